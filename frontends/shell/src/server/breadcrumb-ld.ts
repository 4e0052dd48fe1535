import type { Crumb } from '@print-shop/web-kit';

/** Where a page stands in the shop. */
export const breadcrumbLd = (crumbs: readonly Crumb[], publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});
