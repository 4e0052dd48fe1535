import {
  countStock,
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  type ProductBody,
  similarProducts,
  toPaise,
  updateProduct,
  uploadProductImage,
} from '@print-shop/contracts';
import { allow, type ContractRouter, invalidInput, type Limit, notFound } from '@print-shop/service-kit';
import { checkUnchanged } from '../check-unchanged.ts';
import type { PictureStore } from './picture.store.ts';
import type { ToProductResponse } from './product.presenter.ts';
import type { ProductStore } from './product.store.ts';
import { checkBreaks, type ProductFields, resolveColors } from './product.ts';
import { findSimilar } from './similar.ts';

export interface ProductRoutesDeps {
  products: ProductStore;
  types: { hasType(type: string): Promise<boolean> };
  /** Finds the colours that have one of these ids or names. */
  colors: { findAmong(idsOrNames: readonly string[]): Promise<{ id: string; name: string }[]> };
  pictures: PictureStore;
  toProductResponse: ToProductResponse;
  uploads: Limit;
}

/** Registers /api/product: everybody reads products; staff add, change and delete them. */
export function productRoutes(router: ContractRouter, deps: ProductRoutesDeps): void {
  const { products, types, colors, pictures, toProductResponse, uploads } = deps;
  /** Converts a form's body to a product's fields. Throws invalid-input for a type or colour that does not exist. */
  const toFields = async (body: Partial<ProductBody>): Promise<Partial<ProductFields>> => {
    const { price, bothSide, colors: sentColors, isNew, ...rest } = body;
    if (body.type !== undefined && !(await types.hasType(body.type))) {
      throw invalidInput(
        { en: `There is no product type "${body.type}".`, hi: `"${body.type}" नाम का कोई प्रकार नहीं है।` },
        'unknown-product-type',
      );
    }
    const resolved =
      sentColors && resolveColors(sentColors, sentColors.length > 0 ? await colors.findAmong(sentColors) : []);
    if (resolved && resolved.unknown.length > 0) {
      throw invalidInput(
        {
          en: `There is no colour "${resolved.unknown.join('", "')}".`,
          hi: `"${resolved.unknown.join('", "')}" नाम का कोई रंग नहीं है।`,
        },
        'unknown-color',
      );
    }
    return {
      ...rest,
      ...(price === undefined ? {} : { pricePaise: toPaise(price) }),
      ...(isNew === undefined ? {} : { isNewArrival: isNew }),
      ...(bothSide === undefined ? {} : { bothSidePaise: toPaise(bothSide) }),
      ...(resolved ? { colors: resolved.names } : {}),
    };
  };

  router
    .on(listProducts, allow.anyone, async ({ query: { ids, page, limit, sort, ...filter } }) => {
      const { products: found, total } = ids
        ? await products.findAll(ids).then((all) => ({ products: all, total: all.length }))
        : await products.list(filter, { page, limit, sort });
      return { status: 200, body: found.map(toProductResponse), headers: { 'X-Total-Count': String(total) } };
    })
    // Before `/api/product/:id`.
    .on(countStock, allow.staff('catalogue:write'), async () => ({ status: 200, body: products.stockByType() }))
    .on(similarProducts, allow.anyone, async ({ params, query }) => {
      const found = await findSimilar(products, params.id, query);
      return { status: 200, body: found.map(toProductResponse) };
    })
    .on(getProduct, allow.anyone, async ({ params }) => {
      const product = await products.find(params.id);
      if (!product) throw noSuchProduct();
      return { status: 200, body: toProductResponse(product) };
    })
    .on(createProduct, allow.staff('catalogue:write'), async ({ body, user }) => {
      const fields = (await toFields(body)) as ProductFields; // a full body has every field
      checkBreaks(fields);
      return { status: 201, body: toProductResponse(await products.create(fields, user)) };
    })
    .on(updateProduct, allow.staff('catalogue:write'), async ({ params, body, user }) => {
      const { expectedUpdatedAt, ...sent } = body;
      const fields = await toFields(sent);
      const product = await products.update(params.id, user, (before) => {
        checkUnchanged(before, expectedUpdatedAt);
        checkBreaks({ ...before, ...fields });
        return fields;
      });
      if (!product) throw noSuchProduct();
      return { status: 200, body: toProductResponse(product) };
    })
    .on(deleteProduct, allow.staff('catalogue:write'), async ({ params, user }) => {
      if (!(await products.remove(params.id, user))) throw noSuchProduct();
      return { status: 200, body: { message: 'Product deleted successfully!' } };
    })
    .on(uploadProductImage, allow.staff('catalogue:write'), async ({ upload, user }) => {
      await uploads.take(user.id);
      return { status: 201, body: await pictures.save(upload.path) };
    });
}

const noSuchProduct = () =>
  notFound(
    { en: 'The product you are looking for does not exist.', hi: 'जो प्रोडक्ट आप ढूँढ रहे हैं, वह नहीं है।' },
    'product-not-found',
  );
