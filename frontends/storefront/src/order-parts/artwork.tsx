import type { OrderArtwork } from '@print-shop/contracts';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { Region } from '@print-shop/web-kit/region';
import { FileVerdict } from '../artwork-check/file-verdict.tsx';
import { useOrderArtwork } from './api/use-order-artwork.ts';
import { useText } from './messages/index.ts';

type OrderFile = OrderArtwork['lines'][number]['files'][number];

/** The files of an order. By a link it also has what was laid out, which the rest of the page cannot open then. */
export function OrderedArtwork({ order }: { order: string }) {
  const { artwork: text } = useText();
  const { orderLink } = useOrderAccess();
  return (
    <Region query={useOrderArtwork(order)} loading={null} failed={text.failed}>
      {(artwork) => <ArtworkBox artwork={artwork} hasLayouts={orderLink !== undefined} />}
    </Region>
  );
}

function ArtworkBox({ artwork, hasLayouts }: { artwork: OrderArtwork; hasLayouts: boolean }) {
  const { artwork: text } = useText();
  const lines = artwork.lines.filter(({ files, picture }) => files.length > 0 || (hasLayouts && picture !== null));
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="order-artwork" className="rounded border border-rule bg-sheet p-6">
      <h2 id="order-artwork" className="font-bold">
        {text.title}
      </h2>
      {lines.map(({ lineId, name, picture, pictures = picture ? [{ view: '', address: picture }] : [], files }) => (
        <div key={lineId} className="mt-3">
          {name && <h3 className="font-semibold text-small [overflow-wrap:anywhere]">{name}</h3>}
          {hasLayouts && pictures.length > 0 && (
            <div className="mt-2 flex flex-wrap gap-2">
              {pictures.map(({ view, address }) => (
                <img
                  key={view}
                  src={address}
                  alt={text.layout}
                  loading="lazy"
                  className="h-40 rounded border border-rule"
                />
              ))}
            </div>
          )}
          <ul className="grid">
            {files.map((file) => (
              <File key={file._id} file={file} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function File({ file }: { file: OrderFile }) {
  const { name, preview, original } = file;
  const { artwork: text } = useText();
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-4 border-rule border-b py-3 last:border-b-0">
      {preview ? (
        <img
          src={preview}
          alt={text.preview(name)}
          loading="lazy"
          className="h-24 w-full rounded-sm border border-rule bg-white object-contain"
        />
      ) : (
        <span />
      )}
      <div className="grid min-w-0 justify-items-start gap-1 text-small [overflow-wrap:anywhere]">
        <p className="font-semibold">{name}</p>
        <FileVerdict file={file} />
        {original && (
          <a href={original} className="inline-flex min-h-11 items-center text-action underline">
            {text.download}
          </a>
        )}
      </div>
    </li>
  );
}
