import { rmSync, writeFileSync } from 'node:fs';
import { clientFiles } from './client-routes.ts';

// `npm run client-routes`: writes the routes that a browser loads, from the contracts.

for (const { file, shouldBe } of clientFiles()) {
  if (shouldBe) writeFileSync(file, shouldBe);
  else rmSync(file);
}
