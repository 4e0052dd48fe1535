import type { ArtworkFile, MendCode } from '@print-shop/contracts';
import { mendArtworkFile } from '@print-shop/contracts/client';
import { Button, FormMessage } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { keepToken, tokenQuery } from './kept.ts';
import { useText } from './messages/index.ts';
import { usePagePictures } from './use-artwork-file.ts';

interface MendOfferProps {
  file: ArtworkFile;
  /** Shows the mended file, or the one that it was made of. */
  onShow: (id: string) => void;
}

/** What the shop can mend by itself, all of it at once: a new file, beside which the old one stays. */
export function MendOffer({ file: { _id: id, checks }, onShow }: MendOfferProps) {
  const { mend: text } = useText();
  const mends = [...new Set(checks.flatMap(({ mend }) => mend ?? []))];
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: MendCode[]) =>
      call(mendArtworkFile, { params: { id }, query: tokenQuery(id), body: { mends: chosen } }),
    onSuccess: ({ _id, token }) => {
      keepToken(_id, token);
      onShow(_id);
    },
  });
  if (mends.length === 0) return null;
  return (
    <section
      aria-labelledby="mend"
      className="mt-8 grid justify-items-start gap-3 rounded border border-rule bg-sheet p-5"
    >
      <h3 id="mend" className="font-bold">
        {text.title}
      </h3>
      <ul className="grid list-disc gap-1 pl-5">
        {mends.map((one) => (
          <li key={one}>{text.codes[one]}</li>
        ))}
      </ul>
      <p className="text-ink-soft text-small">{text.lead}</p>
      <FormMessage>{error ? messageOf(error, text.failed) : undefined}</FormMessage>
      <Button isBusy={isPending} busyLabel={text.busy} onClick={() => mutate(mends)}>
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
            {src && <img src={src} alt={text.sideOf(side, page)} className="w-full rounded border border-rule" />}
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
