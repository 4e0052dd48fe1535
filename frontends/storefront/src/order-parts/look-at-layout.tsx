import { buttonClasses } from '@print-shop/ui';
import { LookAtScene } from '@print-shop/web-kit/scene-picture';
import { Link } from 'react-router';
import { useTeeText } from '../tee/messages/index.ts';
import { useText } from './messages/index.ts';
import { useOwnScene } from './use-own-scene.ts';

interface LookAtLayoutProps {
  scene: string;
  /** The colour of the line. */
  color?: string | undefined;
  /** Name of the line. */
  name: string;
  /** Where it can be laid out again; null for a product that is none of the shop's. */
  product: string | null;
}

/** Opens the layout of an ordered line: it cannot be changed any more, but laid out once more on its product. */
export function LookAtLayout({ scene, color, name, product }: LookAtLayoutProps) {
  const { layoutAgain } = useText();
  const { placements } = useTeeText();
  const own = useOwnScene(scene);
  const areaName = (area: string) =>
    Object.hasOwn(placements, area) ? placements[area as keyof typeof placements] : area;
  if (own.scene === undefined) return null;
  return (
    <LookAtScene scene={own.scene} token={own.token} color={color} name={name} areaName={areaName}>
      {product && (
        <Link
          to={`/product/${product}?${new URLSearchParams({ layout: scene })}`}
          className={buttonClasses({ tone: 'outline' })}
        >
          {layoutAgain}
        </Link>
      )}
    </LookAtScene>
  );
}
