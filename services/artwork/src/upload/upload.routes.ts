import { createHash } from 'node:crypto';
import {
  ARTWORK_PART_BYTES,
  type ArtworkUpload,
  beginArtworkUpload,
  completeArtworkUpload,
  getArtworkUpload,
  putArtworkPart,
} from '@print-shop/contracts';
import {
  allow,
  type ContractRouter,
  conflict,
  invalidInput,
  languageOf,
  notFound,
  unsupportedMedia,
} from '@print-shop/service-kit';
import type { CheckQueue } from '../check-queue/create-check-queue.ts';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import { toFileResponse } from '../file/file.presenter.ts';
import type { FileStore } from '../file/file.store.ts';
import { cleanName, createGuestToken } from '../file/file.ts';
import { KINDS_TAKEN } from '../file/kinds-taken.ts';
import { type Caller, callerOf, checkMayOpen } from '../file/open-file.ts';
import { purposeOf } from '../file/purpose.ts';
import { afterUpload, type GetRetention, untilAbandoned } from '../file/retention.ts';
import type { SenderOf } from '../file/sender.ts';
import type { ArtworkLimits } from '../limits.ts';
import { HEAD_BYTES, kindByHead } from '../preflight/index.ts';
import { missingParts, partSize, partsOf } from './parts.ts';
import type { PartedUpload, UploadStore } from './upload.store.ts';

export interface UploadRoutesDeps {
  files: FileStore;
  uploads: UploadStore;
  objects: ArtworkObjects;
  queue: CheckQueue;
  limits: ArtworkLimits;
  getRetention: GetRetention;
  senderOf: SenderOf;
}

/** Registers /api/artwork/uploads: large files come in parts, and go on after a broken connection. */
export function uploadRoutes(router: ContractRouter, deps: UploadRoutesDeps): void {
  const { files, uploads, objects, queue, limits, getRetention, senderOf } = deps;

  /** The caller's own upload, whether complete or not. Staff have nothing to do with the uploads of others. */
  const open = async (id: string, caller: Caller): Promise<PartedUpload> => {
    const upload = await uploads.find(id);
    const own = caller.user?.isAdmin ? { ...caller, user: { ...caller.user, isAdmin: false } } : caller;
    await checkMayOpen(upload?.file, own, 'artwork:write', limits);
    if (!upload) throw uploadOver();
    return upload;
  };

  router
    .on(beginArtworkUpload, allow.guest, async ({ body, user, req }) => {
      await limits.countFile(user, req.ip);
      const guest = user ? undefined : createGuestToken();
      const now = new Date();
      const file = await files.add(
        {
          ...purposeOf(body),
          name: cleanName(body.name),
          kind: null,
          bytes: body.bytes,
          userId: user?.id ?? null,
          tokenHash: guest?.tokenHash ?? null,
          sender: senderOf(user, req.ip),
          keepUntil: untilAbandoned(now),
        },
        now,
      );
      await uploads.begin(file.id, await objects.begin(file.id));
      const begun = toUploadResponse({ file, uploadId: '', parts: new Map() });
      return { status: 201, body: { ...begun, ...(guest ? { token: guest.token } : {}) } };
    })
    .on(getArtworkUpload, allow.guest, async (input) => {
      return { status: 200, body: toUploadResponse(await open(input.params.id, callerOf(input))) };
    })
    .on(putArtworkPart, allow.guest, async (input) => {
      const { id, part } = input.params;
      const { uploadId, file, parts } = await open(id, callerOf(input));
      await limits.countPart(input.req.ip);
      if (!uploadId) throw alreadyComplete();
      const size = partSize(part, file.bytes);
      if (size === 0) throw wrongSize(part, size);
      await input.withBytes(async (bytes) => {
        if (bytes.length !== size) throw wrongSize(part, size);
        const kind = part === 1 ? kindByHead(bytes.subarray(0, HEAD_BYTES)) : undefined;
        if (part === 1 && !kind) throw unsupportedMedia(KINDS_TAKEN, 'kind-not-taken');
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const before = parts.get(part)?.sha256;
        if (before === sha256) return;
        if (before !== undefined) throw partDiffers();
        const etag = await objects.putPart(id, uploadId, part, bytes);
        if (etag === undefined) throw uploadOver();
        if (!(await uploads.putPart(id, part, { etag, bytes: bytes.length, sha256 }, kind))) throw partDiffers();
      });
      return { status: 200, body: toUploadResponse(await open(id, callerOf(input))) };
    })
    .on(completeArtworkUpload, allow.guest, async (input) => {
      const { id } = input.params;
      const upload = await open(id, callerOf(input));
      const now = new Date();
      if (upload.uploadId) {
        const missing = missingParts(upload.file.bytes, new Set(upload.parts.keys()));
        if (missing.length > 0) throw partsMissing(missing);
        const parts = [...upload.parts].map(([part, { etag }]) => ({ part, etag }));
        if (!(await objects.complete(id, upload.uploadId, parts))) throw uploadOver();
      }
      const file = await queue.add(id, now, { keepUntil: afterUpload(now, await getRetention()) });
      return { status: 202, body: toFileResponse(file, languageOf(input.req), await queue.positionOf(file)) };
    });
}

const toUploadResponse = ({ file: { id, bytes }, uploadId, parts }: PartedUpload): ArtworkUpload => ({
  _id: id,
  bytes,
  partBytes: ARTWORK_PART_BYTES,
  parts: partsOf(bytes),
  // Once it is complete, all are here.
  received: uploadId === undefined ? Array.from({ length: partsOf(bytes) }, (_, at) => at + 1) : [...parts.keys()],
});

const uploadOver = () =>
  notFound(
    {
      en: 'This upload has expired. Please choose the file again.',
      hi: 'यह अपलोड ख़त्म हो चुका है। फ़ाइल फिर से चुनिए।',
    },
    'upload-over',
  );

const alreadyComplete = () =>
  conflict({ en: 'This upload is complete.', hi: 'यह अपलोड पूरा हो चुका है।' }, 'upload-complete');

const wrongSize = (part: number, bytes: number) =>
  invalidInput(
    bytes === 0
      ? { en: `There is no part ${part}.`, hi: `भाग ${part} है ही नहीं।` }
      : { en: `Part ${part} must have ${bytes} bytes.`, hi: `भाग ${part} में ${bytes} बाइट होने चाहिए।` },
    'wrong-part-size',
  );

const partDiffers = () =>
  conflict(
    {
      en: 'This upload has another file. Please choose the file again.',
      hi: 'इस अपलोड में कोई और फ़ाइल है। फ़ाइल फिर से चुनिए।',
    },
    'part-differs',
  );

const partsMissing = (parts: readonly number[]) =>
  conflict(
    {
      en: `These parts are still missing: ${parts.join(', ')}.`,
      hi: `ये भाग अभी नहीं आए हैं: ${parts.join(', ')}।`,
    },
    'parts-missing',
  );
