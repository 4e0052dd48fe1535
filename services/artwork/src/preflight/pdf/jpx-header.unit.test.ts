import { readFileSync } from 'node:fs';
import { jpxHeader } from './jpx-header.ts';

const short = readFileSync(new URL('../fixtures/opacity.jp2', import.meta.url));
const BOX = 'jp2c';

it('is found where the box of the picture has a length of eight bytes', () => {
  const at = short.indexOf(BOX) - 4;
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write(BOX, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(short.length - at + 8), 8);
  const long = Buffer.concat([short.subarray(0, at), head, short.subarray(at + 8)]);
  expect(jpxHeader(long)).toEqual(jpxHeader(short));
  expect(jpxHeader(long)).toMatchObject({ width: 64, height: 48 });
});
