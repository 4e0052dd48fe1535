import type { PrintProfile } from '@print-shop/contracts';
import type { Deadline } from './deadline.ts';
import type { PageSize } from './report.ts';

/** The input for reading a file, besides the file. */
export interface ReadContext {
  profile: PrintProfile;
  size: PageSize | null;
  /** Folder of the page pictures. */
  outDir: string;
  deadline: Deadline;
  /** Called after each page. */
  onProgress(done: number, of: number): void;
}
