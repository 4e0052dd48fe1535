import type { Crumb } from '@print-shop/web-kit';

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
