import type { Import } from '@print-shop/contracts';
import { Button, FormMessage, Select } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useMapImport } from '../api/use-import.ts';
import type { ImportKey } from '../import-kinds.ts';
import type { ColumnChoice } from '../import-state.ts';
import { useText } from '../messages/index.ts';

interface MappingFormProps {
  of: ImportKey;
  one: Import;
}

/** Chooses the column of the file for each field, and has the rows checked again. */
export function MappingForm({ of, one: { state, fields, columns, mapping } }: MappingFormProps) {
  const text = useText().mapping;
  const id = useId();
  const chosen = fields.map(({ field }) => mapping[field] ?? '');
  const form = useForm<ColumnChoice>({ values: { columns: chosen } });
  const { register, formState } = form;
  const { errors, isDirty } = formState;
  const changing = useMapImport(of, fields);
  const isChecking = changing.isPending || state === 'checking';
  useLeaveGuard(isDirty && !isChecking);
  const fieldOf = (path: string) => `columns.${fields.findIndex(({ field }) => path === `mapping.${field}`)}`;
  const unused = columns.filter((column) => !chosen.includes(column));
  return (
    <section aria-labelledby={`${id}-title`} className="rounded border border-rule bg-sheet p-5">
      <h2 id={`${id}-title`} className="font-bold text-lead">
        {text.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{text.lead}</p>
      <form noValidate className="grid gap-4" onSubmit={sendForm(form, changing, { fieldOf })}>
        <fieldset disabled={isChecking}>
          <table className="w-full border-collapse text-left max-sm:block">
            <caption className="sr-only">{text.title}</caption>
            <thead className="max-sm:sr-only">
              <tr>
                <th scope="col" className="py-2 pr-4 font-semibold">
                  {text.field}
                </th>
                <th scope="col" className="py-2 font-semibold">
                  {text.column}
                </th>
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {fields.map(({ field, title, about, isRequired }, index) => {
                const error = errors.columns?.[index]?.message;
                const [select, hint, fault] = [`${id}-${index}`, `${id}-${index}-about`, `${id}-${index}-error`];
                return (
                  <tr key={field} className="border-rule border-t align-top max-sm:grid max-sm:gap-1 max-sm:py-3">
                    <th scope="row" className="font-normal sm:w-1/2 sm:py-3 sm:pr-4">
                      <label htmlFor={select} className="font-semibold">
                        {title}
                        {isRequired && <span className="font-normal text-ink-soft"> {text.required}</span>}
                      </label>
                      <p id={hint} className="text-caption text-ink-soft">
                        {about}
                      </p>
                    </th>
                    <td className="min-w-0 sm:py-3">
                      <Select
                        id={select}
                        aria-describedby={error ? `${hint} ${fault}` : hint}
                        aria-invalid={error ? true : undefined}
                        {...register(`columns.${index}`, { required: isRequired && text.needed })}
                      >
                        <option value="">{text.notInFile}</option>
                        {columns.map((column) => (
                          <option key={column} value={column}>
                            {column}
                          </option>
                        ))}
                      </Select>
                      {error && (
                        <p id={fault} className="mt-1 font-medium text-bad text-caption">
                          {error}
                        </p>
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </fieldset>
        {unused.length > 0 && (
          <details>
            <summary className="min-h-9 cursor-pointer content-center font-semibold">
              {text.unused(unused.length)}
            </summary>
            <ul className="list-disc pl-5 text-ink-soft">
              {unused.map((column) => (
                <li key={column} className="[overflow-wrap:anywhere]">
                  {column}
                </li>
              ))}
            </ul>
          </details>
        )}
        <FormMessage>{changing.error ? messageOf(changing.error, text.failed) : undefined}</FormMessage>
        <div>
          <Button type="submit" tone="outline" isBusy={isChecking} busyLabel={text.checking}>
            {text.check}
          </Button>
        </div>
      </form>
    </section>
  );
}
