import { PAYMENT_METHODS } from '@print-shop/contracts/client';
import { Button, Checkbox, Field, Input, Textarea } from '@print-shop/ui';
import { LoadFailed } from '@print-shop/web-kit/region';
import { get, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useProductTypes } from '../../../api/use-product-types.ts';
import { useStaffText } from '../../../messages/index.ts';
import type { PlainField, SettingField } from '../fields.ts';
import { type FormValues, toForm } from '../form-values.ts';
import { useText } from '../messages/index.ts';
import { PictureField } from './picture-field.tsx';

interface FieldsProps {
  form: UseFormReturn<FormValues>;
  fields: readonly SettingField[];
  /** The place in the form's values, ending in a dot; empty for the whole section. */
  at: string;
  /** The same among the labels: without the numbers of list entries. */
  labelsAt: string;
  /** Fields at the top that nobody may change here. */
  locked: readonly string[];
  isDisabled: boolean;
}

/** The controls of a section, or of a part of it. */
export function SettingFields({ fields, locked, isDisabled, ...place }: FieldsProps) {
  return (
    <>
      {fields.map((field) => (
        <OneField
          key={field.name}
          {...place}
          field={field}
          isLocked={locked.includes(field.name)}
          isDisabled={isDisabled || locked.includes(field.name)}
        />
      ))}
    </>
  );
}

interface OneProps extends Pick<FieldsProps, 'form' | 'at' | 'labelsAt' | 'isDisabled'> {
  field: SettingField;
  isLocked: boolean;
}

const INPUT_TYPES: Partial<Record<PlainField['kind'], string>> = {
  number: 'number',
  rupees: 'number',
  day: 'date',
  moment: 'datetime-local',
};

function useFault(form: UseFormReturn<FormValues>, name: string): string | undefined {
  return (get(form.formState.errors, name) as { message?: string } | undefined)?.message;
}

function OneField({ field, isLocked, ...props }: OneProps) {
  const { form, at, labelsAt, isDisabled } = props;
  const text = useText();
  const name = at + field.name;
  const labelAt = labelsAt + field.name;
  const label = text.label(labelAt);
  const error = useFault(form, name);
  const hint = isLocked ? text.locked : text.hints[labelAt];
  const shown = { label, error, ...(hint ? { hint } : {}) };
  switch (field.kind) {
    case 'group':
      return (
        <fieldset className="grid gap-4 rounded border border-rule p-4">
          <legend className="px-1 font-semibold">{label}</legend>
          {hint && <p className="text-caption text-ink-soft">{hint}</p>}
          <SettingFields
            form={form}
            fields={field.fields}
            at={`${name}.`}
            labelsAt={`${labelAt}.`}
            locked={[]}
            isDisabled={isDisabled}
          />
          <Fault>{error}</Fault>
        </fieldset>
      );
    case 'list':
      return <ListField {...props} field={field} label={label} />;
    case 'texts':
      return <TextsField {...props} name={name} label={label} hint={hint} isLong={field.isLong ?? false} />;
    case 'check':
      return <Checkbox label={label} disabled={isDisabled} {...form.register(name)} />;
    case 'choices':
      return <ChoicesField {...props} name={name} label={label} from={field.from} />;
    case 'products':
      return <ProductsField {...props} label={label} />;
    case 'picture':
    case 'logo':
      return (
        <PictureField
          form={form}
          name={name}
          label={label}
          error={error}
          hint={hint}
          isDisabled={isDisabled}
          isLogo={field.kind === 'logo'}
        />
      );
    case 'area':
      return (
        <Field {...shown} isOptional={field.isOptional === true}>
          <Textarea disabled={isDisabled} {...form.register(name)} />
        </Field>
      );
    default:
      return (
        <Field {...shown} isOptional={field.isOptional === true || field.isNullable === true}>
          <Input
            type={INPUT_TYPES[field.kind] ?? 'text'}
            step={field.kind === 'rupees' ? '0.01' : undefined}
            disabled={isDisabled}
            className={field.kind === 'text' ? undefined : 'max-w-64'}
            {...form.register(name)}
          />
        </Field>
      );
  }
}

const Fault = ({ children }: { children: string | undefined }) =>
  children ? (
    <p role="alert" className="font-medium text-bad text-caption">
      {children}
    </p>
  ) : null;

type PartProps = Pick<OneProps, 'form' | 'isDisabled'> & { label: string };

/** A text in both languages, beside each other. */
function TextsField({
  form,
  name,
  label,
  hint,
  isLong,
  isDisabled,
}: PartProps & { name: string; hint: string | undefined; isLong: boolean }) {
  const text = useText();
  const faults = { en: useFault(form, `${name}.en`), hi: useFault(form, `${name}.hi`) };
  const Control = isLong ? Textarea : Input;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(['en', 'hi'] as const).map((language) => (
        <Field
          key={language}
          label={text.inLanguage(label, language)}
          error={faults[language]}
          {...(hint ? { hint } : {})}
        >
          <Control lang={language} disabled={isDisabled} {...form.register(`${name}.${language}`)} />
        </Field>
      ))}
    </div>
  );
}

interface ListProps extends Omit<OneProps, 'field' | 'isLocked'> {
  field: Extract<SettingField, { kind: 'group' | 'list' }>;
  label: string;
}

/** Entries that can be added, moved up and removed. */
function ListField({ form, field, at, labelsAt, label, isDisabled }: ListProps) {
  const text = useText();
  const { removeOf } = useStaffText();
  const name = at + field.name;
  const { fields: entries, append, remove, move } = useFieldArray({ control: form.control, name: name as never });
  const error = useFault(form, name);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{label}</legend>
      {entries.map((entry, place) => {
        const nth = text.entry(label, place + 1);
        return (
          <fieldset key={entry.id} className="grid gap-4 rounded border border-rule p-4">
            <legend className="px-1 text-ink-soft text-small">{nth}</legend>
            <SettingFields
              form={form}
              fields={field.fields}
              at={`${name}.${place}.`}
              labelsAt={`${labelsAt}${field.name}.`}
              locked={[]}
              isDisabled={isDisabled}
            />
            <div className="flex flex-wrap gap-2">
              {place > 0 && (
                <Button
                  tone="quiet"
                  size="small"
                  disabled={isDisabled}
                  aria-label={text.moveUpOf(nth)}
                  onClick={() => move(place, place - 1)}
                >
                  {text.moveUp}
                </Button>
              )}
              <Button
                tone="danger"
                size="small"
                disabled={isDisabled}
                aria-label={removeOf(nth)}
                onClick={() => remove(place)}
              >
                {text.remove}
              </Button>
            </div>
          </fieldset>
        );
      })}
      <Fault>{error}</Fault>
      <Button
        tone="outline"
        size="small"
        className="justify-self-start"
        disabled={isDisabled}
        onClick={() => append(toForm(field.fields) as never)}
      >
        {text.add(label)}
      </Button>
    </fieldset>
  );
}

const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** Several of a fixed list. */
function ChoicesField({
  form,
  name,
  label,
  from,
  isDisabled,
}: PartProps & { name: string; from: 'methods' | 'weekdays' }) {
  const text = useText();
  const error = useFault(form, name);
  const choices =
    from === 'methods'
      ? PAYMENT_METHODS.map((method) => [method, text.methods[method]] as const)
      : WEEKDAYS.map((day) => [day, text.weekdays[day]] as const);
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(([value, shown]) => (
          <Checkbox key={value} label={shown} value={value} disabled={isDisabled} {...form.register(name)} />
        ))}
      </div>
      <Fault>{error}</Fault>
    </fieldset>
  );
}

interface Category {
  type: string;
  category: string;
}

/** Whole product types, and single categories of them. */
function ProductsField({ form, at, label, isDisabled }: PartProps & { at: string }) {
  const text = useText();
  const { typesFailed } = useStaffText();
  const types = useProductTypes();
  const [chosen = [], categories = []] = useWatch({
    control: form.control,
    name: [`${at}types`, `${at}categories`],
  }) as [string[] | undefined, Category[] | undefined];
  const isChosen = (type: string, category: string) =>
    categories.some((one) => one.type === type && one.category === category);
  const set = (name: string, value: unknown) => form.setValue(at + name, value, { shouldDirty: true });
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{label}</legend>
      <p className="text-caption text-ink-soft">{text.productsHint}</p>
      <LoadFailed query={types}>{typesFailed}</LoadFailed>
      {types.data?.map(({ _id, type, category: ofType }) => (
        <div key={_id} className="flex flex-wrap items-center gap-x-5 border-rule border-t py-1">
          <Checkbox
            label={type}
            className="font-semibold"
            checked={chosen.includes(_id)}
            disabled={isDisabled}
            onChange={({ target }) =>
              set('types', target.checked ? [...chosen, _id] : chosen.filter((id) => id !== _id))
            }
          />
          {ofType.map((category) => (
            <Checkbox
              key={category}
              label={category}
              checked={chosen.includes(_id) || isChosen(_id, category)}
              disabled={isDisabled || chosen.includes(_id)}
              onChange={({ target }) =>
                set(
                  'categories',
                  target.checked
                    ? [...categories, { type: _id, category }]
                    : categories.filter((one) => !(one.type === _id && one.category === category)),
                )
              }
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
