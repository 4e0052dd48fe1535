import { PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { cmykTiff } from '../press/cmyk-tiff.ts';
import { drawn } from '../print/print-file.fixture.ts';
import { pageWith, readingOf } from './content.fixture.ts';

const [WIDTH, HEIGHT] = [64, 40];
const INVERTED = [1, 0, 1, 0, 1, 0, 1, 0];

/** The place of the mark of Adobe's programs: a segment of 16 bytes, whose last one names the transform of its colours. */
const markOf = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from('Adobe')]));
const marked = (jpeg: Buffer) => jpeg;
const unmarked = (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, markOf(jpeg)), jpeg.subarray(markOf(jpeg) + 16)]);
/** Says that the numbers are brightness, differences of colour, and black (YCCK). */
function transformed(jpeg: Buffer): Buffer {
  jpeg.writeUInt8(2, markOf(jpeg) + 15);
  return jpeg;
}

/** A page whose picture is a JPEG of the numbers 0, 153, 204 and 255. */
async function page(change: (jpeg: Buffer) => Buffer, entries: object) {
  // libvips writes inks inverted.
  const inks = Buffer.from(Array.from({ length: WIDTH * HEIGHT }, () => [255, 102, 51, 0]).flat());
  const jpeg = await sharp(cmykTiff(inks, WIDTH, HEIGHT))
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return pageWith('q 273 0 0 171 0 0 cm /Im Do Q', {
    resources: (context) => {
      const size = { Width: WIDTH, Height: HEIGHT, BitsPerComponent: 8, ColorSpace: 'DeviceCMYK' };
      const dict = { Type: 'XObject', Subtype: 'Image', ...size, Filter: 'DCTDecode', ...entries };
      return { XObject: { Im: context.register(PDFRawStream.of(context.obj(dict), change(jpeg))) } };
    },
  });
}

// Ghostscript and MuPDF read the same inks of these files.
it.each([
  ['with the mark of Adobe', marked, {}, [0, 153, 204, 255]],
  ['with it, and inverted', marked, { Decode: INVERTED }, [255, 102, 51, 0]],
  ['without it', unmarked, {}, [0, 153, 204, 255]],
  ['without it, and inverted', unmarked, { Decode: INVERTED }, [255, 102, 51, 0]],
  ['of brightness and differences', transformed, {}, [148, 255, 211, 255]],
  ['of these, and inverted', transformed, { Decode: INVERTED }, [107, 0, 44, 0]],
])('reads the inks of a JPEG %s', async (_, change, entries, inks) => {
  const document = await page(change, entries);
  const { facts } = await readingOf(await document.save());
  const percent = inks.reduce((sum, ink) => sum + ink, 0) / 2.55;
  expect(facts.pages[0]?.items).toMatchObject([{ colour: { inkPercent: expect.closeTo(percent, -0.5) } }]);
  // It is drawn as an area of the same inks is.
  const area = await pageWith(`${inks.map((ink) => ink / 255).join(' ')} k 0 0 273 171 re f`);
  const [ofPicture, ofArea] = [(await drawn(await document.save()))(48, 30), (await drawn(await area.save()))(48, 30)];
  for (const [at, part] of ofArea.entries()) expect(Math.abs(part - (ofPicture[at] ?? 999))).toBeLessThan(6);
});
