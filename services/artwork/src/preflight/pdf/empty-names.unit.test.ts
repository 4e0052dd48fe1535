import { deadlineIn } from '../deadline.ts';
import { drawn } from '../print/print-file.fixture.ts';
import { becomeAsPrinted, written } from './as-printed.ts';
import { GROUND, MM, pageWith, type Resources } from './content.fixture.ts';
import { openPdf } from './open-pdf.ts';

const BLACK = 60;

/** How light the middle of a page is drawn, from 0 to 255. */
async function middleOf(content: string, resources: Resources): Promise<number> {
  const document = await openPdf(await (await pageWith(`${GROUND}${content}`, { resources })).save());
  expect(await becomeAsPrinted(document, deadlineIn(30_000))).toBe(true);
  return (await drawn(await written(document)))(48, 30)[0] ?? 0;
}
const box = `0 0 0 1 k ${20 * MM} ${20 * MM} ${60 * MM} ${20 * MM} re f`;

it('draws with a graphics state that has an empty name', async () => {
  expect(await middleOf(`/ gs ${box}`, { ExtGState: { '': { ca: 0 } } })).toBeGreaterThan(BLACK);
});

it('draws a form that has an empty name, and what is nameless within it', async () => {
  const shown = await middleOf('/ Do', (context) => {
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 200] };
    const states = { ExtGState: { '': { ca: 1 }, Nameless: { ca: 0 } } };
    return { XObject: { '': context.register(context.stream(`/ gs ${box}`, { ...form, Resources: states })) } };
  });
  expect(shown).toBeLessThan(BLACK);
});

it('leaves a page alone whose names are not empty', async () => {
  const document = await pageWith(`${GROUND}/G gs ${box}`, { resources: { ExtGState: { G: { ca: 0 } } } });
  expect(await becomeAsPrinted(document, deadlineIn(30_000))).toBe(false);
});
