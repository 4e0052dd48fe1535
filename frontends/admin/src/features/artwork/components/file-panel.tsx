import type { ArtworkFile, Proof } from '@print-shop/contracts';
import { ARTWORK_MAX_BYTES_IN_PARTS } from '@print-shop/contracts/client';
import { Badge, type BadgeTone, Button, FormMessage, Spinner, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useArtworkFile, useOpenArtworkFile } from '../api/use-artwork-file.ts';
import { useCorrectedFile } from '../api/use-corrected-file.ts';
import { proofOf } from '../api/use-proof-change.ts';
import { useText } from '../messages/index.ts';
import { SendForm } from './send-form.tsx';

const TONES: Record<'must' | 'should' | 'note', BadgeTone> = { must: 'bad', should: 'wait', note: 'plain' };

/** The file of a line with what was found in it, a corrected one in its place, and the next proof of it. */
export function FilePanel({ proof, mayWrite }: { proof: Proof; mayWrite: boolean }) {
  const text = useText().file;
  const [corrected, setCorrected] = useState<ArtworkFile>();
  const fileId = corrected?._id ?? proof.fileId ?? '';
  const query = useArtworkFile(fileId, fileId !== '' && !corrected);
  const { data: file } = query;
  useProofAfter(file?.state === 'checking', proof._id);
  const shown = corrected ?? file;
  const none = <p className="text-ink-soft">{text.none}</p>;
  return (
    <section aria-labelledby="file" className="grid content-start gap-4 rounded border border-rule bg-sheet p-5">
      <h2 id="file" className="font-bold">
        {text.title}
      </h2>
      {shown && <Found file={shown} />}
      {!shown && fileId === '' && none}
      {!shown && fileId !== '' && (
        <Region query={query} loading={<Spinner />} failed={text.loadFailed} empty={none}>
          {(found) => <Found file={found} />}
        </Region>
      )}
      {mayWrite && proof.state !== 'approved' && proof.state !== 'cancelled' && (
        <>
          <Upload productType={proof.productType} onChecked={setCorrected} />
          {shown?.state === 'checked' && <SendForm key={shown._id} proof={proof} file={shown} />}
        </>
      )}
    </section>
  );
}

/** Reads the proof again once its file is checked: what is found says what the line waits for. */
function useProofAfter(isChecking: boolean, id: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isChecking) return;
    return () => void queries.invalidateQueries({ queryKey: proofOf(id).queryKey });
  }, [isChecking, id, queries]);
}

function Found({ file: { _id: id, name, state, checks, refusal } }: { file: ArtworkFile }) {
  const text = useText().file;
  const open = useOpenArtworkFile(id, (error) => toast(messageOf(error, text.failed), 'bad'));
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
        {state === 'checked' && (
          <Button
            tone="outline"
            size="small"
            isBusy={open.isPending}
            busyLabel={text.opening}
            onClick={() => open.mutate()}
          >
            {text.open}
          </Button>
        )}
      </p>
      {refusal && <FormMessage>{refusal.message}</FormMessage>}
      {state === 'checking' && (
        <p role="status" className="text-ink-soft">
          {text.isChecked}
        </p>
      )}
      {state === 'checked' && checks.length === 0 && <p className="text-ink-soft">{text.clean}</p>}
      {checks.length > 0 && (
        <ul aria-label={text.checks} className="grid gap-2">
          {checks.map(({ code, level, page, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the checks of a file never change
            <li key={`${code} ${index}`} className="flex flex-wrap items-baseline gap-x-2">
              <Badge tone={TONES[level]}>{text.levels[level]}</Badge>
              {page && <span className="text-caption text-ink-soft">{text.page(page)}</span>}
              <span className="basis-full [overflow-wrap:anywhere]">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Upload({ productType, onChecked }: { productType: string; onChecked: (file: ArtworkFile) => void }) {
  const text = useText().file;
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { mutate, reset, resume, isPending, isSuccess, error, percent } = useCorrectedFile(productType, onChecked);
  const failed = error ? messageOf(error, resume ? text.broken : text.refused) : undefined;
  return (
    <div className="grid gap-2">
      <div>
        <Button
          tone="outline"
          size="small"
          isBusy={isPending}
          busyLabel={percent < 100 ? text.uploading(percent) : text.checking}
          onClick={() => input.current?.click()}
        >
          {text.upload}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label={text.upload}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (!file) return;
            const isLarge = file.size > ARTWORK_MAX_BYTES_IN_PARTS;
            setIsTooLarge(isLarge);
            if (isLarge) reset();
            else mutate(file);
          }}
        />
      </div>
      <p role="status" className="text-caption text-ink-soft">
        {isSuccess ? text.uploaded : text.kinds}
      </p>
      <FormMessage>{isTooLarge ? text.tooLarge : failed}</FormMessage>
      {resume && (
        <div>
          <Button tone="outline" size="small" onClick={resume}>
            {text.resume}
          </Button>
        </div>
      )}
    </div>
  );
}
