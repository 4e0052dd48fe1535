import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { invalidInput, tooLarge, unavailable, unsupportedMedia } from './errors.ts';

/** One received file. `claimedType` and `filename` are the sender's claims: check the bytes before trusting them. */
export interface Upload {
  /** Path of the file until the request is answered. */
  path: string;
  bytes: number;
  filename: string;
  claimedType: string;
  /** The form's text fields, as they were sent. */
  fields: Record<string, string>;
}

export interface ReceiveOptions {
  /** Name of the multipart field that holds the file. */
  field: string;
  /** Names of the text fields that may come beside it; none by default. */
  fieldNames?: readonly string[];
  maxBytes: number;
  /** The longest pause of a sender, in milliseconds. */
  stallMs: number;
}

/** Room for part headers and boundaries around the file itself, in bytes. */
const envelopeBytes = 16 * 1024;
/** The longest text field, in bytes. */
const maxFieldBytes = 4 * 1024;

/**
 * Writes exactly one file from the multipart field `field` to `path`; the caller removes it. Throws unsupported-media for
 * another content type, too-large as soon as `maxBytes` are exceeded, and unavailable when it cannot be written. Throws
 * invalid-input for a missing, empty, second or misnamed file, for text fields of other names, twice or too long, for
 * additional parts, and for a sender who stops.
 */
export function receiveFile(req: Request, path: string, options: ReceiveOptions): Promise<Upload> {
  const { field, fieldNames = [], maxBytes, stallMs } = options;
  const { promise, resolve, reject } = Promise.withResolvers<Upload>();
  const tooBig = () =>
    tooLarge({
      en: `The file is too large. Please upload a file under ${megabytes(maxBytes)} MB.`,
      hi: `फ़ाइल बहुत बड़ी है। ${megabytes(maxBytes)} MB से छोटी फ़ाइल अपलोड कीजिए।`,
    });
  const missing = () =>
    invalidInput(
      { en: `Please send one file in the field "${field}".`, hi: `"${field}" फ़ील्ड में एक फ़ाइल भेजिए।` },
      'file-missing',
    );
  if (!req.is('multipart/form-data')) {
    throw unsupportedMedia({
      en: 'Please send the file as multipart/form-data.',
      hi: 'फ़ाइल multipart/form-data में भेजिए।',
    });
  }
  const roomForFields = fieldNames.length * maxFieldBytes;
  if (Number(req.headers['content-length']) > maxBytes + envelopeBytes + roomForFields) throw tooBig();

  const parser = openParser(req, maxBytes, fieldNames.length);
  const fields: Record<string, string> = Object.create(null);
  let written: Promise<Upload> | undefined;

  parser.on('field', (name, value, { valueTruncated }) => {
    if (!fieldNames.includes(name) || name in fields) reject(missing());
    else if (valueTruncated) reject(fieldTooLong(name));
    fields[name] = value;
  });

  parser.on('file', (name, stream, { filename = '', mimeType: claimedType }) => {
    if (name !== field) {
      stream.on('error', () => reject(malformed())); // a body that ends inside the file must be reported
      stream.resume();
      reject(missing());
      return;
    }
    stream.on('limit', () => reject(tooBig()));
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    written = pipeline(stream, file).then(() => ({ path, bytes: file.bytesWritten, filename, claimedType, fields }));
    written.catch((error: unknown) => reject(isDiskError(error) ? noRoom(error) : malformed()));
  });
  parser.on('filesLimit', () =>
    reject(invalidInput({ en: 'Please send only one file.', hi: 'सिर्फ़ एक फ़ाइल भेजिए।' }, 'too-many-files')),
  );
  parser.on('fieldsLimit', () => reject(missing()));
  parser.on('error', () => reject(malformed()));
  parser.on('close', () => {
    if (!written) return reject(missing());
    written.then((upload) => (upload.bytes > 0 ? resolve(upload) : reject(missing())), reject);
  });
  const breakOff = () => {
    if (!req.complete)
      reject(invalidInput({ en: 'The upload was broken off.', hi: 'अपलोड बीच में टूट गया।' }, 'malformed-upload'));
  };
  req.once('close', breakOff);
  const stopWatching = watchForStall(req, stallMs, () => reject(stalled()));
  req.pipe(parser);
  return promise.finally(async () => {
    stopWatching();
    req.off('close', breakOff);
    // After a refusal the rest of the body is read and dropped, so that the sender can read the answer.
    req.unpipe(parser).resume();
    parser.destroy();
    await Promise.allSettled([written]); // the file may still be created until then
  });
}

/** Calls `onStall` when the sender has sent nothing for `stallMs`. Returns a function that ends the watch. */
export function watchForStall(req: Request, stallMs: number, onStall: () => void): () => void {
  let seen = req.socket.bytesRead;
  const timer = setInterval(() => {
    if (req.socket.bytesRead === seen) onStall();
    seen = req.socket.bytesRead;
  }, stallMs);
  return () => clearInterval(timer);
}

export const stalled = () =>
  invalidInput(
    { en: 'The upload stopped on its way. Please try again.', hi: 'अपलोड बीच में रुक गया। फिर कोशिश कीजिए।' },
    'upload-stalled',
  );

/** Throws invalid-input for a multipart header without a boundary. */
function openParser({ headers }: Request, maxBytes: number, fields: number): busboy.Busboy {
  try {
    const limits = { files: 1, fileSize: maxBytes, fields, fieldSize: maxFieldBytes, parts: fields + 2 };
    return busboy({ headers, defParamCharset: 'utf8', limits });
  } catch {
    throw malformed(); // busboy's own words name only headers
  }
}

const malformed = () => invalidInput({ en: 'The upload is malformed.', hi: 'अपलोड ग़लत रूप में है।' }, 'malformed-upload');

const fieldTooLong = (name: string) =>
  invalidInput({ en: `The field "${name}" is too long.`, hi: `"${name}" फ़ील्ड बहुत लंबी है।` }, 'field-too-long');

/** Whether the operating system failed to write, as opposed to a body that is not a form. */
const isDiskError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

const noRoom = (cause: unknown) =>
  unavailable(
    {
      en: 'The shop cannot take files at the moment. Please try again later.',
      hi: 'दुकान अभी फ़ाइलें नहीं ले पा रही। थोड़ी देर बाद फिर कोशिश कीजिए।',
    },
    'unavailable',
    {
      retryAfterSeconds: 30,
      cause,
    },
  );

const megabytes = (bytes: number) => Math.floor(bytes / (1024 * 1024));
