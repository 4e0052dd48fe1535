/** The parts of a JPEG 2000 picture that are known without decoding it. */
export interface JpxHeader {
  width: number;
  height: number;
  /** Bits of each channel. */
  bits: number[];
  /** Whether a channel has numbers below zero, or fewer pixels than the picture. */
  isUneven: boolean;
  /** The device whose colours the file holds; absent for a bare code stream. */
  device?: 'DeviceCMYK' | 'DeviceRGB' | 'DeviceGray' | undefined;
  /** Whether red, green and blue are stored as luminance and differences (sYCC). */
  isYcc: boolean;
  /** Whether its numbers are entries of a palette of its own. */
  hasPalette: boolean;
  /** The channels of colours, in their order, and the channel of opacity, as the file names them. */
  colours?: number[] | undefined;
  opacity?: number | undefined;
  /** The picture without its container, as pictures in a PDF need none. */
  codeStream: Uint8Array;
}

/** By the numbers of ISO/IEC 15444-1, table I.10, and 15444-2, table M.25. */
const ENUMERATED: Readonly<Record<number, JpxHeader['device']>> = {
  12: 'DeviceCMYK',
  16: 'DeviceRGB',
  17: 'DeviceGray',
  18: 'DeviceRGB',
};
const YCC = 18;
/** By the signatures of ICC profiles. */
const OF_PROFILE: Readonly<Record<string, JpxHeader['device']>> = {
  CMYK: 'DeviceCMYK',
  'RGB ': 'DeviceRGB',
  GRAY: 'DeviceGray',
};
const BY_NUMBER = 1;
const PROFILE_SPACE_AT = 16;
/** The two markers that begin a code stream: its start, and the size of its picture (ISO/IEC 15444-1, annex A). */
const STARTS = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
const SIZE_BYTES = 42;
const MAX_CHANNELS = 64;
/** A channel of colour, and one of opacity, multiplied or not (ISO/IEC 15444-1, table I.16). */
const [COLOUR, OPACITY, MULTIPLIED] = [0, 1, 2];

/** Reads the header of a JPEG 2000 picture, with or without a container. Returns nothing for other bytes. */
export function jpxHeader(contents: Uint8Array): JpxHeader | undefined {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  const isBare = bytes.subarray(0, STARTS.length).equals(STARTS);
  const codeStream = isBare ? bytes : boxIn(bytes, 'jp2c');
  if (!codeStream?.subarray(0, STARTS.length).equals(STARTS)) return undefined;
  const size = codeStream.length < SIZE_BYTES ? undefined : sizeOf(codeStream);
  const header = isBare ? undefined : boxIn(bytes, 'jp2h');
  return size && { ...size, ...(header ? colourOf(header) : { isYcc: false, hasPalette: false }), codeStream };
}

/** The marker SIZ (ISO/IEC 15444-1, annex A.5.1). */
function sizeOf(stream: Buffer): Pick<JpxHeader, 'width' | 'height' | 'bits' | 'isUneven'> | undefined {
  const [right, bottom, left, top] = [8, 12, 16, 20].map((at) => stream.readUInt32BE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const count = stream.readUInt16BE(40);
  if (count < 1 || count > MAX_CHANNELS || stream.length < SIZE_BYTES + count * 3) return undefined;
  const channels = Array.from({ length: count }, (_, at) => stream.subarray(SIZE_BYTES + at * 3));
  return {
    width: right - left,
    height: bottom - top,
    bits: channels.map(([depth = 0]) => (depth & 0x7f) + 1),
    isUneven: channels.some(([depth = 0, across, down]) => (depth & 0x80) !== 0 || across !== 1 || down !== 1),
  };
}

function colourOf(header: Buffer): Pick<JpxHeader, 'device' | 'isYcc' | 'hasPalette' | 'colours' | 'opacity'> {
  const hasPalette = boxIn(header, 'pclr') !== undefined;
  // Its method, two bytes that viewers ignore, and a number or a profile.
  const colour = boxIn(header, 'colr');
  const number = colour && colour.length >= 7 && colour[0] === BY_NUMBER ? colour.readUInt32BE(3) : undefined;
  const space = colour?.toString('latin1', 3 + PROFILE_SPACE_AT, 3 + PROFILE_SPACE_AT + 4) ?? '';
  return {
    device: number === undefined ? OF_PROFILE[space] : ENUMERATED[number],
    isYcc: number === YCC,
    hasPalette,
    ...meaningOf(boxIn(header, 'cdef')),
  };
}

/** The box of channel definitions (ISO/IEC 15444-1, annex I.5.3.6). */
function meaningOf(box: Buffer | undefined): Pick<JpxHeader, 'colours' | 'opacity'> {
  if (!box || box.length < 2) return {};
  const colours: number[] = [];
  let opacity: number | undefined;
  for (let at = 2; at + 6 <= Math.min(box.length, 2 + MAX_CHANNELS * 6); at += 6) {
    const [channel, type, place] = [box.readUInt16BE(at), box.readUInt16BE(at + 2), box.readUInt16BE(at + 4)];
    if (type === COLOUR && place >= 1 && place <= MAX_CHANNELS) colours[place - 1] = channel;
    if (type === OPACITY || type === MULTIPLIED) opacity ??= channel;
  }
  return { colours: Object.values(colours), opacity };
}

/** The content of the first box of a type (ISO/IEC 15444-1, annex I.4). */
function boxIn(bytes: Buffer, type: string): Buffer | undefined {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at) || bytes.length - at;
    const isLong = short === 1 && at + 16 <= bytes.length;
    const [head, length] = isLong ? [16, Number(bytes.readBigUInt64BE(at + 8))] : [8, short];
    if (length < head) return undefined;
    if (bytes.toString('latin1', at + 4, at + 8) === type) return bytes.subarray(at + head, at + length);
    at += length;
  }
  return undefined;
}
