import { toPaise, toRupees } from '@print-shop/contracts/client';
import type { PlainField, SettingField } from './fields.ts';

/** A value of a section as the shop stores it, or a part of it. */
export type Value = Record<string, unknown>;
/** The same as a form holds it: everything is there, and numbers are typed text. */
export type FormValues = Record<string, unknown>;

/** The offset of Indian time from UTC, in ms. */
const IST_MS = 330 * 60_000;
const MINUTE = 'YYYY-MM-DDTHH:mm'.length;

/** A moment as a field of date and time shows it, in the shop's time zone. */
const toLocal = (iso: string): string => new Date(Date.parse(iso) + IST_MS).toISOString().slice(0, MINUTE);
/** A typed moment as the shop stores it. Other text stays as it was typed. */
function fromLocal(typed: string): string {
  const at = new Date(`${typed}:00+05:30`);
  return Number.isNaN(at.getTime()) ? typed : at.toISOString();
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isBlank));

/** Returns the form's values of a section, with empty fields for what its value does not have. */
export function toForm(fields: readonly SettingField[], value: Value = {}): FormValues {
  return Object.assign({}, ...fields.map((field) => formPart(field, value)));
}

function formPart(field: SettingField, value: Value): FormValues {
  const { name, kind } = field;
  const stored = value[name];
  switch (kind) {
    case 'group':
      return { [name]: toForm(field.fields, stored as Value | undefined) };
    case 'list':
      return { [name]: ((stored ?? []) as Value[]).map((one) => toForm(field.fields, one)) };
    case 'texts':
      return { [name]: { en: '', hi: '', ...(stored as Value | undefined) } };
    case 'choices':
      return { [name]: ((stored ?? []) as unknown[]).map(String) };
    case 'products':
      return { types: value.types ?? [], categories: value.categories ?? [] };
    case 'check':
      return { [name]: stored === true };
    case 'rupees':
      return { [name]: typeof stored === 'number' ? String(toRupees(stored)) : '' };
    case 'moment':
      return { [name]: typeof stored === 'string' ? toLocal(stored) : '' };
    default:
      return { [name]: stored === undefined || stored === null ? '' : String(stored) };
  }
}

/** Returns the value that a form stands for. A number that is none is sent as it was typed, so that the shop names the fault. */
export function toValue(fields: readonly SettingField[], typed: FormValues): Value {
  return Object.assign({}, ...fields.map((field) => valuePart(field, typed)));
}

function valuePart(field: SettingField, typed: FormValues): Value {
  const { name, kind } = field;
  const given = typed[name];
  switch (kind) {
    case 'group': {
      if (field.isOptional && isBlank(given)) return {};
      return { [name]: toValue(field.fields, given as FormValues) };
    }
    case 'list': {
      if (field.isOptional && isBlank(given)) return {};
      return { [name]: (given as FormValues[]).map((one) => toValue(field.fields, one)) };
    }
    case 'products':
      return { types: typed.types, categories: typed.categories };
    case 'choices':
      return { [name]: field.from === 'weekdays' ? (given as string[]).map(Number) : given };
    case 'texts':
    case 'check':
      return { [name]: given };
    default:
      return plainPart(field, String(given).trim());
  }
}

function plainPart({ kind, name, isOptional, isNullable }: PlainField, typed: string): Value {
  if (typed === '' && isOptional) return {};
  if (typed === '' && isNullable) return { [name]: null };
  const number = Number(typed);
  const isNumber = typed !== '' && Number.isFinite(number);
  if (kind === 'rupees' && isNumber) return { [name]: toPaise(number) };
  if (kind === 'number' && isNumber) return { [name]: number };
  if (kind === 'moment' && typed) return { [name]: fromLocal(typed) };
  return { [name]: typed };
}

/** Returns a value as customers see it in a language: Hindi where there is some, else English. */
export function inLanguage(value: Value, language: 'en' | 'hi'): Value {
  const { hi, ...rest } = value;
  const own = language === 'hi' && typeof hi === 'object' ? { ...rest, ...hi } : rest;
  return Object.fromEntries(Object.entries(own).map(([name, part]) => [name, partIn(part, language)]));
}

function partIn(part: unknown, language: 'en' | 'hi'): unknown {
  if (Array.isArray(part)) return part.map((one) => partIn(one, language));
  if (typeof part !== 'object' || part === null) return part;
  const texts = part as { en?: unknown; hi?: unknown };
  if (typeof texts.en === 'string') return (language === 'hi' && texts.hi) || texts.en;
  return inLanguage(part as Value, language);
}
