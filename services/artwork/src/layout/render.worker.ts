import { allowLoaders } from '@print-shop/pictures/loaders';
import { drawPrint } from './draw-print.ts';
import { drawProduct } from './draw-product.ts';
import { writePrintPdf } from './print-pdf.ts';
import type { PictureJob, RenderJob, RenderReply } from './render-job.ts';

// A process of its own: libvips may load SVG here, which it must not where strangers' uploads are decoded.
allowLoaders(['Png', 'Jpeg', 'Webp', 'Tiff', 'Heif', 'Svg']);

/** Draws the product with what lies on it as WebP, or one area alone, for printing, as PNG. */
async function drawPicture(job: PictureJob): Promise<void> {
  const area = job.view.areas.find(({ id }) => id === job.printArea);
  await (area ? drawPrint(job, area) : drawProduct(job));
}

process.once('message', (job: RenderJob) => {
  ('pages' in job ? writePrintPdf(job) : drawPicture(job))
    .then((): RenderReply => ({}))
    .catch((error: unknown): RenderReply => ({ fault: error instanceof Error ? error.message : String(error) }))
    .then((reply) => process.send?.(reply, () => process.disconnect?.()));
});
