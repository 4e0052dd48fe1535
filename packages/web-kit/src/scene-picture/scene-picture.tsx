import { type ReactNode, useState } from 'react';
import { useText } from './messages/index.ts';
import { picturesOf, useScene } from './use-scene.ts';

interface ScenePictureProps {
  /** Id of the layout of a line; without one, or where it is gone, `children` are shown. */
  scene: string | undefined;
  /** A guest's token for it. */
  token?: string | undefined;
  alt: string;
  className?: string;
  children: ReactNode;
}

/** What a customer laid out on the product of a line: a picture of each side that something lies on, one below the other. */
export function ScenePicture({ scene, token, alt, className, children }: ScenePictureProps) {
  const text = useText();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const data = useScene(scene, token);
  const shown = data ? picturesOf(data).filter(({ address }) => !failed.includes(address)) : [];
  if (shown.length === 0) return children;
  const images = shown.map(({ view, name, address }) => (
    <img
      key={view}
      src={address}
      alt={alt && shown.length > 1 ? text.side(alt, text.view[view] ?? name) : alt}
      onError={() => setFailed([...failed, address])}
      className={className}
    />
  ));
  return images.length > 1 ? <span className="grid content-start gap-1">{images}</span> : images;
}
