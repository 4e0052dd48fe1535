import { Button, Checkbox, Field, Input, Select } from '@print-shop/ui';
import { useText } from './messages/index.ts';
import { type Fault, NUMBERS, type ProfileDraft, type SizeDraft } from './profile-draft.ts';

interface ProfileFieldsProps {
  draft: ProfileDraft;
  /** By the path of the field. */
  faults: Record<string, Fault>;
  onChange: (part: Partial<ProfileDraft>) => void;
}

/** The fault of a field, in words. */
function useFaultText(faults: ProfileFieldsProps['faults']) {
  const { faults: text } = useText();
  return (path: string): string | undefined => {
    const fault = faults[path];
    if (!fault) return undefined;
    return fault.kind === 'least' || fault.kind === 'most' ? text[fault.kind](fault.bound) : text[fault.kind];
  };
}

/** The fields of a print profile. */
export function ProfileFields({ draft, faults, onChange }: ProfileFieldsProps) {
  const text = useText();
  const faultOf = useFaultText(faults);
  return (
    <>
      <SizeFields sizes={draft.sizes} faultOf={faultOf} onChange={(sizes) => onChange({ sizes })} />
      <div className="grid grid-cols-2 items-end gap-3">
        {NUMBERS.map((name) => (
          <Field key={name} label={text.fields[name]} error={faultOf(name)}>
            <Input
              type="number"
              step="any"
              value={draft.numbers[name]}
              onChange={({ target }) => onChange({ numbers: { ...draft.numbers, [name]: target.value } })}
            />
          </Field>
        ))}
      </div>
      <Field label={text.colours}>
        <Select
          value={draft.colours}
          onChange={({ target }) => onChange({ colours: target.value as ProfileDraft['colours'] })}
        >
          {(['cmyk', 'any'] as const).map((mode) => (
            <option key={mode} value={mode}>
              {text.colourModes[mode]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label={text.needsProof}
        checked={draft.needsProof}
        onChange={({ target }) => onChange({ needsProof: target.checked })}
      />
    </>
  );
}

interface SizeFieldsProps {
  sizes: SizeDraft[];
  faultOf: (path: string) => string | undefined;
  onChange: (sizes: SizeDraft[]) => void;
}

/** As many as the contract takes. */
const MOST_SIZES = 30;

function SizeFields({ sizes, faultOf, onChange }: SizeFieldsProps) {
  const text = useText();
  const add = () => {
    const id = Math.max(-1, ...sizes.map((size) => size.id)) + 1;
    onChange([...sizes, { id, name: '', widthMm: '', heightMm: '' }]);
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold text-small">{text.sizes}</legend>
      {sizes.length === 0 && <p className="text-caption text-ink-soft">{text.sizesHint}</p>}
      {sizes.map(({ id, ...size }, at) => {
        const field = (name: keyof typeof size) => ({
          value: size[name],
          onChange: ({ target }: { target: { value: string } }) =>
            onChange(sizes.with(at, { id, ...size, [name]: target.value })),
        });
        return (
          <fieldset key={id} className="grid min-w-0 grid-cols-2 gap-2 rounded border border-rule p-3">
            <legend className="px-1 text-caption text-ink-soft">{text.sizeNo(at + 1)}</legend>
            <Field label={text.sizeName} error={faultOf(`sizes.${at}.name`)} className="col-span-2">
              <Input maxLength={60} {...field('name')} />
            </Field>
            <Field label={text.width} error={faultOf(`sizes.${at}.widthMm`)}>
              <Input type="number" step="any" {...field('widthMm')} />
            </Field>
            <Field label={text.height} error={faultOf(`sizes.${at}.heightMm`)}>
              <Input type="number" step="any" {...field('heightMm')} />
            </Field>
            <Button
              tone="quiet"
              size="small"
              className="col-span-2 justify-self-start"
              onClick={() => onChange(sizes.filter((other) => other.id !== id))}
            >
              {text.removeSize(at + 1)}
            </Button>
          </fieldset>
        );
      })}
      {sizes.length < MOST_SIZES && (
        <Button tone="outline" size="small" className="justify-self-start" onClick={add}>
          {text.addSize}
        </Button>
      )}
    </fieldset>
  );
}
