import type { TextPiece } from '@print-shop/contracts';
import {
  isInLayoutFonts,
  LAYOUT_FONT_NAMES,
  LAYOUT_FONTS,
  LEAST_TYPE_MM,
  MOST_TYPE_MM,
} from '@print-shop/contracts/client';
import { Field, Select, Textarea, ToggleChip } from '@print-shop/ui';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { rewritten } from '../editing.ts';
import { useText } from '../messages/index.ts';
import { loadFont, textWidth } from '../text-width.ts';
import { useRun } from '../use-run.ts';
import { NumberField } from './number-field.tsx';

const ALIGNS = ['left', 'centre', 'right'] as const;
const MAX_LETTERS = 300;

interface TextPanelProps {
  piece: TextPiece;
  /** `run` names changes that belong together, as the letters of a word. */
  onChange: (piece: TextPiece, run?: string) => void;
}

/** The words of a text with their font, size and colour. */
export function TextPanel({ piece, onChange }: TextPanelProps) {
  const text = useText();
  const run = useRun();
  const [refused, setRefused] = useState<string>();
  const latest = useRef(piece);
  latest.current = piece;
  const rewrite = async (change: Partial<TextPiece>) => {
    const next = rewritten(piece, change, textWidth);
    const name = run.name();
    onChange(next, name);
    await loadFont(next);
    // Its box is measured once more where the letters came only now.
    const { current } = latest;
    const isSame = current.text === next.text && current.font === next.font && current.sizeMm === next.sizeMm;
    if (isSame && Math.abs(textWidth(current) - current.width) > 0.1) onChange(rewritten(current, {}, textWidth), name);
  };
  const write = (words: string) => {
    const isFine = words.trim() !== '' && isInLayoutFonts(words);
    setRefused(isFine ? undefined : words);
    if (isFine) rewrite({ text: words });
  };
  const isUnknown = refused !== undefined && refused.trim() !== '';
  return (
    <div className="grid gap-4">
      <Field label={text.words} error={isUnknown ? text.unknownLetters : undefined}>
        <Textarea
          rows={2}
          maxLength={MAX_LETTERS}
          value={refused ?? piece.text}
          onFocus={run.begin}
          onChange={(event) => write(event.target.value)}
          onBlur={() => setRefused(undefined)}
          className="min-h-16!"
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={text.font}>
          <Select
            value={piece.font}
            onChange={({ target }) => {
              const font = LAYOUT_FONTS.find((one) => one === target.value);
              if (!font) return;
              run.begin();
              rewrite({ font });
            }}
          >
            {LAYOUT_FONTS.map((font) => (
              <option key={font} value={font}>
                {LAYOUT_FONT_NAMES[font]}
              </option>
            ))}
          </Select>
        </Field>
        <NumberField
          label={text.typeSize}
          value={piece.sizeMm}
          min={LEAST_TYPE_MM}
          max={MOST_TYPE_MM}
          onFocus={run.begin}
          onChange={(sizeMm) => rewrite({ sizeMm })}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 font-semibold text-small">{text.alignText}</legend>
        {ALIGNS.map((align) => (
          <ToggleChip key={align} isSquare isOn={piece.align === align} onClick={() => onChange({ ...piece, align })}>
            {text.textAlign[align]}
          </ToggleChip>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-semibold text-small">{text.colour}</legend>
        <div className="flex flex-wrap items-center gap-2">
          {Object.entries(text.colours).map(([hex, name]) => (
            <button
              key={hex}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={piece.colour === hex}
              onClick={() => onChange({ ...piece, colour: hex })}
              className={clsx(
                'size-9 rounded-full border border-rule-strong',
                piece.colour === hex &&
                  'outline-3 outline-action outline-offset-2 focus-visible:outline-ink focus-visible:outline-offset-4',
              )}
              style={{ background: hex }}
            />
          ))}
          <input
            type="color"
            aria-label={text.anyColour}
            value={piece.colour}
            onFocus={run.begin}
            onChange={({ target }) => onChange({ ...piece, colour: target.value }, run.name())}
            className="size-10 rounded border border-rule-strong bg-sheet"
          />
        </div>
      </fieldset>
    </div>
  );
}
