import type { Box, CheckCode, CheckLevel, MendCode, PressSheet, PrintProfile, Text } from '@print-shop/contracts';

/** The kinds of files that a customer may send, told by their bytes. */
export type FileKind = 'pdf' | 'png' | 'jpeg' | 'webp' | 'avif' | 'tiff' | 'heic' | 'svg';

/** The size of a page as it is shown: of its trim box, or of the page where it has none. */
export interface PageSize {
  widthMm: number;
  heightMm: number;
}

/** A page that was checked. Boxes lie on the whole page, which is larger than its size where the file has bleed. */
export interface CheckedPage extends PageSize {
  whole?: PageSize;
  /** Where it is cut, on the whole page: in the middle of it where this is missing. */
  trim?: Box;
  /** The pixels that can be printed as a picture: a bitmap's own, else those of the page's picture. */
  pixels?: { width: number; height: number };
  /** Lowest resolution among the pictures of a page of a PDF or an SVG at its own size; `null` where all is vectors. */
  dpi?: number | null;
}

/** One thing that preflight found. It is stored without a sentence; `sentenceOf` words it in the reader's language. */
export interface Finding {
  code: CheckCode;
  level: CheckLevel;
  /** From 1; `null` for the whole file. */
  page: number | null;
  box: Box | null;
  /** Each of its places, where it has several; they lie in `box`. */
  boxes?: Box[];
  mend?: MendCode;
  /** Numbers and names for the sentence. `variant` chooses among the sentences of the code. */
  values: Record<string, string | number>;
}

export interface PreflightJob {
  /** The file to check, on this machine's disk. */
  path: string;
  profile: PrintProfile;
  /** The finished size that the customer chose; `null` where the profile's sizes are all that is known. */
  size: PageSize | null;
  /** An existing folder for the page pictures. */
  outDir: string;
  /** Called after each step of `of`. */
  onProgress?: (done: number, of: number) => void;
}

export type RefusalCode = CheckCode | 'unknown-kind' | 'too-slow' | 'too-large';

export interface Refused {
  state: 'refused';
  /** The fault of the file, and what its sender can do. */
  reason: Text;
  code: RefusalCode;
}

export type PreflightResult =
  | {
      state: 'checked';
      kind: FileKind;
      bytes: number;
      pages: CheckedPage[];
      findings: Finding[];
      /** Paths of one WebP per page in `outDir`, longest side at most 1600 px. */
      pictures: string[];
    }
  | Refused;

export interface MendJob extends PreflightJob {
  mends: MendCode[];
  outPath: string;
}

/** The check of the mended file, or why the file was not mended. */
type MendResult = PreflightResult;

export interface PrintJob extends Pick<PreflightJob, 'path' | 'profile' | 'size'> {
  /** The text of the slug about the file; its page follows. */
  label: string;
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: string;
  /** The time that the print file bears. */
  at: Date;
  outPath: string;
}

/** Pages at their finished size; `whole` is the customer's page. */
type PrintResult = { state: 'printed'; pages: CheckedPage[] } | Refused;

/** A sheet with as many copies of each page of a print file as fit. */
export interface GangJob extends PrintJob {
  sheet: PressSheet;
  /** Millimetres between the trims of two copies. */
  gapMm: number;
  /** Whether the file at `path` is a print file, or a customer's of which one is made first. */
  isPrintFile: boolean;
}

type GangResult = { state: 'ganged' } | { state: 'no-room' } | Refused;

export interface Answers {
  check: PreflightResult;
  mend: MendResult;
  print: PrintResult;
  gang: GangResult;
}

/** Reads strangers' files in a child process, one job at a time. */
export interface Preflight {
  /** Checks a file and draws its pages. Throws PreflightCrashed if the job killed the process. */
  run(job: PreflightJob): Promise<PreflightResult>;
  /** Mends a file, writes the PDF to `outPath`, and checks that. Throws PreflightCrashed if the job killed the process. */
  mend(job: MendJob): Promise<MendResult>;
  /** Writes a print file to `outPath`. Throws PreflightCrashed if the job killed the process. */
  print(job: PrintJob): Promise<PrintResult>;
  /**
   * Writes a gang sheet to `outPath`. A person waits for it. Throws `busy` when other files keep the process from beginning or the sheet
   * takes too long, and PreflightCrashed if the job killed it.
   */
  gang(job: GangJob): Promise<GangResult>;
  /** Ends the process. Jobs that wait or run are rejected. */
  close(): Promise<void>;
}

/** The process that read a file broke down, or exceeded its limit of memory or time. */
export class PreflightCrashed extends Error {
  override readonly name = 'PreflightCrashed';
}
