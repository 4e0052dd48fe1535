import { stat } from 'node:fs/promises';
import { designRule, SVG_MAX_BYTES, type Text } from '@print-shop/contracts';
import { decodeQueue, headOf } from '@print-shop/pictures';
import { invalidInput, inWorker, tooLarge, unsupportedMedia } from '@print-shop/service-kit';

export interface SvgJob {
  path: string;
  /** Path of the plain drawing. */
  out: string;
}

export type SvgReply = { fault: 'not-a-picture' } | { fault: 'not-plain'; what: Text } | { fault?: undefined };

const LIMITS = { heapMb: 96, deadlineMs: 5_000 };

/**
 * Writes the SVG at `path` as a plain drawing to `out`. It is parsed in a worker with bounded memory and time, one at a
 * time. Throws unsupported-media for files that are not SVG or do more than draw. Throws too-large above the size limit
 * for SVG, and invalid-input for files that cannot be parsed within those bounds.
 */
export async function readSvg(path: string, out: string): Promise<void> {
  const { size } = await stat(path);
  if (size > SVG_MAX_BYTES) {
    const isMarkup = /^\W*<(\?xml|!DOCTYPE|!--|([\w.-]+:)?svg\b)/i.test((await headOf(path)).toString('latin1'));
    throw isMarkup
      ? tooLarge(
          { en: `The SVG is too large. ${designRule.en}`, hi: `SVG बहुत बड़ी है। ${designRule.hi}` },
          'svg-too-large',
        )
      : unsupportedMedia(designRule, 'not-a-picture');
  }
  const job: SvgJob = { path, out };
  const reply = await decodeQueue.run(() =>
    inWorker<SvgReply>(new URL('./svg.worker.ts', import.meta.url), job, LIMITS).catch((cause: unknown) => {
      throw invalidInput(
        {
          en: 'This SVG is too complex to be read. Please simplify it, or save it as PNG.',
          hi: 'यह SVG बहुत पेचीदा है। इसे आसान बनाइए, या PNG में सेव कीजिए।',
        },
        'svg-too-complex',
        {
          cause,
        },
      );
    }),
  );
  if (reply.fault === 'not-a-picture') throw unsupportedMedia(designRule, 'not-a-picture');
  if (reply.fault === 'not-plain') {
    throw unsupportedMedia(
      {
        en: `This SVG cannot be taken: ${reply.what.en}. Please export it as a plain drawing.`,
        hi: `यह SVG नहीं चलेगी: ${reply.what.hi}। इसे सादे चित्र के रूप में एक्सपोर्ट कीजिए।`,
      },
      'svg-not-plain',
    );
  }
}
