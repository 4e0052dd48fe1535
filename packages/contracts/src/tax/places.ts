import { pinCodeOf } from '../identity/pin-code.ts';
import { PIN_STATES } from './pin-states.ts';
import { stateByCode, stateCodeOf } from './states.ts';

/** The place of supply of what leaves India, in the GST returns (IGST Act, section 7(5)). */
export const ABROAD = '96';
/** PIN codes of the army's post offices begin with it; they are in no state. */
const ARMY = '9';
/** GST numbers of the centre begin with it; they are of no state. */
const CENTRE = '99';
/** The state code of what lies in none, like the sea; it has no PIN codes. */
const OTHER_TERRITORY = '97';
/** Stands for no PIN code in the returns. */
const NO_PIN = '999999';

interface District {
  code: string;
  first: number;
  last: number;
}
let districts: District[] | undefined;
const readDistricts = (): District[] =>
  PIN_STATES.trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', runs = ''] = line.split(': ');
      return runs.split(' ').map((run) => {
        const [first, last = first] = run.split('-').map(Number);
        return { code, first: first ?? 0, last: last ?? 0 };
      });
    });

/** The codes of the states that a PIN code can be in: some sorting districts reach into two. Empty where India Post has none. */
export function pinStates(pin: string): string[] {
  districts ??= readDistricts();
  const district = Number(pin.slice(0, 3));
  return districts.filter(({ first, last }) => first <= district && district <= last).map(({ code }) => code);
}

/** A place in India as far as it is known; empty where it is not. */
export interface IndianPlace {
  postalCode: string;
  /** As people write it. */
  state: string;
}

const isArmyPin = (pin: string): boolean => pin.startsWith(ARMY) && pin !== NO_PIN;

/** Whether a PIN code can be in a state, by its code. */
export const isPinOf = (pin: string, code: string): boolean =>
  isArmyPin(pin) || code === OTHER_TERRITORY || pinStates(pin).includes(code);

export type PlaceFault = 'no-such-state' | 'no-such-pin' | 'pin-elsewhere';

/** The fault of a place; `undefined` where state and PIN code agree. A text that is not six digits is no PIN code. */
export function placeFault({ postalCode, state }: IndianPlace): PlaceFault | undefined {
  const code = stateCodeOf(state);
  if (state && !code) return 'no-such-state';
  const pin = pinCodeOf(postalCode);
  if (!pin) return undefined;
  if (!isArmyPin(pin) && pinStates(pin).length === 0) return 'no-such-pin';
  return !code || isPinOf(pin, code) ? undefined : 'pin-elsewhere';
}

/** Whether a GSTIN is of the state that a place is in, as far as both are known. */
export function isGstinOf(gstin: string, { postalCode, state }: IndianPlace): boolean {
  const code = stateCodeOf(state);
  const states = code ? [code] : pinStates(pinCodeOf(postalCode) ?? '');
  const ofGstin = gstin.slice(0, 2);
  return ['', CENTRE, OTHER_TERRITORY, ...states].includes(ofGstin) || states.length === 0;
}

export const placeName = (code: string): string =>
  code === ABROAD ? 'Other countries' : (stateByCode(code)?.name ?? '');

/** The state of a GSTIN by its name; empty for a number of the centre. */
export const gstinState = (gstin: string): string => stateByCode(gstin.slice(0, 2))?.name ?? '';
