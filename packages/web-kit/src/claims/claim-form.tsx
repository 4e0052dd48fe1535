import { CLAIM_KINDS, type ClaimKind, MAX_CLAIM_TEXT, unclaimedPieces } from '@print-shop/contracts/client';
import { Button, Checkbox, Field, FormMessage, Input, Select, Textarea, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { AttachFiles } from '@print-shop/web-kit/conversation';
import { useState } from 'react';
import { useText } from './messages/index.ts';
import { type ClaimedOrder, useClaims } from './use-claims.ts';

/** The form of a complaint: the fault, the pieces, and pictures of them. */
export function ClaimForm({ order, onDone }: { order: ClaimedOrder; onDone: () => void }) {
  const text = useText();
  const { make } = useClaims(order);
  const left = unclaimedPieces(order.lines, order.claims);
  const [kind, setKind] = useState<ClaimKind>('damaged');
  const [pieces, setPieces] = useState<Record<string, number>>({});
  const [words, setWords] = useState('');
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [isUploading, setIsUploading] = useState(false);
  const [fault, setFault] = useState<string>();

  const choose = (line: string, count: number | undefined) =>
    setPieces(({ [line]: _, ...others }) => (count === undefined ? others : { ...others, [line]: count }));

  const submit = () => {
    if (make.isPending || isUploading) return;
    const lines = Object.entries(pieces).map(([line, count]) => ({ line, pieces: count }));
    if (lines.length === 0) return setFault(text.noItem);
    if (!words.trim()) return setFault(text.noWords);
    setFault(undefined);
    make.mutate(
      { kind, lines, text: words.trim(), pictures: [...pictures] },
      {
        onSuccess: () => {
          toast(text.sent);
          onDone();
        },
        onError: (error) => setFault(messageOf(error, text.failed)),
      },
    );
  };

  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={text.kind}>
        <Select value={kind} onChange={({ target }) => setKind(target.value as ClaimKind)}>
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
            const chosen = pieces[line];
            return (
              <li key={line} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <Checkbox
                  label={most > 0 ? name : `${name} (${text.allReported})`}
                  checked={chosen !== undefined}
                  disabled={most === 0}
                  onChange={({ target }) => choose(line, target.checked ? most : undefined)}
                />
                {chosen !== undefined && most > 1 && (
                  <div className="tabular flex items-center gap-2 text-small">
                    <label htmlFor={`pieces-${line}`}>{text.howMany}</label>
                    <span className="w-20">
                      <Input
                        type="number"
                        id={`pieces-${line}`}
                        aria-label={text.pieces(name)}
                        min={1}
                        max={most}
                        value={chosen}
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
        <Textarea maxLength={MAX_CLAIM_TEXT} value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      <AttachFiles designs={pictures} onChange={setPictures} onBusy={setIsUploading} />
      <FormMessage>{fault}</FormMessage>
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
  );
}
