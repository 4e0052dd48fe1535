import { deadlineIn } from '../deadline.ts';
import { becomeDrawable, written } from './as-printed.ts';
import { pageWith } from './content.fixture.ts';
import { functionOf } from './functions.ts';
import { openDrawn } from './pdfium-document.ts';

/** The colour in the middle of a page that two tints fill, as PDFium draws it, and by the table, from 0 to 255. */
async function coloursOf(sizes: [number, number], entries: number[][], tints: [number, number]) {
  let byTable: number[] = [];
  const document = await pageWith(`/S cs ${tints.join(' ')} scn 0 0 300 200 re f`, {
    resources: (context) => {
      const form = { FunctionType: 0, BitsPerSample: 8, Size: sizes, Domain: [0, 1, 0, 1], Range: [0, 1, 0, 1, 0, 1] };
      const table = context.flateStream(Uint8Array.from(entries.flat()), form);
      byTable = functionOf(table, 2)?.(tints) ?? [];
      return { ColorSpace: { S: ['DeviceN', ['A', 'B'], 'DeviceRGB', context.register(table)] } };
    },
  });
  await becomeDrawable(document, deadlineIn(60_000));
  const drawn = await openDrawn(await written(document), false);
  const { data, width, height } = drawn.draw(0, { longestPx: 60 });
  drawn.close();
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  return { drawn: [...data.subarray(at, at + 3)], byTable: byTable.map((part) => part * 255) };
}

const [BLACK, RED, GREEN, BLUE] = [
  [0, 0, 0],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];

it.each<[string, [number, number], number[][], [number, number]]>([
  ['between four entries', [2, 2], [BLACK, RED, GREEN, BLUE], [0.95, 0.95]],
  ['in the middle of four entries', [2, 2], [BLACK, RED, GREEN, BLUE], [0.5, 0.5]],
  ['between six entries', [3, 2], [BLACK, RED, GREEN, BLUE, GREEN, RED], [0.7, 0.4]],
  ['at an entry', [2, 2], [BLACK, RED, GREEN, BLUE], [1, 1]],
  ['between entries of one ink', [2, 1], [BLACK, RED], [0.5, 0.5]],
])('draws a colour %s of a table as the table says', async (_, sizes, entries, tints) => {
  const { drawn, byTable } = await coloursOf(sizes, entries, tints);
  for (const [at, part] of drawn.entries())
    expect([drawn, Math.abs(part - (byTable[at] ?? 0))]).toEqual([drawn, expect.closeTo(0, -1.2)]);
});
