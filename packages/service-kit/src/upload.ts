import busboy from 'busboy';
import type { Request } from 'express';
import { invalidInput, tooLarge, unsupportedMedia } from './errors.ts';

/** One received file. `claimedType` and `filename` are what the sender says: look at the bytes before believing them. */
export interface Upload {
  buffer: Buffer;
  filename: string;
  claimedType: string;
}

/** Room for part headers and boundaries around the file itself, in bytes. */
const envelopeBytes = 16 * 1024;

/**
 * Reads exactly one file from the multipart field `field`. Throws unsupported-media for another content type, too-large
 * as soon as `maxBytes` are exceeded, invalid-input for a missing, empty, second or misnamed file.
 */
export function readUpload(req: Request, { field, maxBytes }: { field: string; maxBytes: number }): Promise<Upload> {
  const { promise, resolve, reject } = Promise.withResolvers<Upload>();
  const tooBig = () => tooLarge(`The file is too large. Please upload a file under ${megabytes(maxBytes)} MB.`);
  const missing = () => invalidInput(`Please send one file in the field "${field}".`, 'file-missing');
  if (!req.is('multipart/form-data')) {
    throw unsupportedMedia('Please send the file as multipart/form-data.');
  }
  if (Number(req.headers['content-length']) > maxBytes + envelopeBytes) throw tooBig();

  const parser = openParser(req, maxBytes);
  let upload: Upload | undefined;

  parser.on('file', (name, stream, info) => {
    const chunks: Buffer[] = [];
    // A body that ends in the middle of a file is an error of the file's stream too, which must not go unheard.
    stream.on('error', () => reject(malformed()));
    if (name !== field) {
      stream.resume();
      reject(missing());
      return;
    }
    stream.on('limit', () => reject(tooBig()));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      upload = { buffer: Buffer.concat(chunks), filename: info.filename ?? '', claimedType: info.mimeType };
    });
  });
  parser.on('filesLimit', () => reject(invalidInput('Please send only one file.', 'too-many-files')));
  parser.on('error', () => reject(malformed()));
  parser.on('close', () => (upload && upload.buffer.length > 0 ? resolve(upload) : reject(missing())));
  req.on('aborted', () => reject(invalidInput('The upload was broken off.', 'malformed-upload')));
  req.pipe(parser);
  // What is still coming after a refusal is read and dropped, so that the sender gets to read the answer.
  return promise.finally(() => req.unpipe(parser).resume());
}

/** Throws invalid-input for a multipart header without a boundary. */
function openParser({ headers }: Request, maxBytes: number): busboy.Busboy {
  try {
    const limits = { files: 1, fileSize: maxBytes, fields: 10, fieldSize: 1024, parts: 11 };
    return busboy({ headers, defParamCharset: 'utf8', limits });
  } catch {
    throw malformed(); // busboy's own words name only headers
  }
}

const malformed = () => invalidInput('The upload is malformed.', 'malformed-upload');

const megabytes = (bytes: number) => Math.floor(bytes / (1024 * 1024));
