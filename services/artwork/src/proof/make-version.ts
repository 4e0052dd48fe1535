import { conflict, notFound } from '@print-shop/service-kit/errors';
import type { ArtworkFile } from '../file/file.ts';
import type { Version } from './proof.ts';

/**
 * What a proof keeps of a file. Throws not-found for a file that is gone, and conflict for one that is not checked yet, was
 * refused, or must be mended first.
 */
export function versionOf(
  file: ArtworkFile | undefined,
  by: Pick<Version, 'note' | 'by'>,
): Omit<Version, 'version' | 'sentAt' | 'seenAt' | 'decision'> {
  if (!file) throw notFound({ en: 'There is no such file.', hi: 'ऐसी कोई फ़ाइल नहीं है।' }, 'file-not-found');
  const { id: fileId, name: fileName, sha256, pages, findings, pictures, state } = file;
  if (state !== 'checked' || !sha256) throw notChecked();
  if (findings.some(({ level }) => level === 'must')) throw mustBeMended();
  return { fileId, fileName, sha256, pages, findings, pictures, ...by };
}

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
      en: 'This file has faults that must be mended before it can be printed. Please upload a mended one.',
      hi: 'इस फ़ाइल में ऐसी कमियाँ हैं जिन्हें छपाई से पहले ठीक करना होगा। ठीक की हुई फ़ाइल अपलोड कीजिए।',
    },
    'must-be-mended',
  );
