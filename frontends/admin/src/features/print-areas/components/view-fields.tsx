import type { AreaShape, PrintView, Product } from '@print-shop/contracts';
import { Button, Field, Input, Select } from '@print-shop/ui';
import { newArea, type Spot, withArea, withPart } from '../draft.ts';
import { useText } from '../messages/index.ts';
import { AreaCanvas } from './area-canvas.tsx';
import { AreaFields } from './area-fields.tsx';

interface ViewFieldsProps {
  view: PrintView;
  product: Product;
  onChange: (view: PrintView) => void;
  onRemove: () => void;
}

/** One side of the product: its name, its picture for each colour, and its areas. */
export function ViewFields({ view, product, onChange, onRemove }: ViewFieldsProps) {
  const text = useText();
  const add = (shape: AreaShape) => {
    const name = view.areas.length === 0 ? view.name : `${text.newName} ${view.areas.length + 1}`;
    onChange({ ...view, areas: [...view.areas, newArea(shape, view, name)] });
  };
  const pictureOf = (color: string) => view.variants.find((one) => one.color === color)?.picture ?? '';
  const choose = (color: string, picture: string) =>
    onChange({
      ...view,
      variants: [...view.variants.filter((one) => one.color !== color), ...(picture ? [{ color, picture }] : [])],
    });
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <AreaCanvas
        view={view}
        onShape={add}
        onCutOut={(corners: Spot[]) => onChange({ ...view, areas: withPart(view.areas, corners) })}
      />
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <Field label={text.viewName}>
            <Input
              maxLength={60}
              defaultValue={view.name}
              onBlur={({ target }) => target.value.trim() && onChange({ ...view, name: target.value.trim() })}
            />
          </Field>
          <Button tone="danger" onClick={onRemove}>
            {text.removeView}
          </Button>
        </div>
        {product.colors.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer font-semibold">{text.variants}</summary>
            <div className="grid grid-cols-2 gap-3">
              {product.colors.map((color) => (
                <Field key={color} label={color}>
                  <Select value={pictureOf(color)} onChange={({ target }) => choose(color, target.value)}>
                    <option value="">{text.samePicture}</option>
                    {product.images.map((image, index) => (
                      <option key={image} value={image}>
                        {text.pictureOf(index + 1)}
                      </option>
                    ))}
                  </Select>
                </Field>
              ))}
            </div>
          </details>
        )}
        {view.areas.map((area, index) => (
          <AreaFields
            key={area.id}
            area={area}
            onChange={(next) => onChange(withArea(view, index, next))}
            onRemove={() => onChange(withArea(view, index))}
          />
        ))}
      </div>
    </div>
  );
}
