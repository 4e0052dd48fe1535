import { Button, toast } from '@print-shop/ui';
import { useEffect, useRef } from 'react';
import { useText } from './messages/index.ts';

function download(lines: readonly string[]) {
  const url = URL.createObjectURL(new Blob([`${lines.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

/** Shows the recovery codes, which are never shown again, with ways to save them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast(text.copied);
  };
  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="font-bold text-lead outline-none">
        {text.codesTitle}
      </h2>
      <p>{text.codesLead}</p>
      <ul className="grid gap-x-6 gap-y-1 rounded border border-rule bg-paper p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" onClick={copy}>
          {text.copy}
        </Button>
        <Button tone="outline" onClick={() => download([text.fileTitle(window.location.host), ...codes])}>
          {text.download}
        </Button>
        <Button onClick={onSaved}>{text.saved}</Button>
      </div>
    </div>
  );
}
