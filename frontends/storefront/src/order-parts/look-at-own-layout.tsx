import { buttonClasses } from '@print-shop/ui';
import { LookAtLayout } from '@print-shop/web-kit/layout-picture';
import { Link } from 'react-router';
import { useTeeText } from '../tee/messages/index.ts';
import { useText } from './messages/index.ts';
import { useOwnLayout } from './use-own-layout.ts';

interface LookAtOwnLayoutProps {
  layout: string;
  /** The colour of the line. */
  color?: string | undefined;
  /** Name of the line. */
  name: string;
  /** Where it can be laid out again; null for a product that is none of the shop's. */
  product: string | null;
}

/** Opens the layout of an ordered line: it cannot be changed any more, but laid out once more on its product. */
export function LookAtOwnLayout({ layout, color, name, product }: LookAtOwnLayoutProps) {
  const { layoutAgain } = useText();
  const { placements } = useTeeText();
  const own = useOwnLayout(layout);
  const areaName = (area: string) =>
    Object.hasOwn(placements, area) ? placements[area as keyof typeof placements] : area;
  if (own.layout === undefined) return null;
  return (
    <LookAtLayout layout={own.layout} token={own.token} color={color} name={name} areaName={areaName}>
      {product && (
        <Link
          to={`/product/${product}?${new URLSearchParams({ layout })}`}
          className={buttonClasses({ tone: 'outline' })}
        >
          {layoutAgain}
        </Link>
      )}
    </LookAtLayout>
  );
}
