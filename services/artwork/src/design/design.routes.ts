import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { showDesign, uploadDesign } from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import { allow, type ContractRouter, conflict, notFound, type Waits } from '@print-shop/service-kit';
import type { CheckQueue } from '../check-queue/create-check-queue.ts';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { FileStore } from '../file/file.store.ts';
import { type ArtworkFile, cleanName, downloadName } from '../file/file.ts';
import { afterDesign, afterUpload, type GetRetention } from '../file/retention.ts';
import type { SenderOf } from '../file/sender.ts';
import type { ArtworkLimits } from '../limits.ts';
import { linkOver } from '../link/link-over.ts';
import { PRIVATE_PICTURE } from '../link/private-picture.ts';
import { withDesign } from './convert-design.ts';
import type { TakeDesign } from './take-design.ts';

export interface DesignRoutesDeps {
  files: FileStore;
  objects: ArtworkObjects;
  queue: CheckQueue;
  limits: Pick<ArtworkLimits, 'countDesign'>;
  senderOf: SenderOf;
  designs: DesignLinks;
  /** `DESIGN_ORPHAN_HOURS` of the settings. */
  designHours: number;
  getRetention: GetRetention;
  takeDesign: TakeDesign;
  /** The files of designs by the addresses of these, once their checks are done. */
  checked: Waits<ArtworkFile>;
}

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/** The event of an upload has long come by then. */
const OLD_MS = 3_600_000;
/** The longest wait for the checks of a design, in ms. */
const CHECKS_MS = 3_150;

/**
 * Registers the upload of designs and /media/designs: a design as it was stored, for the holder of a signed link, once its checks have
 * let it out of the quarantine. Designs come from strangers, so they are shown in a sandbox that runs no script, and staff save them.
 */
export function designRoutes(router: ContractRouter, deps: DesignRoutesDeps): void {
  const { files, objects, queue, limits, senderOf, designs, designHours, getRetention, takeDesign, checked } = deps;

  /**
   * The file of a design as soon as its checks are done. One that is kept for longer than its checks, or was stored by a release
   * without checks, is checked now.
   */
  const doneFileOf = async (name: string, design: string): Promise<ArtworkFile | undefined> => {
    if (!(await files.findOfDesign(design))) {
      const stored = await objects.statDesign(design);
      if (!stored) throw noSuchDesign();
      if (stored.lastModified.getTime() < Date.now() - OLD_MS)
        await takeDesign({
          design,
          userId: null,
          filename: name,
          bytes: stored.size,
          keepUntil: afterUpload(new Date(), await getRetention()),
        });
    }
    return checked.findOrWait(design, CHECKS_MS);
  };

  router.on(uploadDesign, allow.guest, async ({ upload, body: { productType = '' }, user, req }) => {
    await limits.countDesign(user, req.ip);
    return withDesign(upload.path, async ({ path, contentType, extension }) => {
      const { size: bytes } = await stat(path);
      const design = `/media/designs/${randomBytes(16).toString('hex')}.${extension}`;
      const now = new Date();
      const { id } = await files.add(
        {
          design,
          productType,
          bytes,
          name: cleanName(upload.filename),
          size: null,
          kind: null,
          // Staff send files in conversations, whose customers have them from then on.
          userId: user?.role ? null : (user?.id ?? null),
          tokenHash: null,
          sender: senderOf(user, req.ip),
          keepUntil: afterDesign(now, designHours),
        },
        now,
      );
      await objects.quarantine(id, path);
      await queue.add(id, now);
      return { status: 201 as const, body: { url: designs.sign(design), contentType, bytes } };
    });
  });

  router.on(showDesign, allow.anyone, async ({ params: { name }, query }) => {
    const design = `/media/designs/${name}`;
    const use = query.download ? 'save' : query.picture ? 'look' : 'show';
    if (!designs.isGood(design, use, query)) throw linkOver();
    const file = await doneFileOf(name, design);
    if (!file) throw stillChecked();
    if (file.refusal) throw conflict(file.refusal.reason, 'design-refused');
    const body =
      use === 'look'
        ? await objects.readPage(file.id, 1)
        : ((await objects.readOriginal(file.id)) ?? (await objects.readDesign(design)));
    if (!body) throw noSuchDesign();
    const type = use === 'look' ? 'image/webp' : TYPES[name.split('.')[1] ?? ''];
    return {
      status: 200,
      body,
      ...(query.download ? { filename: downloadName(file) } : {}),
      headers: {
        ...PRIVATE_PICTURE,
        'Content-Type': type ?? 'application/octet-stream',
        'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      },
    };
  });
}

const noSuchDesign = () =>
  notFound({ en: 'This design is no longer kept.', hi: 'यह डिज़ाइन अब नहीं रखा गया है।' }, 'design-not-found');

const stillChecked = () =>
  conflict(
    {
      en: 'This design is still being checked. Please try again in a moment.',
      hi: 'यह डिज़ाइन अभी जाँचा जा रहा है। थोड़ी देर में फिर कोशिश कीजिए।',
    },
    'design-not-checked',
  );
