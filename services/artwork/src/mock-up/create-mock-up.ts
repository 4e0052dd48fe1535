import type { DesignLinks } from '@print-shop/links';
import type { ContractRouter } from '@print-shop/service-kit';
import type { FileStore } from '../file/file.store.ts';
import type { GetRetention } from '../file/retention.ts';
import { type MockUpDeps, openMockUp } from './index.ts';
import { printAreasRoutes } from './print-areas.routes.ts';
import { sceneRoutes } from './scene.routes.ts';

export interface CreateDeps
  extends Omit<MockUpDeps, 'keepFiles' | 'fileOfDesign' | 'scenesPerCaller' | 'getSceneDays'> {
  limits: { filesPerAddress: number };
  files: Pick<FileStore, 'hold' | 'findOfDesign'>;
  designs: DesignLinks;
  getRetention: GetRetention;
}

/**
 * Creates the mock-up: its stores, consumers, works and routes. Returns its stores, and what draws a scene. A scene that nobody has ordered
 * is kept like a file.
 */
export async function createMockUp(
  router: ContractRouter,
  { files, designs, getRetention, limits, ...deps }: CreateDeps,
) {
  const mockUp = await openMockUp({
    ...deps,
    scenesPerCaller: limits.filesPerAddress,
    getSceneDays: async () => (await getRetention()).fileDays,
    keepFiles: (held, until) => files.hold(held, until, false),
    fileOfDesign: async (design) => (await files.findOfDesign(design))?.id,
  });
  const { scenes, areas, colors, objects, renderer } = mockUp;
  printAreasRoutes(router, mockUp);
  sceneRoutes(router, { ...mockUp, designs });
  return { scenes, areas, colors, drawing: { objects, renderer } };
}
