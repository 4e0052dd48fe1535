import { importModels } from '@print-shop/imports';
import { announcementModel } from '@print-shop/messaging';
import type { Connection } from 'mongoose';
import { companionsModel } from './bought-together/companions.store.ts';
import { orderedModel } from './bought-together/ordered.store.ts';
import { importPictureModel } from './import/import-picture.store.ts';
import { productModel } from './product/product.schema.ts';
import { productColorModel } from './product-color/product-color.store.ts';
import { productTypeModel } from './product-type/product-type.store.ts';
import { receivedModel } from './review/received.store.ts';
import { reviewModel } from './review/review.schema.ts';
import { reviewPictureModel } from './review/review-picture.store.ts';
import { blanksModel } from './stock/blanks.store.ts';
import { reservationModel } from './stock/stock.store.ts';
import { synonymModel } from './synonyms/synonyms.store.ts';

/** The models whose documents carry events. */
export const models = (connection: Connection) => ({
  products: productModel(connection),
  types: productTypeModel(connection),
  colors: productColorModel(connection),
  reservations: reservationModel(connection),
  blanks: blanksModel(connection),
  synonyms: synonymModel(connection),
  reviews: reviewModel(connection),
  announcements: announcementModel(connection),
});

/** Collections whose documents have no outbox. */
export const quietModels = (connection: Connection) => ({
  received: receivedModel(connection),
  reviewPictures: reviewPictureModel(connection),
  ordered: orderedModel(connection),
  companions: companionsModel(connection),
  importPictures: importPictureModel(connection),
  ...importModels(connection),
});

export type CatalogModels = ReturnType<typeof models>;
export type QuietModels = ReturnType<typeof quietModels>;
