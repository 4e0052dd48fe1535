import { stat } from 'node:fs/promises';
import { DESIGN_RULE, SVG_MAX_BYTES } from '@print-shop/contracts';
import { headOf, inWorker, turns } from '@print-shop/pictures';
import { invalidInput, tooLarge, unsupportedMedia } from '@print-shop/service-kit';

export interface SvgJob {
  path: string;
  /** Where the plain drawing is to lie. */
  out: string;
}

export type SvgReply = { fault: 'not-a-picture' } | { fault: 'not-plain'; what: string } | { fault?: undefined };

const LIMITS = { heapMb: 96, deadlineMs: 5_000 };

/**
 * Writes the SVG at `path` as a plain drawing to `out`. It is read in a worker with bounded memory and time, one at a time. Throws
 * unsupported-media for what is no SVG or more than a drawing, too-large above the limit of an SVG, and invalid-input for one that
 * cannot be read within those bounds.
 */
export async function readSvg(path: string, out: string): Promise<void> {
  const { size } = await stat(path);
  if (size > SVG_MAX_BYTES) {
    const isMarkup = /^\W*<(\?xml|!DOCTYPE|!--|([\w.-]+:)?svg\b)/i.test((await headOf(path)).toString('latin1'));
    throw isMarkup
      ? tooLarge(`The SVG is too large. ${DESIGN_RULE}`, 'svg-too-large')
      : unsupportedMedia(DESIGN_RULE, 'not-a-picture');
  }
  const job: SvgJob = { path, out };
  const reply = await turns.run(() =>
    inWorker<SvgReply>(new URL('./svg.worker.ts', import.meta.url), job, LIMITS).catch((cause: unknown) => {
      throw invalidInput(
        'This SVG is too complex to be read. Please simplify it, or save it as PNG.',
        'svg-too-complex',
        {
          cause,
        },
      );
    }),
  );
  if (reply.fault === 'not-a-picture') throw unsupportedMedia(DESIGN_RULE, 'not-a-picture');
  if (reply.fault === 'not-plain') {
    throw unsupportedMedia(
      `This SVG cannot be taken: ${reply.what}. Please export it as a plain drawing.`,
      'svg-not-plain',
    );
  }
}
