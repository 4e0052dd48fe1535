import { conflict, notFound } from '@print-shop/service-kit/errors';
import type { ArtworkFile } from '../file/file.ts';
import type { MadeVersion, Version } from './proof.ts';
import { leftOffFinding, type Unpaid } from './unpaid.ts';

/** A file whose checks are done and which may be printed. */
export type PrintableFile = ArtworkFile & { sha256: string };

/** Throws not-found for a file that is gone, and conflict for one that is not checked yet, was refused, or must be mended first. */
export function printable(file: ArtworkFile | undefined): PrintableFile {
  if (!file) throw notFound({ en: 'There is no such file.', hi: 'ऐसी कोई फ़ाइल नहीं है।' }, 'file-not-found');
  const { sha256, findings, state } = file;
  if (state !== 'checked' || !sha256) throw notChecked();
  if (findings.some(({ level }) => level === 'must')) throw mustBeMended();
  return { ...file, sha256 };
}

/** The part of a file, and of the print file that was made of it, that a proof keeps. The customer approves the print file. */
export const versionOf = (
  { id: fileId, name: fileName, sha256: sourceSha256, findings, pictures }: PrintableFile,
  made: MadeVersion,
  by: Pick<Version, 'note' | 'by'>,
  unpaid: Unpaid | null = null,
): Omit<Version, 'version' | 'sentAt' | 'seenAt' | 'decision'> => ({
  fileId,
  fileName,
  sourceSha256,
  pictures,
  ...made,
  findings: [...(unpaid ? leftOffFinding(unpaid) : []), ...findings],
  ...by,
});

const notChecked = () =>
  conflict(
    {
      en: 'This file is not checked yet. Please wait a moment, and send the proof then.',
      hi: 'यह फ़ाइल अभी जाँची नहीं गई है। थोड़ा रुककर प्रूफ़ भेजिए।',
    },
    'file-not-checked',
  );
const mustBeMended = () =>
  conflict(
    {
      en: 'This file has faults that must be fixed before it can be printed. Please upload a fixed one.',
      hi: 'इस फ़ाइल में ऐसी कमियाँ हैं जिन्हें छपाई से पहले ठीक करना होगा। ठीक की हुई फ़ाइल अपलोड कीजिए।',
    },
    'must-be-mended',
  );
