import { getScene } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** Shorter than the address of a picture opens. */
const FRESH_MS = 10 * 60_000;

interface ScenePictureProps {
  /** Id of the layout of a line; without one, or where it is gone, `children` are shown. */
  scene: string | undefined;
  alt: string;
  className?: string;
  children: ReactNode;
}

/** What a customer laid out on the product of a line, as a picture. */
export function ScenePicture({ scene, alt, className, children }: ScenePictureProps) {
  const [failed, setFailed] = useState('');
  const { data } = useQuery({
    ...queryFor(getScene, { params: { id: scene ?? '' } }),
    enabled: scene !== undefined,
    staleTime: FRESH_MS,
    retry: 1,
  });
  if (!data || failed === data.picture) return children;
  return <img src={data.picture} alt={alt} onError={() => setFailed(data.picture)} className={className} />;
}
