import type { Crumb, PageContext, PageHead } from '@print-shop/web-kit';

export const home = { en: 'Home', hi: 'होम' };

interface Words {
  title: string;
  description: string;
}

/** The description of a page that reads nothing of the catalogue. */
export const informationHead = (
  path: string,
  { language }: Pick<PageContext, 'language'>,
  words: Readonly<Record<'en' | 'hi', Words>>,
  above: readonly Crumb[] = [],
): PageHead => ({
  ...words[language],
  status: 200,
  canonical: path,
  crumbs: [[home[language], '/'], ...above, [words[language].title, path]],
});
