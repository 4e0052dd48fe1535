import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PressSheet, PrintProfile } from '@print-shop/contracts';
import { orderNumber } from '@print-shop/contracts';
import { conflict } from '@print-shop/service-kit/errors';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { FileStore } from '../file/file.store.ts';
import { type ArtworkFile, downloadName, profileFor } from '../file/file.ts';
import { type DrawDeps, withPicture } from '../layout/draw-layout.ts';
import { type Preflight, PreflightCrashed } from '../preflight/index.ts';
import { sha256Of } from '../sha256-of.ts';
import { inWorkFolder } from '../work-folder.ts';
import type { PrintableFile } from './make-version.ts';
import { type MadeVersion, newest, type Proof, type Version } from './proof.ts';
import { sidesShowing } from './shown-on.ts';

export interface PrintFilesDeps {
  files: Pick<FileStore, 'find'>;
  objects: ArtworkObjects;
  preflight: Pick<Preflight, 'print' | 'gang'>;
  drawing: DrawDeps;
  profileOf(productType: string): Promise<PrintProfile>;
}

/** Pixels across a picture of the product. */
const ON_PRODUCT_PX = 900;

/** A file for staff; its name begins with the fingerprint that was approved. */
interface Download {
  body: Readable;
  filename: string;
}

export type PrintFiles = ReturnType<typeof createPrintFiles>;

/** Makes the print files of proofs, and gives out those that were approved. */
export function createPrintFiles({ files, objects, preflight, drawing, profileOf }: PrintFilesDeps) {
  /** The input of the process besides the file. A design was checked before its product was known. */
  const jobOf = async (file: PrintableFile, proof: Proof, version: number) => ({
    profile: profileFor(file, await profileOf(proof.productType || file.productType)),
    size: file.size,
    sha256: file.sha256,
    at: file.createdAt,
    label: labelOf(proof, version, file.sha256),
  });

  /** Draws each view of the product that the pages lie on, and stores the pictures. Returns the ids of the views. */
  const showOnProduct = async (
    { shownOn }: Proof,
    { fileId, sha256, pages }: Pick<Version, 'fileId' | 'sha256' | 'pages'>,
  ): Promise<string[]> => {
    if (!shownOn) return [];
    const { views, color, hex } = shownOn;
    const sides = sidesShowing(shownOn, { fileId, pages });
    const shown = views.filter(({ id }) => sides.some(({ view }) => view === id));
    for (const view of shown)
      await withPicture({ view, sides, color, hex, width: ON_PRODUCT_PX }, drawing, (path) =>
        objects.storeOnProduct(fileId, sha256, view.id, path),
      );
    return shown.map(({ id }) => id);
  };

  /** The newest version with its file. Throws conflict unless that version is approved. */
  const approved = async (proof: Proof): Promise<{ version: Version; file: ArtworkFile }> => {
    const version = newest(proof);
    if (version?.decision?.answer !== 'approved') throw notApproved();
    const file = await files.find(version.fileId);
    if (!file) throw otherFile();
    return { version, file };
  };

  /** Writes the approved file to `path`. Throws conflict where the stored bytes are not those that were approved. */
  const fetchApproved = async ({ fileId, sourceSha256, decision }: Version, path: string): Promise<void> => {
    const sha256 = decision?.sha256 ?? '';
    // Before there were print files, the customer's file itself was approved.
    const bytes = await (sourceSha256 ? objects.readPrint(fileId, sha256) : objects.readOriginal(fileId));
    if (!bytes || (await writeHashed(bytes, path)) !== sha256) throw otherFile();
  };

  return {
    /**
     * Makes the print file of a version and pictures of the product with it, and stores them. Throws conflict for a file that cannot be
     * printed.
     */
    make: (file: PrintableFile, proof: Proof, number: number): Promise<MadeVersion> =>
      inWorkFolder(async (folder) => {
        const [path, outPath] = [join(folder, 'file'), join(folder, 'print.pdf')];
        const source = await objects.readOriginal(file.id);
        if (!source || (await writeHashed(source, path)) !== file.sha256) throw fileIsGone();
        const result = await orTooLarge(preflight.print({ ...(await jobOf(file, proof, number)), path, outPath }));
        if (result.state === 'refused') throw conflict(result.reason, 'cannot-be-printed');
        const sha256 = await sha256Of(outPath);
        await objects.storePrint(file.id, sha256, outPath);
        const { pages } = result;
        return { sha256, pages, views: await showOnProduct(proof, { fileId: file.id, sha256, pages }) };
      }),

    /** The approved print file, byte for byte. */
    async read(proof: Proof): Promise<Download> {
      const { version, file } = await approved(proof);
      return inWorkFolder(async (folder) => {
        const path = join(folder, 'print');
        await fetchApproved(version, path);
        const name = version.sourceSha256 ? `${baseName(file.name)}-print.pdf` : downloadName(file);
        return { body: await opened(path), filename: `${version.sha256.slice(0, 8)}-${name}` };
      });
    },

    /** The approved print file as often as it fits on a sheet. */
    async gang(proof: Proof, { sheet, gapMm }: { sheet: PressSheet; gapMm: number }): Promise<Download> {
      const { version, file } = await approved(proof);
      return inWorkFolder(async (folder) => {
        const [path, outPath] = [join(folder, 'print'), join(folder, 'sheet.pdf')];
        await fetchApproved(version, path);
        const source = { ...file, sha256: version.sourceSha256 ?? version.sha256 };
        const job = await jobOf(source, proof, version.version);
        const isPrintFile = version.sourceSha256 !== undefined;
        const result = await orTooLarge(preflight.gang({ ...job, path, outPath, sheet, gapMm, isPrintFile }));
        if (result.state === 'refused') throw conflict(result.reason, 'cannot-be-printed');
        if (result.state === 'no-room') throw noRoom();
        const filename = `${version.sha256.slice(0, 8)}-${baseName(file.name)}-${sheet}.pdf`;
        return { body: await opened(outPath), filename };
      });
    },
  };
}

/** The text of the slug: order, line, version, and the beginning of the source's fingerprint. */
export function labelOf(
  { id, orderId, orderKind, lineId, name, details }: Proof,
  version: number,
  sha256: string,
): string {
  const order = orderId ? `Order #${orderNumber(orderId, orderKind)}` : `Proof #${orderNumber(id)}`;
  const line = orderId ? `line ${lineId.slice(-6)}` : '';
  const what = [name, details].filter(Boolean).join(', ');
  return [order, line, what, `version ${version}`, `source ${sha256.slice(0, 8)}`].filter(Boolean).join(' · ');
}

const baseName = (name: string): string => name.replace(/\.[^.]{1,5}$/, '');

/** Writes bytes to `path`; returns their SHA-256. */
async function writeHashed(bytes: Readable, path: string): Promise<string> {
  const hash = createHash('sha256');
  bytes.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
  return hash.digest('hex');
}

/** An open file can be read to its end although its folder is removed. */
const opened = async (path: string): Promise<Readable> => (await open(path)).createReadStream();

/** A file that ends the process that reads it is refused in words. */
export const orTooLarge = <Result>(printing: Promise<Result>): Promise<Result> =>
  printing.catch((error: unknown) => {
    throw error instanceof PreflightCrashed ? tooLarge(error) : error;
  });

const tooLarge = (cause: PreflightCrashed) =>
  conflict(
    {
      en: 'No print file could be made of this file: it takes too much memory. Please upload it as a PDF, or with smaller pictures.',
      hi: 'इस फ़ाइल से प्रिंट फ़ाइल नहीं बन पाई: इसमें बहुत ज़्यादा मेमोरी लगती है। इसे PDF में या छोटी तस्वीरों के साथ अपलोड कीजिए।',
    },
    'cannot-be-printed',
    { cause },
  );
const notApproved = () =>
  conflict({ en: 'This item is not approved yet.', hi: 'यह आइटम अभी मंज़ूर नहीं हुआ है।' }, 'proof-not-approved');
const otherFile = () =>
  conflict(
    {
      en: 'The file that is stored is not the one that was approved. Please do not print it, and send a new proof.',
      hi: 'जो फ़ाइल रखी है वह मंज़ूर की गई फ़ाइल नहीं है। इसे न छापिए, नया प्रूफ़ भेजिए।',
    },
    'other-file',
  );
const fileIsGone = () =>
  conflict(
    {
      en: 'The file is no longer stored as it was checked. Please upload it again.',
      hi: 'फ़ाइल अब वैसी नहीं रखी है जैसी जाँची गई थी। इसे दोबारा अपलोड कीजिए।',
    },
    'other-file',
  );
const noRoom = () =>
  conflict(
    {
      en: 'This does not fit on the sheet, or its pages differ in size. Please choose a larger sheet or print it alone.',
      hi: 'यह इस शीट पर नहीं आता, या इसके पेज अलग-अलग नाप के हैं। बड़ी शीट चुनिए या इसे अकेला छापिए।',
    },
    'no-room-on-sheet',
  );
