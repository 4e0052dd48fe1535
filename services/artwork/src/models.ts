import type { Connection } from 'mongoose';
import { artworkFileModel } from './file/file.schema.ts';
import { layoutModels } from './layout/index.ts';
import { orderArtworkModel } from './order/order-artwork.store.ts';
import { profileModel } from './profile/profile.store.ts';
import { cancelledOrderModel } from './proof/cancelled-order.store.ts';
import { proofModel } from './proof/proof.schema.ts';
import { retentionModel } from './retention/retention.store.ts';

/** The models whose documents carry events. */
export const modelsOf = (mongo: Connection) => ({
  files: artworkFileModel(mongo),
  profiles: profileModel(mongo),
  proofs: proofModel(mongo),
  retention: retentionModel(mongo),
  printAreas: layoutModels(mongo).areas,
});

export const indexedModelsOf = (mongo: Connection) => [
  ...Object.values(modelsOf(mongo)),
  layoutModels(mongo).layouts,
  orderArtworkModel(mongo),
  cancelledOrderModel(mongo),
];
