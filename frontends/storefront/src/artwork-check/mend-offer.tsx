import type { ArtworkFile, MendCode } from '@print-shop/contracts';
import { Button, Checkbox, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { usePagePictures } from './api/use-artwork-file.ts';
import { useMendFile } from './api/use-mend-file.ts';
import { useText } from './messages/index.ts';

interface MendOfferProps {
  file: ArtworkFile;
  /** Shows the mended file, or the one that it was made of. */
  onShow: (id: string) => void;
}

/**
 * The faults that the shop can mend by itself. The mend is a new file, and the old one stays beside it. A mere note is mended only where
 * its sender wants it, as some mends make a picture of a drawing.
 */
export function MendOffer({ file: { _id: id, checks }, onShow }: MendOfferProps) {
  const { mend: text } = useText();
  const mends = [...new Set(checks.flatMap(({ mend }) => mend ?? []))];
  const isAsked = (one: MendCode) => checks.some(({ mend, level }) => mend === one && level !== 'note');
  const [chosen, setChosen] = useState<readonly MendCode[]>(() =>
    mends.some(isAsked) ? mends.filter(isAsked) : mends,
  );
  const { mutate, isPending, error } = useMendFile(id, onShow);
  if (mends.length === 0) return null;
  return (
    <section
      aria-labelledby="mend"
      className="mt-8 grid justify-items-start gap-3 rounded border border-rule bg-sheet p-5"
    >
      <h3 id="mend" className="font-bold">
        {text.title}
      </h3>
      <fieldset className="grid gap-1">
        <legend className="sr-only">{text.choose}</legend>
        {mends.map((one) => (
          <Checkbox
            key={one}
            label={text.codes[one]}
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
        ))}
      </fieldset>
      <p className="text-ink-soft text-small">{text.lead}</p>
      <FormMessage>{error ? messageOf(error, text.failed) : undefined}</FormMessage>
      <Button isBusy={isPending} busyLabel={text.busy} disabled={chosen.length === 0} onClick={() => mutate(chosen)}>
        {text.submit}
      </Button>
    </section>
  );
}

/** A page before and after it was mended, side by side. Nothing for a file that nobody mended. */
export function BeforeAndAfter({
  file,
  page,
  after,
  onShow,
}: MendOfferProps & { page: number; after: string | undefined }) {
  const { mend: text } = useText();
  const before = usePagePictures(file.mendedFrom ?? '', Boolean(file.mendedFrom)).pictures[page - 1];
  if (!file.mendedFrom) return null;
  const { mendedFrom } = file;
  return (
    <section aria-labelledby="mended" className="mt-8 grid gap-3">
      <h3 id="mended" className="font-bold">
        {text.mended}
      </h3>
      <div className="grid grid-cols-2 items-start gap-4">
        {(
          [
            ['before', before],
            ['after', after],
          ] as const
        ).map(([side, src]) => (
          <figure key={side} className="min-w-0">
            {src && (
              <img src={src} alt={text.sideOf(side, page)} className="w-full rounded border border-rule bg-white" />
            )}
            <figcaption className="mt-1 text-caption text-ink-soft">{text[side]}</figcaption>
          </figure>
        ))}
      </div>
      <div>
        <Button tone="outline" size="small" onClick={() => onShow(mendedFrom)}>
          {text.back}
        </Button>
      </div>
    </section>
  );
}
