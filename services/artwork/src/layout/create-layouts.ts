import type { DesignLinks } from '@print-shop/links';
import type { ContractRouter } from '@print-shop/service-kit';
import type { FileStore } from '../file/file.store.ts';
import type { GetRetention } from '../file/retention.ts';
import { type LayoutsDeps, openLayouts } from './index.ts';
import { layoutRoutes } from './layout.routes.ts';
import { printAreasRoutes } from './print-areas.routes.ts';

export interface CreateDeps
  extends Omit<LayoutsDeps, 'keepFiles' | 'fileOfDesign' | 'layoutsPerCaller' | 'getLayoutDays'> {
  limits: { filesPerAddress: number };
  files: Pick<FileStore, 'hold' | 'findOfDesign'>;
  designs: DesignLinks;
  getRetention: GetRetention;
}

/**
 * Creates the layouts and print areas: stores, consumers, works and routes. Returns the stores, and what draws a layout. A layout that nobody has ordered
 * is kept like a file.
 */
export async function createLayouts(
  router: ContractRouter,
  { files, designs, getRetention, limits, ...deps }: CreateDeps,
) {
  const parts = await openLayouts({
    ...deps,
    layoutsPerCaller: limits.filesPerAddress,
    getLayoutDays: async () => (await getRetention()).fileDays,
    keepFiles: (held, until) => files.hold(held, until, false),
    fileOfDesign: async (design) => (await files.findOfDesign(design))?.id,
  });
  const { layouts, areas, colors, objects, renderer } = parts;
  printAreasRoutes(router, parts);
  layoutRoutes(router, { ...parts, designs });
  return { layouts, areas, colors, drawing: { objects, renderer } };
}
