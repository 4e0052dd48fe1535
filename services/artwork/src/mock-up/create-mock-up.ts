import type { DesignLinks } from '@print-shop/links';
import type { ContractRouter } from '@print-shop/service-kit';
import type { FileStore } from '../file/file.store.ts';
import { type MockUpDeps, openMockUp } from './index.ts';
import { printAreasRoutes } from './print-areas.routes.ts';
import { sceneRoutes } from './scene.routes.ts';

interface CreateDeps extends Omit<MockUpDeps, 'keepFiles' | 'fileOfDesign' | 'sceneDays'> {
  files: Pick<FileStore, 'hold' | 'findOfDesign'>;
  designs: DesignLinks;
  /** Returns the days that a scene is kept which nobody has ordered. */
  sceneDays(): number;
}

/**
 * Creates the mock-up: its stores, consumers and works. Returns its stores, and what draws a scene. `routes` registers the
 * routes.
 */
export async function createMockUp({ files, designs, sceneDays, ...deps }: CreateDeps) {
  const mockUp = await openMockUp({
    ...deps,
    sceneDays: sceneDays(),
    keepFiles: (held, until) => files.hold(held, until, false),
    fileOfDesign: async (design) => (await files.findOfDesign(design))?.id,
  });
  const { scenes, areas, colors, objects, renderer } = mockUp;
  return {
    scenes,
    areas,
    colors,
    drawing: { objects, renderer },
    routes(router: ContractRouter): void {
      printAreasRoutes(router, mockUp);
      sceneRoutes(router, {
        ...mockUp,
        designs,
        get sceneDays() {
          return sceneDays();
        },
      });
    },
  };
}
