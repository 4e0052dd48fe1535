import { ARTWORK_MAX_BYTES_IN_PARTS, acceptOf } from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import type { Purpose } from '@print-shop/web-kit/artwork-upload';
import { ARTWORK_FILE_KINDS, type ArtworkFault } from './artwork-kinds.ts';
import { useText } from './messages/index.ts';
import { useArtworkUpload } from './use-artwork-upload.ts';

const ACCEPT = acceptOf(ARTWORK_FILE_KINDS);
const KINDS = ARTWORK_FILE_KINDS.map(({ name }) => name).join(', ');
const MEGABYTES = ARTWORK_MAX_BYTES_IN_PARTS / 2 ** 20;

interface ArtworkDropProps {
  label: string;
  purpose: Purpose;
  onSent: (id: string) => void;
}

/** Takes one file to check, and shows how far it is sent. */
export function ArtworkDrop({ label, purpose, onSent }: ArtworkDropProps) {
  const text = useText();
  const { state, send, resume, cancel } = useArtworkUpload(onSent);
  const faultText = (fault: ArtworkFault) =>
    ({
      wrongKind: text.faults.wrongKind(KINDS),
      tooLarge: text.faults.tooLarge(MEGABYTES),
      empty: text.faults.empty,
    })[fault];

  if (state.step === 'sending' || state.step === 'failed')
    return (
      <div className="grid gap-3 rounded border border-rule-strong bg-sheet p-4">
        <p className="break-all font-semibold">{text.sending(state.name)}</p>
        <progress
          max={100}
          value={state.percent}
          aria-label={text.sending(state.name)}
          className="h-2 w-full accent-action"
        />
        <p role="status" className="text-ink-soft text-small">
          {text.sent(state.percent)}
        </p>
        {state.step === 'failed' && <FormMessage>{messageOf(state.failure, text.sendFailed)}</FormMessage>}
        <p className="flex flex-wrap gap-3">
          {state.step === 'failed' && <Button onClick={resume}>{text.goOn}</Button>}
          <Button tone="outline" onClick={cancel}>
            {state.step === 'failed' ? text.otherFile : text.cancel}
          </Button>
        </p>
      </div>
    );
  return (
    <div className="grid gap-3">
      <FormMessage>{state.step === 'empty' && state.fault ? faultText(state.fault) : undefined}</FormMessage>
      <FileDrop
        label={label}
        hint={text.kindsHint(KINDS, MEGABYTES)}
        accept={ACCEPT}
        onFiles={([file]) => file && void send(file, purpose)}
      />
    </div>
  );
}
