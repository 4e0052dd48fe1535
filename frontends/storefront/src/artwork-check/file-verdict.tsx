import type { ArtworkFile } from '@print-shop/contracts';
import { Badge, type BadgeTone } from '@print-shop/ui';
import { useText } from './messages/index.ts';

type Verdict = 'checking' | 'refused' | 'must' | 'ready';

const tones: Record<Verdict, BadgeTone> = { checking: 'info', refused: 'bad', must: 'wait', ready: 'good' };

function verdictOf({ state, checks }: Pick<ArtworkFile, 'state' | 'checks'>): Verdict {
  if (state !== 'checked') return state;
  return checks.some(({ level }) => level === 'must') ? 'must' : 'ready';
}

/** In a few words, whether a file can be printed, and what was found in it. */
export function FileVerdict({ file }: { file: Pick<ArtworkFile, 'state' | 'checks' | 'refusal'> }) {
  const { verdict: text } = useText();
  const { refusal, checks } = file;
  const verdict = verdictOf(file);
  return (
    <>
      <Badge tone={tones[verdict]}>{text[verdict]}</Badge>
      {refusal && <p>{refusal.message}</p>}
      {checks.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">{text.found(checks.length)}</summary>
          <ul className="grid list-disc gap-1 pl-5">
            {checks.map(({ code, page, message }) => (
              <li key={[code, page, message].join()}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
