import { explorePage } from './explore.ts';
import { homePage } from './home.ts';
import { informationPage } from './information.ts';
import type { PageKind } from './page.ts';
import { privatePage, unknownPage } from './private.ts';
import { productPage } from './product.ts';
import { type InformationPath, textsIn } from './texts.ts';

const PRIVATE =
  /^\/(cart|favorites|orders|profile|signin|login|signup|forgot-password|reset-password|undo-change|join|download-data|logout|order\/[^/]+|admin(\/.*)?)$/;

const isInformation = (path: string): path is InformationPath => Object.hasOwn(textsIn('en').pages, path);

/** What kind of page answers an address; `path` has no slash at its end, but for the home page's own. */
export function pageOf(path: string, query: URLSearchParams): PageKind {
  if (path === '/') return homePage;
  const filter = { type: query.get('type') ?? '', category: query.get('category') ?? '' };
  if (path === '/explore') return explorePage(filter);
  const [, folder, name, ...rest] = path.split('/');
  if (folder === 'products' && name && rest.length === 0) return explorePage({ ...filter, slug: name.toLowerCase() });
  if (folder === 'product' && name && rest.length === 0) return productPage(name);
  if (isInformation(path)) return informationPage(path);
  return PRIVATE.test(path) ? privatePage : unknownPage;
}
