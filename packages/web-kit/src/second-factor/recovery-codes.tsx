import { Button, toast } from '@print-shop/ui';
import { saveFile } from '@print-shop/web-kit/save-file';
import { useEffect, useRef } from 'react';
import { useText } from './messages/index.ts';

/** Shows the recovery codes, which are never shown again, with ways to save them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast(text.copied);
    } catch {
      toast(text.notCopied, 'bad');
    }
  };
  const download = () => {
    const lines = [text.fileTitle(window.location.host), ...codes, ''];
    saveFile('recovery-codes.txt', new Blob([lines.join('\n')], { type: 'text/plain' }));
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
        <Button tone="outline" onClick={download}>
          {text.download}
        </Button>
        <Button onClick={onSaved}>{text.saved}</Button>
      </div>
    </div>
  );
}
