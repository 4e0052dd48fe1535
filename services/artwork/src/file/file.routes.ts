import {
  getArtworkFile,
  getDesignArtwork,
  listArtworkFiles,
  type MendCode,
  mendArtworkFile,
  removeArtworkFile,
  uploadArtwork,
} from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import { allow, type ContractRouter, conflict, languageOf, unsupportedMedia } from '@print-shop/service-kit';
import type { Request } from 'express';
import type { ArtworkLimits } from '../limits.ts';
import { kindOf } from '../preflight/index.ts';
import type { ArtworkObjects } from './artwork-objects.ts';
import { toFileResponse } from './file.presenter.ts';
import type { FileStore } from './file.store.ts';
import { type ArtworkFile, cleanName, createGuestToken, mendedName } from './file.ts';
import { KINDS_TAKEN } from './kinds-taken.ts';
import { callerOf, checkMayOpen, noSuchFile } from './open-file.ts';
import { purposeOf } from './purpose.ts';
import { afterUpload, type GetRetention } from './retention.ts';
import type { SenderOf } from './sender.ts';

export interface FileRoutesDeps {
  files: FileStore;
  objects: ArtworkObjects;
  /** The queue of checks (`check-queue/`). */
  queue: {
    add(id: string, now: Date): Promise<ArtworkFile>;
    positionOf(file: ArtworkFile): Promise<number | null>;
  };
  limits: ArtworkLimits;
  getRetention: GetRetention;
  senderOf: SenderOf;
  designs: DesignLinks;
  removeSoon(): void;
}

/** Registers /api/artwork/files: customers and guests upload files to print and read what their checks found. */
export function fileRoutes(router: ContractRouter, deps: FileRoutesDeps): void {
  const { files, objects, queue, limits, getRetention, senderOf } = deps;
  const answer = async (file: ArtworkFile, req: Request) =>
    toFileResponse(file, languageOf(req), await queue.positionOf(file));

  router
    .on(uploadArtwork, allow.guest, async ({ body, upload, user, req }) => {
      await limits.countFile(user, req.ip);
      const kind = await kindOf(upload.path);
      if (!kind) throw unsupportedMedia(KINDS_TAKEN, 'kind-not-taken');
      const guest = user ? undefined : createGuestToken();
      const now = new Date();
      const { id } = await files.add(
        {
          ...purposeOf(body),
          name: cleanName(upload.filename),
          kind,
          bytes: upload.bytes,
          userId: user?.id ?? null,
          tokenHash: guest?.tokenHash ?? null,
          sender: senderOf(user, req.ip),
          keepUntil: afterUpload(now, await getRetention()),
        },
        now,
      );
      await objects.quarantine(id, upload.path);
      const file = await queue.add(id, now);
      return { status: 202, body: { ...(await answer(file, req)), ...(guest ? { token: guest.token } : {}) } };
    })
    .on(
      listArtworkFiles,
      allow.selfOrStaff('artwork:read', ({ params }) => params.userId),
      async ({ params, query, req }) => {
        const { found, total } = await files.listOf(params.userId, query);
        const body = await Promise.all(found.map((file) => answer(file, req)));
        return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
      },
    )
    .on(getArtworkFile, allow.guest, async (input) => {
      const found = await files.find(input.params.id);
      const file = await checkMayOpen(found, callerOf(input), 'artwork:read', limits);
      return { status: 200, body: await answer(file, input.req) };
    })
    .on(getDesignArtwork, allow.anyone, async ({ params, query: { until, signature }, req }) => {
      const design = deps.designs.admit(`/media/designs/${params.name}?until=${until}&signature=${signature}`);
      const file = await files.findOfDesign(design);
      if (!file) throw noSuchFile();
      // A link shows the design, not its owner.
      const body = { ...(await answer(file, req)), userId: null };
      return { status: 200, body, headers: { 'Cache-Control': 'no-store' } };
    })
    .on(mendArtworkFile, allow.guest, async (input) => {
      const { body, user, req } = input;
      const found = await files.find(input.params.id);
      const file = await checkMayOpen(found, callerOf(input), 'artwork:write', limits);
      checkOffered(file, body.mends);
      await limits.countFile(user, req.ip);
      // A guest's token opens one file alone; staff mend a guest's file for the guest.
      const guest = file.userId === null && !user ? createGuestToken() : undefined;
      const now = new Date();
      const { id } = await files.add(
        {
          productType: file.productType,
          size: file.size,
          isLayout: file.isLayout,
          userId: file.userId,
          kind: 'pdf',
          bytes: file.bytes,
          name: mendedName(file.name),
          tokenHash: guest?.tokenHash ?? file.tokenHash,
          mend: { of: file.id, mends: body.mends },
          sender: senderOf(user, req.ip),
          keepUntil: afterUpload(now, await getRetention()),
        },
        now,
      );
      const mended = await queue.add(id, now);
      return { status: 202, body: { ...(await answer(mended, req)), ...(guest ? { token: guest.token } : {}) } };
    })
    .on(removeArtworkFile, allow.guest, async (input) => {
      const found = await files.find(input.params.id);
      const file = await checkMayOpen(found, callerOf(input), 'artwork:write', limits);
      const now = new Date();
      if (file.orderedUntil && file.orderedUntil > now) throw neededByOrder();
      await files.remove(file.id, now);
      deps.removeSoon();
      return { status: 200, body: { message: 'File deleted.' } };
    });
}

/** Throws conflict for a file that is not checked, and for a mend that none of its checks offers. */
function checkOffered({ state, findings }: ArtworkFile, mends: readonly MendCode[]): void {
  if (state !== 'checked' || mends.some((mend) => findings.every((finding) => finding.mend !== mend)))
    throw notOffered();
}

const notOffered = () =>
  conflict(
    {
      en: 'We cannot fix this in the file. Please change it in your design and upload that.',
      hi: 'यह हम फ़ाइल में ठीक नहीं कर सकते। अपने डिज़ाइन में बदलिए और वह अपलोड कीजिए।',
    },
    'mend-not-offered',
  );
const neededByOrder = () =>
  conflict(
    {
      en: 'An order needs this file, so it cannot be deleted yet.',
      hi: 'यह फ़ाइल एक ऑर्डर के लिए चाहिए, इसलिए अभी हटाई नहीं जा सकती।',
    },
    'file-in-order',
  );
