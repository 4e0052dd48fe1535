import { LANGUAGES } from '@print-shop/i18n';
import { Logo, ProductPicture } from '@print-shop/ui';
import type { SettingField } from '../fields.ts';
import { inLanguage, type Value } from '../form-values.ts';
import { useText } from '../messages/index.ts';

interface PreviewProps {
  fields: readonly SettingField[];
  value: Value;
}

/** Whether a value has neither text nor number in it. */
function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return typeof value !== 'number' && !value;
}

/** Shows the texts, numbers and pictures of a section as customers read them in each language: Hindi where there is some, else English. */
export function Preview({ fields, value }: PreviewProps) {
  const text = useText();
  return (
    <section aria-labelledby="preview" className="rounded border border-rule bg-sheet p-5">
      <h2 id="preview" className="mb-3 font-bold text-lead">
        {text.preview}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['en', 'hi'] as const).map((language) => (
          <div key={language}>
            <h3 className="mb-2 font-semibold text-ink-soft">{LANGUAGES[language]}</h3>
            <div lang={language}>
              <Shown fields={fields} value={inLanguage(value, language)} labelsAt="" />
            </div>
            {isBlank(value) && <p className="text-ink-soft">{text.nothingYet}</p>}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The texts, numbers and pictures of a value, each under its label. */
function Shown({ fields, value, labelsAt }: PreviewProps & { labelsAt: string }) {
  const text = useText();
  return (
    <dl className="grid gap-2">
      {fields.map(({ name, kind, ...field }) => {
        const part = value[name];
        const isShown = kind === 'text' || kind === 'texts' || kind === 'area' || kind === 'number';
        if (isShown && (typeof part === 'number' || (typeof part === 'string' && part)))
          return (
            <div key={name}>
              <dt className="text-caption text-ink-soft">{text.label(labelsAt + name)}</dt>
              <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{part}</dd>
            </div>
          );
        if ((kind === 'logo' || kind === 'picture') && typeof part === 'string' && part)
          return (
            <div key={name}>
              <dt className="text-caption text-ink-soft">{text.label(labelsAt + name)}</dt>
              <dd className="w-24">
                {kind === 'logo' ? (
                  <Logo src={part} className="size-24" />
                ) : (
                  <ProductPicture src={part} alt="" sizes="96px" />
                )}
              </dd>
            </div>
          );
        const parts = (Array.isArray(part) ? part : kind === 'group' && name !== 'hi' && part ? [part] : []) as Value[];
        if (!('fields' in field) || parts.length === 0) return null;
        return (
          <div key={name}>
            <dt className="font-semibold">{text.label(labelsAt + name)}</dt>
            {parts.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else that tells them apart
              <dd key={at} className="mt-1 border-rule border-l-2 pl-3">
                <Shown fields={field.fields} value={one} labelsAt={`${labelsAt}${name}.`} />
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
