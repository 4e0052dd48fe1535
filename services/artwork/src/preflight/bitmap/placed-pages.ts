import { kindOf } from '../kind.ts';
import type { ReadContext } from '../read-context.ts';
import { unknownKind } from '../refusal.ts';
import { type Placed, placeOnPage } from './place-on-page.ts';
import { type PlainPage, withPlainPage } from './plain-page.ts';
import { naturalSize } from './read-bitmap.ts';

/** A page of a bitmap, and where it lies on its printed page. */
export interface PlacedPage extends PlainPage {
  placed: Placed;
  isCmyk: boolean;
}

/**
 * Passes each of the first `count` pages of a bitmap to `use`, one after another, and returns what that makes of them. A HEIC has to be
 * decoded before.
 */
export async function placedPages<Result>(
  path: string,
  count: number,
  context: ReadContext,
  use: (page: PlacedPage) => Promise<Result>,
): Promise<Result[]> {
  const kind = await kindOf(path);
  if (!kind) throw unknownKind();
  const results: Result[] = [];
  for (let page = 0; page < count; page++) {
    context.deadline.check();
    const result = await withPlainPage(path, kind, page, async (plain) => {
      const { natural, isCmyk } = await naturalSize(plain.path, plain.page);
      return use({ ...plain, isCmyk, placed: placeOnPage(natural, context.profile, context.size) });
    });
    results.push(result);
  }
  return results;
}
