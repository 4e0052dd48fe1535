import { getLayoutPrint } from '@print-shop/contracts/client';
import { Button } from '@print-shop/ui';
import { usePermission } from '@print-shop/web-kit';
import { LayoutPicture, LookAtLayout } from '@print-shop/web-kit/layout-picture';
import { useStaffText } from '../messages/index.ts';
import { useDownloadLayoutPrint, useLayout } from './api/use-layout.ts';
import { useText } from './messages/index.ts';

interface LayoutOfProps {
  layout: string;
  /** The colour of the line. */
  color?: string | undefined;
  /** The approved file of the proof is printed then, which may differ from the layout. */
  hasProof?: boolean;
}

/** The customer's layout for a line: its picture, and the print files of each area. For staff who may see artwork. */
export function LayoutOf({ layout, color, hasProof = false }: LayoutOfProps) {
  const text = useText();
  const { placementOf } = useStaffText();
  const isAllowed = usePermission(getLayoutPrint.permission);
  const { data } = useLayout(layout, isAllowed);
  const saving = useDownloadLayoutPrint(layout, text.failed);
  if (!isAllowed) return null;
  const name = hasProof ? text.ofLayout : text.print;
  const nameOf = (view: string, area: string) =>
    data?.views.find(({ id }) => id === view)?.areas.find(({ id }) => id === area)?.name ?? area;
  return (
    <span className="my-2 flex flex-wrap items-end gap-2">
      <LayoutPicture layout={layout} color={color} alt={text.layout} className="w-28 rounded-sm border border-rule">
        {null}
      </LayoutPicture>
      <LookAtLayout layout={layout} color={color} name={text.layout} areaName={placementOf} />
      {data?.sides.flatMap(({ view, area }) =>
        (['pdf', 'png'] as const).map((kind) => (
          <Button
            key={`${view} ${area} ${kind}`}
            tone="outline"
            size="small"
            isBusy={saving.isPending}
            onClick={() => saving.mutate({ view, area, kind })}
          >
            {name(nameOf(view, area), kind.toUpperCase())}
          </Button>
        )),
      )}
    </span>
  );
}
