import sharp from 'sharp';
import { isDecodable, jpegHeader } from './jpeg-header.ts';

const [width, height] = [640, 400];
const jpeg = (options: object): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#963' } })
    .jpeg({ quality: 80, ...options })
    .toBuffer();

it.each<[string, object, number]>([
  ['in one pass', { chromaSubsampling: '4:4:4' }, 0],
  ['in several passes', { progressive: true, chromaSubsampling: '4:4:4' }, 3],
  ['in several passes, with less of its colours', { progressive: true, chromaSubsampling: '4:2:0' }, 1.5],
])('says what is kept of a JPEG %s', async (_, options, numbers) => {
  const bytes = await jpeg(options);
  const keptBytes = 2 * width * height * numbers;
  expect(jpegHeader(bytes)).toEqual({ width, height, components: 3, bits: 8, isUsual: true, keptBytes });
  expect([keptBytes - 1, keptBytes].map((most) => isDecodable(bytes, most))).toEqual([false, true]);
});

it('says nothing of other bytes, and of a JPEG without its data', async () => {
  const bytes = await jpeg({ progressive: true });
  expect([Buffer.of(), Buffer.from('GIF89a'), bytes.subarray(0, 40)].map((one) => jpegHeader(one))).toEqual(
    new Array(3).fill(undefined),
  );
});
