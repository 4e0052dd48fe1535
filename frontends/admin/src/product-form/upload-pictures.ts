import { uploadProductImage } from '@print-shop/contracts/client';
import { uploadFile } from '@print-shop/web-kit/upload';

const AT_A_TIME = 3;

/**
 * A list with the address at this place of `stored` put in: before what was chosen after it, however long each took. Places
 * of files that are not stored (yet) are empty.
 */
export function inChosenOrder(list: readonly string[], stored: readonly (string | undefined)[], at: number): string[] {
  const address = stored[at];
  if (address === undefined) return [...list];
  const later = new Set(stored.slice(at + 1));
  const next = list.findIndex((one) => later.has(one));
  return list.toSpliced(next === -1 ? list.length : next, 0, address);
}

interface Listener {
  /** How far all of them are together, 0 to 100. */
  onProgress: (percent: number) => void;
  /** Called when another picture is stored: the addresses so far, by the position of their files, and its own position. */
  onStored: (stored: readonly (string | undefined)[], at: number) => void;
}

/** Uploads pictures, three at a time; returns those that failed and why. A failure does not stop the others. */
export async function uploadPictures(pictures: readonly File[], { onProgress, onStored }: Listener) {
  const percents = pictures.map(() => 0);
  const stored: (string | undefined)[] = pictures.map(() => undefined);
  const failed: File[] = [];
  let error: unknown;
  const waiting = pictures.entries();

  const sendWaiting = async () => {
    for (const [at, picture] of waiting) {
      const tell = (percent: number) => {
        percents[at] = percent;
        onProgress(Math.round(percents.reduce((sum, one) => sum + one, 0) / pictures.length));
      };
      try {
        stored[at] = (await uploadFile(uploadProductImage, picture, { onProgress: tell })).url;
        onStored(stored, at);
      } catch (failure) {
        tell(100);
        failed.push(picture);
        error = failure;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sendWaiting));
  return { failed: pictures.filter((picture) => failed.includes(picture)), error };
}
