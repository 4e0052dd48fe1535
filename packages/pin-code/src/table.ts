import { stateCodeOf } from '@print-shop/contracts';

/** A post office in India Post's list: its PIN code, district and state. */
export interface PostOffice {
  p: string;
  i: string;
  s: string;
}

/** Districts that people know by another name or spelling. */
const NAMES: Record<string, string> = {
  'Bengaluru Urban': 'Bengaluru',
  'Mumbai Suburban': 'Mumbai',
  Ahmadabad: 'Ahmedabad',
  '24 Paraganas North': 'North 24 Parganas',
  '24 Paraganas South': 'South 24 Parganas',
};
/** PIN codes of the army are no place. */
const ARMY = '9';
const UNKNOWN = 'NA';

/** `UTTAR PRADESH` as people write it; names that are not in capitals are left alone. */
const spoken = (name: string): string =>
  name === name.toUpperCase() && !name.includes('.')
    ? name
        .toLowerCase()
        .replace(/^the /, '')
        .replaceAll(/(^|[\s(-])[a-z]/g, (first) => first.toUpperCase())
        .replaceAll(/ (And|Of) /g, (word) => word.toLowerCase())
    : name;

/** The city that a parcel is addressed to, by district: all districts of Delhi are Delhi. */
function placeOf({ i, s }: PostOffice): string {
  const state = spoken(s);
  const district = spoken(i);
  return `${state === 'Delhi' ? state : (NAMES[district] ?? district)}, ${state}`;
}

const mostFrequent = (values: string[]): string => {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))[0]?.[0] ?? '';
};

/**
 * One line for each place: `Pune, Maharashtra: 410401-410405 411001-411062`. A run contains no PIN code of another place; numbers
 * inside that no post office has are taken for the place around them. Where a PIN code reaches into two places, the one with
 * more post offices has it.
 */
export function tableOf(offices: readonly PostOffice[]): string[] {
  const known = offices.filter(({ p, s, i }) => s !== UNKNOWN && i !== UNKNOWN && !p.startsWith(ARMY));
  const byPin = Map.groupBy(known, ({ p }) => p);
  const runs: { place: string; first: string; last: string }[] = [];
  for (const [pin, there] of [...byPin].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const place = mostFrequent(there.map(placeOf));
    const run = runs.at(-1);
    if (run?.place === place) run.last = pin;
    else runs.push({ place, first: pin, last: pin });
  }
  return [...Map.groupBy(runs, ({ place }) => place)]
    .map(
      ([place, own]) =>
        `${place}: ${own.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(' ')}`,
    )
    .toSorted();
}

/**
 * One line for each state: `08: 301-345`, its code in the GST returns and the sorting districts (the first three digits of a PIN
 * code) in which it has post offices. Two states may have one in the same district.
 */
export function statesTableOf(offices: readonly PostOffice[]): string[] {
  const known = offices.filter(({ p, s }) => s !== UNKNOWN && !p.startsWith(ARMY));
  const districts = [...new Set(known.map(districtOf))].toSorted((a, b) => a - b);
  const byState = Map.groupBy(known, ({ s }) => stateCodeOf(s) ?? s);
  return [...byState]
    .map(([code, there]) => {
      const own = new Set(there.map(districtOf));
      const runs: { first: number; last: number }[] = [];
      for (const [at, district] of districts.entries()) {
        const run = runs.at(-1);
        if (!own.has(district)) continue;
        if (run && run.last === districts[at - 1]) run.last = district;
        else runs.push({ first: district, last: district });
      }
      return `${code}: ${runs.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(' ')}`;
    })
    .toSorted();
}
const districtOf = ({ p }: PostOffice): number => Number(p.slice(0, 3));
