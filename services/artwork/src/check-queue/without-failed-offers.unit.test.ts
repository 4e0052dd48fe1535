import type { Finding } from '../preflight/index.ts';
import { withoutFailedOffers } from './without-failed-offers.ts';

const place = { page: 1, box: null, level: 'should' } as const;
const font: Finding = { ...place, code: 'font-not-embedded', mend: 'outline', values: { name: 'Arial' } };
const rgb: Finding = { ...place, code: 'rgb-colour', mend: 'convert-colours', values: {} };
const ink: Finding = { ...place, code: 'ink-limit', mend: 'convert-colours', values: {} };
const refused = { state: 'refused' } as const;
const checked = (...findings: Finding[]) => ({ state: 'checked', findings }) as const;
const tried = ({ mend: _, ...finding }: Finding): Finding => ({ ...finding, values: { ...finding.values, tried: 1 } });

it('withdraws an offer whose mend was refused', () => {
  expect(withoutFailedOffers([font, rgb], ['outline'], refused)).toEqual([tried(font), rgb]);
});

it('withdraws the offers whose faults are still there, and keeps those of other faults', () => {
  const outcome = checked(tried(ink));
  expect(withoutFailedOffers([font, rgb, ink], ['outline', 'convert-colours'], outcome)).toEqual([
    font,
    rgb,
    tried(ink),
  ]);
});

it('keeps all offers where several mends were refused together, as one of them may work', () => {
  expect(withoutFailedOffers([font, rgb], ['outline', 'convert-colours'], refused)).toBeUndefined();
});

it('keeps all offers where the mend worked', () => {
  expect(withoutFailedOffers([font, rgb], ['outline'], checked(rgb))).toBeUndefined();
});
