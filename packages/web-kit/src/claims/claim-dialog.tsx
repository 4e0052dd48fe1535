import type { MakeClaimBody } from '@print-shop/contracts';
import { CLAIM_KINDS, MAX_CLAIM_TEXT, unclaimedPieces } from '@print-shop/contracts/client';
import { Button, Checkbox, Dialog, Field, FormMessage, Input, Select, Textarea, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { AttachFiles } from '@print-shop/web-kit/conversation';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { type ClaimedOrder, useClaims } from './api/use-claims.ts';
import { useText } from './messages/index.ts';

/** The form of a claim: the fault, the pieces, and pictures of them. */
export function ClaimDialog({ order, onClose }: { order: ClaimedOrder; onClose: () => void }) {
  const text = useText();
  const { make } = useClaims(order);
  const left = unclaimedPieces(order.lines, order.claims);
  const [isUploading, setIsUploading] = useState(false);
  const form = useForm<MakeClaimBody>({ defaultValues: { kind: 'damaged', lines: [], text: '', pictures: [] } });
  const { control, register, setValue, formState } = form;
  const { errors, isDirty } = formState;
  const mayDrop = useLeaveGuard(isDirty && !make.isPending);
  const pictures = useWatch({ control, name: 'pictures' });
  const lines = useController({
    control,
    name: 'lines',
    rules: { validate: (some) => some.length > 0 || text.noItem },
  });
  const chosen = lines.field.value;
  const failure = make.error ? messageOf(make.error, text.failed) : undefined;

  /** Claims `pieces` of a line, or nothing of it. */
  const choose = (line: string, pieces: number) => {
    const others = chosen.filter((one) => one.line !== line);
    lines.field.onChange(pieces > 0 ? [...others, { line, pieces }] : others);
  };

  return (
    <Dialog
      isOpen
      onClose={() => mayDrop() && onClose()}
      size="large"
      title={text.formTitle}
      description={text.formLead}
    >
      <form
        className="grid gap-5"
        noValidate
        onSubmit={sendForm(form, make, {
          onSuccess: () => {
            toast(text.sent);
            onClose();
          },
        })}
      >
        <Field label={text.kind}>
          <Select {...register('kind')}>
            {CLAIM_KINDS.map((one) => (
              <option key={one} value={one}>
                {text.kinds[one]}
              </option>
            ))}
          </Select>
        </Field>
        <fieldset>
          <legend className="mb-2 font-semibold text-small">{text.items}</legend>
          <ul className="grid gap-2">
            {order.lines.map(({ line, name }) => {
              const most = left.get(line) ?? 0;
              const pieces = chosen.find((one) => one.line === line)?.pieces ?? 0;
              return (
                <li key={line} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <Checkbox
                    label={most > 0 ? name : `${name} (${text.allReported})`}
                    checked={pieces > 0}
                    disabled={most === 0}
                    onChange={({ target }) => choose(line, target.checked ? most : 0)}
                  />
                  {pieces > 0 && most > 1 && (
                    <div className="tabular flex items-center gap-2 text-small">
                      <label htmlFor={`pieces-${line}`}>{text.howMany}</label>
                      <span className="w-20">
                        <Input
                          type="number"
                          id={`pieces-${line}`}
                          aria-label={text.pieces(name)}
                          min={1}
                          max={most}
                          value={pieces}
                          onChange={({ target }) =>
                            choose(line, Math.min(most, Math.max(1, Math.trunc(target.valueAsNumber) || 1)))
                          }
                        />
                      </span>
                      <span>{text.outOf(most)}</span>
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </fieldset>
        <Field label={text.words}>
          <Textarea
            maxLength={MAX_CLAIM_TEXT}
            {...register('text', { validate: (words) => words.trim() !== '' || text.noWords })}
          />
        </Field>
        <AttachFiles
          designs={pictures}
          onChange={(files) => setValue('pictures', [...files], { shouldDirty: true })}
          onBusy={setIsUploading}
        />
        <FormMessage>{errors.lines?.message ?? errors.text?.message ?? failure}</FormMessage>
        <Button
          type="submit"
          className="justify-self-start"
          isBusy={make.isPending}
          busyLabel={text.sending}
          disabled={isUploading}
        >
          {text.send}
        </Button>
      </form>
    </Dialog>
  );
}
