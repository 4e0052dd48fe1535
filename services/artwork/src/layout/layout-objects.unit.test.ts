import { existsSync } from 'node:fs';
import type { ObjectStore } from '@print-shop/service-kit';
import { removeLeftFolders } from '../work-folder.ts';
import { createLayoutObjects } from './layout-objects.ts';

it('copies files into a folder that the next start removes after a crash', async () => {
  const objects = createLayoutObjects({} as ObjectStore, async () => undefined);
  const left = await objects.withFiles({ sources: [], pictures: [], forPrint: false }, async ({ path }) => {
    const isThere = existsSync(path);
    await removeLeftFolders();
    return [isThere, existsSync(path)];
  });
  expect(left).toEqual([true, false]);
});
