/** Characters that no table has: a file with them is a picture or a program. */
const BINARY = /(?![\t\n\v\f\r])\p{Cc}/u;
const LOOKED_AT = 65_536;

/** The encoding of UTF-16 without a byte order mark: every second byte of Latin text is 0. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, 200);
  const zeros = (from: 0 | 1) => head.filter((byte, at) => at % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > head.length / 4 && even === 0) return 'utf-16le';
  return even > head.length / 4 && odd === 0 ? 'utf-16be' : undefined;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = utf16Of(bytes);
  if (wide) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * Returns the text of a file in UTF-8, UTF-16 or, where it is neither, Windows-1252, in which Excel saves a plain CSV. Returns undefined
 * for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return BINARY.test(text.slice(0, LOOKED_AT)) ? undefined : text;
}
