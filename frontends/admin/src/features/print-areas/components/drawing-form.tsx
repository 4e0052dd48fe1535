import type { PrintAreas, PrintView, Product } from '@print-shop/contracts';
import { Button, FormMessage, ProductPicture, ToggleChip } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useState } from 'react';
import { useSavePrintAreas } from '../api/use-print-areas.ts';
import { isWhole, newView, withView } from '../draft.ts';
import { useText } from '../messages/index.ts';
import { ViewFields } from './view-fields.tsx';

interface DrawingFormProps {
  product: Product;
  areas: PrintAreas;
  onSaved: () => void;
}

/** Width divided by height of product pictures in the shop. */
const PICTURE_ASPECT = 0.8;

/** All sides of a product with their areas; nothing is stored before it is saved. */
export function DrawingForm({ product, areas, onSaved }: DrawingFormProps) {
  const text = useText();
  const [views, setViews] = useState<PrintView[]>(areas.isDefault ? [] : areas.views);
  const [shown, setShown] = useState(0);
  const [isDirty, setIsDirty] = useState(false);
  useLeaveGuard(isDirty, { question: text.discard });
  const saving = useSavePrintAreas(product._id, (saved) => {
    setIsDirty(false);
    setViews(saved.isDefault ? [] : saved.views);
    onSaved();
  });
  const change = (next: PrintView[]) => {
    setIsDirty(true);
    setViews(next);
  };
  const view = views[shown];
  const add = (picture: PrintView['picture']) => {
    const name = views.length === 0 ? text.firstName : text.view(views.length + 1);
    change([...views, newView(picture, PICTURE_ASPECT, views, name)]);
    setShown(views.length);
  };
  return (
    <div className="grid gap-5">
      {views.length === 0 && <p className="text-ink-soft">{areas.views.length > 0 ? text.fromType : text.none}</p>}
      <fieldset>
        <legend className="mb-2 font-semibold">{text.addView}</legend>
        <div className="flex flex-wrap gap-3">
          {product.images.map((image, index) => (
            <button
              key={image}
              type="button"
              aria-label={text.pictureOf(index + 1)}
              onClick={() => add(image)}
              className="w-20 overflow-hidden rounded-sm border border-rule-strong hover:border-action"
            >
              <ProductPicture src={image} alt="" sizes="80px" />
            </button>
          ))}
          <Button tone="outline" onClick={() => add('sheet')}>
            {text.sheet}
          </Button>
        </div>
      </fieldset>
      {views.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the row
        <div role="group" aria-label={text.views} className="flex flex-wrap gap-2">
          {views.map(({ id, name }, index) => (
            <ToggleChip key={id} isSquare isOn={index === shown} onClick={() => setShown(index)}>
              {name}
            </ToggleChip>
          ))}
        </div>
      )}
      {view && (
        <ViewFields
          key={view.id}
          view={view}
          product={product}
          onChange={(next) => change(withView(views, shown, next))}
          onRemove={() => {
            change(withView(views, shown));
            setShown(0);
          }}
        />
      )}
      <FormMessage detail={saving.isError ? messageOf(saving.error, '') : undefined}>
        {saving.isError ? text.saveFailed : undefined}
      </FormMessage>
      {isDirty && !isWhole(views) && <p className="text-ink-soft">{text.incomplete}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          isBusy={saving.isPending}
          busyLabel={text.saving}
          disabled={!isDirty || !isWhole(views)}
          onClick={() => saving.mutate(views)}
        >
          {text.save}
        </Button>
        {!areas.isDefault && (
          <Button
            tone="outline"
            isBusy={saving.isPending}
            onClick={() => window.confirm(text.confirmReset) && saving.mutate([])}
          >
            {text.reset}
          </Button>
        )}
      </div>
    </div>
  );
}
