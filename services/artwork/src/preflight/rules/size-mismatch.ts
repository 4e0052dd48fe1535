import type { Finding, PageSize } from '../report.ts';
import { bitmapSize } from './bitmap-size.ts';
import { type Rule, type RuleContext, rounded } from './rule.ts';
import { isSize, trimOf, turned, wantedSizes } from './trim.ts';

/** Proportions that differ by less than this are the same: enlarging or reducing does no harm. */
const SAME_PROPORTIONS = 0.01;

/** ISO A sizes and the like, by which people know the size of what they made. */
const PAPERS: readonly (PageSize & { name: string })[] = [
  { name: 'A3', widthMm: 297, heightMm: 420 },
  { name: 'A4', widthMm: 210, heightMm: 297 },
  { name: 'A5', widthMm: 148, heightMm: 210 },
  { name: 'A6', widthMm: 105, heightMm: 148 },
  { name: 'Letter', widthMm: 215.9, heightMm: 279.4 },
  { name: 'Legal', widthMm: 215.9, heightMm: 355.6 },
];

const scaleTo = (from: PageSize, to: PageSize): { factor: number; misfit: number } => {
  const across = to.widthMm / from.widthMm;
  const down = to.heightMm / from.heightMm;
  return { factor: Math.sqrt(across * down), misfit: Math.abs(Math.log(across / down)) };
};

/** The nearest by area, so that a sentence names one size and not a list of them. */
const nearest = (size: PageSize, sizes: readonly PageSize[]): PageSize | undefined =>
  [...sizes].sort(
    (a, b) => Math.abs(Math.log(scaleTo(size, a).factor)) - Math.abs(Math.log(scaleTo(size, b).factor)),
  )[0];

const numbers = (is: PageSize, wanted: PageSize) => ({
  ...{ widthMm: rounded(is.widthMm), heightMm: rounded(is.heightMm) },
  ...{ wantedWidthMm: rounded(wanted.widthMm), wantedHeightMm: rounded(wanted.heightMm) },
});

function judge(is: PageSize, context: RuleContext, page: number): Finding[] {
  const { toleranceMm } = context.profile;
  const sizes = wantedSizes(context);
  const finding = { code: 'size-mismatch' as const, page, box: null };
  if (sizes.length === 0 || sizes.some((wanted) => isSize(is, wanted, toleranceMm))) return [];
  const lying = sizes.find((wanted) => isSize(turned(is), wanted, toleranceMm));
  if (lying) {
    const level = context.size ? ('should' as const) : ('note' as const);
    return [{ ...finding, level, values: { variant: 'turned', ...numbers(is, lying) } }];
  }
  const alike = nearest(
    is,
    sizes
      .flatMap((wanted) => [wanted, turned(wanted)])
      .filter((wanted) => scaleTo(is, wanted).misfit < SAME_PROPORTIONS),
  );
  if (alike) {
    const percent = Math.round(scaleTo(is, alike).factor * 100);
    return [
      { ...finding, level: 'should', mend: 'scale', values: { variant: 'scaled', percent, ...numbers(is, alike) } },
    ];
  }
  const wanted = nearest(is, sizes);
  if (!wanted) return [];
  const paper = PAPERS.find((known) => isSize(is, known, 1) || isSize(turned(is), known, 1));
  const values: Finding['values'] = paper ? { variant: 'paper', paper: paper.name } : { variant: 'other' };
  return [{ ...finding, level: 'must', values: { ...values, ...numbers(is, wanted) } }];
}

/** Finds pages of another size than the product's: lying, of another scale, or of other proportions. */
export const sizeMismatch: Rule = (facts, context) => {
  if (!facts.bitmap) return facts.pages.flatMap((page) => judge(trimOf(page, context).size, context, page.page));
  const best = bitmapSize(facts.bitmap, context);
  if (!best || (best.fits && !best.isTurned)) return [];
  const { widthPx, heightPx } = facts.bitmap;
  const [level, variant] = !best.fits
    ? (['should', 'proportions'] as const)
    : ([context.size ? 'should' : 'note', 'turned-picture'] as const);
  const wanted = { wantedWidthMm: rounded(best.size.widthMm), wantedHeightMm: rounded(best.size.heightMm) };
  return [{ code: 'size-mismatch', level, page: 1, box: null, values: { variant, widthPx, heightPx, ...wanted } }];
};
