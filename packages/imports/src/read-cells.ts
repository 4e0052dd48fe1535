import type { Text } from '@print-shop/contracts';
import { Validation } from '@print-shop/service-kit';
import type { z } from 'zod';
import { cellDay } from './cell-day.ts';
import type { ImportRow, RowFault } from './source.ts';

/** A number as people and books write it: `1,250.50`, `₹ 1250`, `Rs. 450/-`, `18 %`, `120 Pcs`. */
const NUMBER = /^-?\d+(\.\d+)?$/;
/** Commas between groups of an Indian or a Western number; a comma in place of a point is none. */
const GROUPED = /^-?(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d+)?$/;
function plainNumber(cell: string): string {
  const bare = cell
    .replaceAll(/[\s₹%]/g, '')
    .replace(/^(rs\.?|inr)/i, '')
    .replace(/(\/-|inr|pcs\.?|nos\.?|pieces?|units?)$/i, '');
  return GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
}

const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'ha']);
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', 'nahi']);

const NOT_A_NUMBER: Text = { en: 'Write a number, like 1250 or 1250.50.', hi: 'संख्या लिखिए, जैसे 1250 या 1250.50।' };
const NOT_YES_OR_NO: Text = { en: 'Write yes or no.', hi: 'हाँ या नहीं लिखिए।' };
const NOT_A_DAY: Text = { en: 'Write a date, like 23/11/2026.', hi: 'तारीख लिखिए, जैसे 23/11/2026।' };

const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Reads the cells of a row and collects what is wrong with them. Each reader returns undefined for an empty cell, for a field without a
 * column, and after a fault.
 */
export function createCellReader<Name extends string>({ row, cells }: ImportRow<Name>) {
  const faults: RowFault<Name>[] = [];
  const fault = (field: Name | undefined, message: Text): undefined => {
    faults.push({ row, field, message });
  };
  const text = (field: Name): string | undefined => cells[field] || undefined;
  /** A number, or a text that a schema refuses better than this. */
  const number = (field: Name, cell = text(field)): number | undefined => {
    if (!cell) return undefined;
    const plain = plainNumber(cell);
    return NUMBER.test(plain) ? Number(plain) : fault(field, NOT_A_NUMBER);
  };
  return {
    faults,
    fault,
    text,
    number,

    /** Percent. A workbook stores a cell that shows 18% as 0.18, and no shop has rates or discounts below 1. */
    percent(field: Name): number | undefined {
      const read = number(field);
      const isPart = read !== undefined && read > 0 && read < 1 && !text(field)?.includes('%');
      return isPart ? Number((read * 100).toFixed(4)) : read;
    },

    yes(field: Name): boolean | undefined {
      const cell = text(field)?.toLowerCase();
      if (cell === undefined) return undefined;
      if (YES.has(cell)) return true;
      return NO.has(cell) ? false : fault(field, NOT_YES_OR_NO);
    },

    /** A day like 2026-11-23. */
    day(field: Name): string | undefined {
      const cell = text(field);
      return cell === undefined ? undefined : (cellDay(cell) ?? fault(field, NOT_A_DAY));
    },

    /** The parts of a cell, between which semicolons, bars, commas or line breaks stand. */
    list(field: Name): string[] | undefined {
      return text(field)
        ?.split(/[;|,\n]/)
        .map((part) => part.trim())
        .filter(Boolean);
    },

    /** The value as a schema reads it, with the schema's faults at the fields of the same names. */
    read<Schema extends z.ZodType>(schema: Schema, value: object): z.output<Schema> | undefined {
      const validation = new Validation();
      const read = validation.read(schema, 'body', value);
      const seen = new Set(faults.map(({ field }) => field));
      for (const { path, message } of validation.faults) {
        const field = path.split('.')[1] as Name | undefined;
        if (seen.has(field)) continue;
        seen.add(field);
        fault(field, { en: sentenceCase(message.en), hi: message.hi });
      }
      return validation.faults.length > 0 ? undefined : (read as z.output<Schema>);
    },
  };
}
