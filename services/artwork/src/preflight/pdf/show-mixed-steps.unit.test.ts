import { deadlineIn } from '../deadline.ts';
import { pageWith } from './content.fixture.ts';
import { openPrinted } from './printed-document.ts';

const SIZE_PX = 96;

/** The colour of a page that tints of inks fill, as it is shown, and its ink in percent. */
async function shownIn(
  space: unknown[],
  tint: string,
  tints: readonly number[],
  outputs = space.at(-1) === 'DeviceCMYK' ? 4 : 3,
) {
  const units = (count: number) => Array.from({ length: count }, () => [0, 1]).flat();
  const document = await pageWith(`/S cs ${tints.join(' ')} scn 0 0 300 200 re f`, {
    resources: (context) => {
      const form = { FunctionType: 4, Domain: units(tints.length), Range: units(outputs) };
      return { ColorSpace: { S: [...space, context.register(context.flateStream(tint, form))] } };
    },
  });
  const bytes = await document.save({ useObjectStreams: false });
  const printed = await openPrinted(document, bytes, true, deadlineIn(60_000));
  try {
    const { data, width } = await printed.draw(0, { longestPx: SIZE_PX });
    const at = (20 * width + 40) * 4;
    const { inks } = (await printed.inkMaps([0])).get(0) ?? { inks: [] };
    return { colour: [...data.subarray(at, at + 3)], ink: Math.round((inks[inks.length >> 1] ?? 0) / 2.55) };
  } finally {
    printed.close();
  }
}

/** Four inks and a die line, which stands for magenta. */
const flattened = ['DeviceN', ['Cyan', 'Magenta', 'Yellow', 'Black', 'CutContour'], 'DeviceCMYK'];

describe('a die line in a space of inks that are printed', () => {
  it('is shown in a colour of its own, and its ink stays', async () => {
    const { colour } = await shownIn(flattened, '{ pop }', [0, 0, 0, 0, 1]);
    expect(colour).toEqual([255, 0, 255]);
  });

  it.each([[[1, 0, 0, 0]], [[0.2, 0.4, 0.6, 0]], [[0, 0, 0, 1]], [[0, 0, 0, 0]]])(
    'leaves the look and the ink of %j as they were',
    async (inks) => {
      const plain = await shownIn(['DeviceN', ['A', 'B', 'C', 'D', 'E'], 'DeviceCMYK'], '{ pop }', [...inks, 0]);
      const mixed = await shownIn(flattened, '{ pop }', [...inks, 0]);
      expect(mixed.ink).toBe(plain.ink);
      for (const [part, level] of mixed.colour.entries())
        expect(Math.abs(level - (plain.colour[part] ?? 0))).toBeLessThanOrEqual(6);
    },
  );

  it('lies over a spot colour of screen colours', async () => {
    const space = ['DeviceN', ['PANTONE 185 C', 'DieCut'], 'DeviceRGB'];
    const tint = '{ pop 1 exch sub dup 1 exch }';
    expect((await shownIn(space, tint, [0, 1])).colour).toEqual([255, 0, 255]);
    expect((await shownIn(space, tint, [0, 0])).colour).toEqual([255, 255, 255]);
  });

  it('leaves the look of inks that stand for calibrated colours', async () => {
    const calibrated = ['CalRGB', { WhitePoint: [0.9505, 1, 1.089], Gamma: [2.2, 2.2, 2.2] }];
    const tint = '{ pop 1 exch sub dup 0.5 mul 0.5 add 1 }';
    const plain = await shownIn(['DeviceN', ['A', 'B'], calibrated], tint, [0.5, 0]);
    const mixed = await shownIn(['DeviceN', ['A', 'DieCut'], calibrated], tint, [0.5, 0]);
    for (const [part, level] of mixed.colour.entries())
      expect(Math.abs(level - (plain.colour[part] ?? 0))).toBeLessThanOrEqual(6);
  });

  it('leaves the look of a space whose function gives too few numbers', async () => {
    const colourOf = async (die: string) =>
      (await shownIn(['DeviceN', ['A', die], 'DeviceCMYK'], '{ pop 0 0 }', [0.5, 0], 3)).colour;
    expect(await colourOf('DieCut')).toEqual(await colourOf('B'));
  });

  it('stays as it is beside more inks than a table can hold', async () => {
    const names = Array.from({ length: 31 }, (_, at) => `Ink ${at}`);
    const tint = `{ ${'pop '.repeat(28)} }`;
    const tints = [1, ...names.map(() => 0)];
    const { colour } = await shownIn(['DeviceN', [...names, 'DieCut'], 'DeviceCMYK'], tint, tints);
    expect(colour).toEqual((await shownIn(['DeviceN', [...names, 'Other'], 'DeviceCMYK'], tint, tints)).colour);
  });
});
