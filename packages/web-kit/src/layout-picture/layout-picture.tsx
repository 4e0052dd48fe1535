import { type ReactNode, useState } from 'react';
import { picturesOf, useLayout } from './api/use-layout.ts';
import { useText } from './messages/index.ts';

interface LayoutPictureProps {
  /** Id of the layout of a line; without one, or where it is gone, `children` are shown. */
  layout: string | undefined;
  /** A guest's token for it. */
  token?: string | undefined;
  /** The colour of the line; as it was laid out without one. */
  color?: string | undefined;
  alt: string;
  className?: string;
  children: ReactNode;
}

/** The customer's layout on the product of a line: a picture of each side that something lies on, one below the other. */
export function LayoutPicture({ layout: id, token, color, alt, className, children }: LayoutPictureProps) {
  const text = useText();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const { layout, renew } = useLayout(id, token);
  const shown = layout ? picturesOf(layout, color).filter(({ address }) => !failed.includes(address)) : [];
  if (shown.length === 0) return children;
  const images = shown.map(({ view, name, address }) => (
    <img
      key={view}
      src={address}
      alt={alt && shown.length > 1 ? text.side(alt, text.view[view] ?? name) : alt}
      onError={async () => {
        if (!(await renew())) setFailed((known) => [...known, address]);
      }}
      className={className}
    />
  ));
  return images.length > 1 ? <span className="grid content-start gap-1">{images}</span> : images;
}
