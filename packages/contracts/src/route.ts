import type { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { PictureKind } from './picture-kinds.ts';

/**
 * The callers of a route. `anyone` never looks at a token. `guest` takes a token if there is one. `signed-in` needs a
 * valid one. `self` needs the token of the user whose data it is. `self-or-staff` also lets staff in whose role has the
 * permission. `staff` lets only them in. `order-customer` needs the token of the customer of an order, or the link of a guest's
 * order in the header `Order-Link`. `order-customer-or-staff` also lets staff in whose role has the permission.
 */
export type AccessRule =
  | {
      readonly access: 'anyone' | 'guest' | 'signed-in' | 'self' | 'order-customer';
      readonly permission?: undefined;
    }
  | {
      readonly access: 'self-or-staff' | 'order-customer-or-staff' | 'staff';
      readonly permission: Permission;
    };

/** Header with the token of the link of a guest's order. A header, unlike an address, is in no log. */
export const ORDER_LINK_HEADER = 'Order-Link';

/** Whether the customer of an order may call the route, also by the link of a guest's order. */
export const isForOrderCustomer = ({ access }: Pick<AccessRule, 'access'>): boolean =>
  access === 'order-customer' || access === 'order-customer-or-staff';

type Method = 'get' | 'post' | 'put' | 'delete';

interface RouteDescription<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Responses extends Record<number, z.ZodType> = Record<number, z.ZodType>,
> {
  /** Stable name, used as operationId and by the typed client. */
  readonly id: string;
  readonly method: Method;
  /** Express spelling: `/api/cart/:userId`. */
  readonly path: string;
  readonly summary: string;
  /** The group of routes in the API's document. */
  readonly tag: string;
  readonly params?: Params;
  readonly query?: Query;
  /** JSON body. Of a route with `upload`: the text fields beside the file. */
  readonly body?: Body;
  /** The route takes a multipart form with one file in the field of this name. */
  readonly upload?: { readonly field: string; readonly maxBytes: number; readonly kinds?: readonly PictureKind[] };
  /** The exact bytes of the body, of any type, go to the handler as `bytes`, because their sender has signed them. */
  readonly rawBody?: { readonly maxBytes: number };
  /** A repeated request with the same header `Idempotency-Key` takes effect once. */
  readonly repeatable?: true;
  /** The route leads a browser to the path in its body, by 303. */
  readonly redirect?: true;
  /**
   * The route answers with a file of this name instead of JSON, streamed as it is read. Its schema is `fileContent`. A browser
   * saves it, or shows it where it is `inline`.
   */
  readonly download?: { readonly contentType: string; readonly filename: string; readonly inline?: true };
  /** The route answers with server-sent events, until the caller or the service ends them. Its schema is `eventStream`. */
  readonly eventStream?: true;
  /** Success bodies by status. Error bodies are always `errorSchema`. */
  readonly responses: Responses;
}

export type RouteContract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Responses extends Record<number, z.ZodType> = Record<number, z.ZodType>,
> = RouteDescription<Params, Query, Body, Responses> & AccessRule;

/** Declares one route of a service. Types, validation, OpenAPI and the client are derived from it. */
export function defineRoute<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Responses extends Record<number, z.ZodType> = Record<number, z.ZodType>,
>(route: RouteContract<Params, Query, Body, Responses>): RouteContract<Params, Query, Body, Responses> {
  return route;
}

/** The replies that a handler may give: one of the declared statuses with its body. */
export type RouteReply<R extends RouteContract> = {
  [Status in keyof R['responses'] & number]: {
    status: Status;
    body: z.input<R['responses'][Status]>;
    headers?: Record<string, string>;
    /** Name of a downloaded file, over the one in the contract; a browser then saves the file. */
    filename?: string;
  };
}[keyof R['responses'] & number];

/** The body that the client gets on success. */
export type RouteResult<R extends RouteContract> = z.output<R['responses'][keyof R['responses'] & number]>;

/**
 * The part of a route that a browser knows: its address, whether a token goes along, and its callers. The types of the
 * whole contract come along; its schemas, and with them zod, do not.
 */
export interface ClientRoute<R extends RouteContract = RouteContract> {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly access: AccessRule['access'];
  readonly permission?: Permission | undefined;
  readonly upload?: { readonly field: string } | undefined;
  /** Has no value anywhere: it only hands on the type of the contract. */
  readonly contract?: R;
}

/** The contract behind a browser's view of it. */
export type ContractOf<C extends ClientRoute> = NonNullable<C['contract']>;
