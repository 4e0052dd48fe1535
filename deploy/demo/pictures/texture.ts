import { deflateSync } from 'node:zlib';
import { dice, newId } from './paint.ts';

/** A small grey PNG made here, so that grain needs neither a file nor a slow filter. */
function greyPng(size: number, value: (x: number, y: number) => number): string {
  const rows = Buffer.alloc((size * 2 + 1) * size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const v = value(x, y);
      const at = y * (size * 2 + 1) + 1 + x * 2;
      rows[at] = v < 0 ? 0 : 255;
      rows[at + 1] = Math.min(255, Math.abs(v) * 255);
    }
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), body.length + 4);
    return out;
  };
  const header = Buffer.from([0, 0, 0, size, 0, 0, 0, size, 8, 4, 0, 0, 0]);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const png = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function crc(data: Buffer): number {
  let sum = ~0;
  for (const byte of data) {
    sum ^= byte;
    for (let k = 0; k < 8; k++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum >>> 0;
}

function tile(size: number, value: (x: number, y: number) => number): (opacity: number) => string {
  let image: string | undefined;
  return (opacity) => {
    image ??= greyPng(size, value);
    const id = newId('t');
    const picture = `<image href="${image}" width="${size}" height="${size}"/>`;
    return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${picture}</pattern><rect x="-300" y="-300" width="1800" height="2100" fill="url(#${id})" opacity="${opacity}"/>`;
  };
}

const noise = dice(7);
/** Knitted cotton. */
export const weave = tile(96, (x, y) => (((x + (y >> 1)) % 3) - 1) * 0.3 + ((y % 3) - 1) * 0.2 + (noise() - 0.5) * 0.7);
/** Plaster, paper, powder coat. */
export const grain = tile(160, () => (noise() - 0.5) * 1.2);
/** Brushed steel: streaks along x. */
const streak = Array.from({ length: 160 }, () => noise() - 0.5);
export const brushed = tile(160, (x, y) => (streak[y] ?? 0) * 0.9 + (streak[(x * 7 + y * 3) % 160] ?? 0) * 0.12);
