import type { PrintProfile } from '@print-shop/contracts';
import type { Deadline } from './deadline.ts';
import type { PageSize } from './report.ts';

export interface ReadContext {
  profile: PrintProfile;
  size: PageSize | null;
  outDir: string;
  deadline: Deadline;
  /** Called after each page. */
  onProgress(done: number, of: number): void;
}
