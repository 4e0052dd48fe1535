import type { Raster } from '../raster.ts';
import { corrupt } from '../refusal.ts';
import { shareBytes } from './document-bytes.ts';
import { pdfium } from './wasm.ts';

const FORMAT_BGRA = 4;
const WITH_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
/** Shows the layers and notes that are printed. Pages that are too large to be written again need it. */
const AS_PRINTED = 0x800;
const WHITE = 0xff_ff_ff_ff;
const NOTHING = 0;
/** Wider than any page, in points. */
const EVERYWHERE = 1e6;
/** The least width in pixels: a page 1 px high and 100,000 wide is drawn at least as wide. */
const MIN_PX = 2;

/** A document as PDFium opened it. Must be closed: its memory is not collected. */
export interface DrawnDocument {
  pageCount: number;
  /**
   * Draws the page, all of its media box, turned as its file says, on white, or on nothing. The longer side gets `longestPx`, but no
   * more than `pxPerPt` asks for.
   */
  draw(page: number, how: { longestPx: number; pxPerPt?: number; ground?: 'white' | 'nothing' }): Raster;
  close(): void;
}

/** Files of more bytes are drawn this number of pages at a time. */
const LARGE_BYTES = 20_000_000;
const PAGES_AT_ONCE = 4;

/** Size of a structure of callbacks, none of which is given. */
const FORM_INFO_BYTES = 256;
const FORM_INFO_VERSION = 2;

/** `hasForm`: fields are drawn with what is filled in. Throws the refusal `corrupt` for what PDFium cannot open. */
export async function openDrawn(bytes: Uint8Array, hasForm: boolean): Promise<DrawnDocument> {
  const module = await pdfium();
  const { malloc, free } = module.wasmExports;
  const shared = shareBytes(module, bytes);
  if (!shared) throw corrupt();

  /** Opens the document, with its fields where it has any. Throws the refusal `corrupt`. */
  const open = (): { document: number; form: number; close(): void } => {
    const document = module._FPDF_LoadCustomDocument(shared.access, 0);
    if (!document) throw corrupt();
    const info = hasForm ? malloc(FORM_INFO_BYTES) : 0;
    if (info) {
      module.HEAPU8.fill(0, info, info + FORM_INFO_BYTES);
      module.HEAPU8[info] = FORM_INFO_VERSION;
    }
    const form = info ? module._FPDFDOC_InitFormFillEnvironment(document, info) : 0;
    return {
      document,
      form,
      close() {
        if (form) module._FPDFDOC_ExitFormFillEnvironment(form);
        if (info) free(info);
        module._FPDF_CloseDocument(document);
      },
    };
  };
  let now: ReturnType<typeof open>;
  try {
    now = open();
  } catch (error) {
    shared.close();
    throw error;
  }

  let drawn = 0;
  /** The document, opened again after some pages of a large one: PDFium keeps what it has read of it until it is closed. */
  const opened = () => {
    if (bytes.length > LARGE_BYTES && drawn++ % PAGES_AT_ONCE === PAGES_AT_ONCE - 1) {
      now.close();
      now = open();
    }
    return now;
  };

  const draw: DrawnDocument['draw'] = (page, { longestPx, pxPerPt = Infinity, ground = 'white' }) => {
    const { document, form } = opened();
    const shown = module._FPDF_LoadPage(document, page);
    if (!shown) throw corrupt();
    let bitmap = 0;
    try {
      // A page is drawn as far as both of its boxes go; see `toShown`.
      module._FPDFPage_SetCropBox(shown, -EVERYWHERE, -EVERYWHERE, EVERYWHERE, EVERYWHERE);
      const [wide, high] = [module._FPDF_GetPageWidth(shown), module._FPDF_GetPageHeight(shown)];
      const scale = Math.min(longestPx / Math.max(wide, high, 1), pxPerPt);
      const width = Math.max(MIN_PX, Math.round(wide * scale));
      const height = Math.max(MIN_PX, Math.round(high * scale));
      bitmap = module._FPDFBitmap_CreateEx(width, height, FORMAT_BGRA, 0, width * 4);
      if (!bitmap) throw corrupt();
      module._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, ground === 'white' ? WHITE : NOTHING);
      module._FPDF_RenderPageBitmap(bitmap, shown, 0, 0, width, height, 0, WITH_ANNOTATIONS | RED_FIRST | AS_PRINTED);
      if (form) {
        module._FORM_OnAfterLoadPage(shown, form);
        module._FPDF_FFLDraw(form, bitmap, shown, 0, 0, width, height, 0, RED_FIRST);
        module._FORM_OnBeforeClosePage(shown, form);
      }
      const from = module._FPDFBitmap_GetBuffer(bitmap);
      // A copy: the memory of WebAssembly moves when it grows.
      return { data: module.HEAPU8.slice(from, from + width * height * 4), width, height, channels: 4 };
    } finally {
      if (bitmap) module._FPDFBitmap_Destroy(bitmap);
      module._FPDF_ClosePage(shown);
    }
  };

  return {
    pageCount: module._FPDF_GetPageCount(now.document),
    draw,
    close() {
      now.close();
      shared.close();
    },
  };
}
