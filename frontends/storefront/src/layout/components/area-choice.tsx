import type { PrintView } from '@print-shop/contracts';
import { ToggleChip } from '@print-shop/ui';
import { useTeeText } from '../../tee/messages/index.ts';
import type { Laid } from '../editing.ts';
import { useText } from '../messages/index.ts';

interface AreaChoiceProps {
  views: readonly PrintView[];
  laid: Laid;
  onLook: (view: string, area: string) => void;
}

/** The name of an area: the six placements of shirts and both sides in the reader's language, others as staff named them. */
export function useAreaName(): (name: string) => string {
  const { placements } = useTeeText();
  const { view } = useText();
  return (name) => ({ ...placements, Front: view.front, Back: view.back })[name] ?? name;
}

/** Which side of the product is looked at, and which of its areas is laid out. A dot marks those with something on them. */
export function AreaChoice({ views, laid, onLook }: AreaChoiceProps) {
  const text = useText();
  const nameOf = useAreaName();
  const view = views.find(({ id }) => id === laid.view);
  const isUsed = (viewId: string, areaId?: string) =>
    laid.sides.some((side) => side.view === viewId && (areaId === undefined || side.area === areaId));
  const dot = <span aria-hidden="true" className="size-2 rounded-full bg-magenta" />;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {views.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the row
        <div role="group" aria-label={text.views} className="flex flex-wrap gap-2">
          {views.map(({ id, name, areas }) => (
            <ToggleChip key={id} isSquare isOn={id === laid.view} onClick={() => onLook(id, areas[0]?.id ?? '')}>
              {text.view[id] ?? name}
              {isUsed(id) && dot}
            </ToggleChip>
          ))}
        </div>
      )}
      {view && view.areas.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the row
        <div role="group" aria-label={text.areas} className="flex flex-wrap gap-2">
          {view.areas.map(({ id, name }) => (
            <ToggleChip key={id} isSquare isOn={id === laid.area} onClick={() => onLook(view.id, id)}>
              {nameOf(name)}
              {isUsed(view.id, id) && dot}
            </ToggleChip>
          ))}
        </div>
      )}
    </div>
  );
}
