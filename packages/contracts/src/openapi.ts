import { z } from 'zod';
import {
  type CreateDocumentOptions,
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { may, ROLES } from './permissions.ts';
import { type AccessRule, isForOrderCustomer, ORDER_LINK_HEADER, type RouteContract } from './route.ts';
import { routesByService } from './routes.ts';
import { errorSchema } from './shared.ts';

const ORDER_CUSTOMER = `The customer of the order: with their token, or with the link of a guest's order in the header ${ORDER_LINK_HEADER}.`;
const publicly = {
  anyone: 'Anyone.',
  guest: 'Anyone; a token, if sent, must be valid.',
  'signed-in': 'Signed-in users.',
  self: 'The user whose data it is.',
  'order-customer': ORDER_CUSTOMER,
};

function accessSentence(rule: AccessRule): string {
  if (!rule.permission) return publicly[rule.access];
  const roles = ROLES.filter((role) => may(role, rule.permission)).join(', ');
  const staff = `staff with the permission \`${rule.permission}\` (roles: ${roles}).`;
  if (rule.access === 'staff') return `Only ${staff}`;
  return rule.access === 'self-or-staff'
    ? `The user whose data it is, and ${staff}`
    : `${ORDER_CUSTOMER} Also ${staff}`;
}

const problem = (description: string) => ({ description, content: { 'application/json': { schema: errorSchema } } });

/** The error answers of a route; 502 and 504 come from the gateway. */
function refusals({ access, method, body, upload, rawBody }: RouteContract): ZodOpenApiOperationObject['responses'] {
  const isPublicRead = access === 'anyone' && method === 'get';
  return {
    '400': problem('The input breaks a rule, or the address is malformed'),
    ...(isPublicRead ? {} : { '401': problem('No valid token'), '403': problem('Not allowed to this user') }),
    '404': problem('It does not exist, or this shop does not offer it'),
    '405': problem('Not possible by this method; see Allow'),
    ...(method === 'get' ? {} : { '409': problem('The state of things does not allow it') }),
    ...(body || upload || rawBody
      ? { '413': problem('Larger than is taken'), '415': problem('Not a type of content that is taken') }
      : {}),
    '429': problem('Too many requests; see Retry-After'),
    '502': problem('The service behind this address is away; see Retry-After'),
    '503': problem('Briefly unavailable; see Retry-After'),
    '504': problem('The service behind this address took too long; see Retry-After'),
  };
}

/** The OpenAPI 3.1 document of every /api route, generated from the contracts that the services implement. */
export function openApiDocument(version: string): object {
  const paths: ZodOpenApiPathsObject = {};
  const pathByShape = new Map<string, string>();
  for (const route of Object.values(routesByService).flat()) {
    // To OpenAPI, paths that differ only in parameter names are the same path.
    const shape = route.path.replace(/:\w+/g, ':');
    const path = pathByShape.get(shape) ?? route.path.replace(/:(\w+)/g, '{$1}');
    pathByShape.set(shape, path);
    paths[path] = { ...paths[path], [route.method]: operation(route, namesIn(path)) };
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: 'print-shop',
      version,
      description:
        'Amounts are rupees with at most two decimals, dates ISO 8601 in UTC, ids Mongo object ids. Refusals are in English or Hindi, by Accept-Language.',
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        orderLink: {
          type: 'apiKey',
          in: 'header',
          name: ORDER_LINK_HEADER,
          description: "The token in the link of a guest's order. Its claim `sub` is the id of the order",
        },
      },
    },
    paths,
  };
  return createDocument(document, { override: sayWhatTextsAreTaken });
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The parameters of a route, under the names used in the document. */
function pathParams({ params }: RouteContract, names: readonly string[]) {
  if (!(params instanceof z.ZodObject)) return {};
  const schemas = Object.values<z.ZodType>(params.shape);
  return { path: z.object(Object.fromEntries(names.map((name, index) => [name, schemas[index] ?? z.string()]))) };
}

/**
 * Documents the rules for every text in a request: no NUL, and at least one visible character where it is trimmed and must
 * not be empty.
 */
const sayWhatTextsAreTaken: CreateDocumentOptions['override'] = ({ zodSchema, jsonSchema, io }) => {
  if (io !== 'input' || jsonSchema.type !== 'string') return;
  if (jsonSchema.pattern || jsonSchema.format || jsonSchema.enum || jsonSchema.const !== undefined) return;
  const checks = zodSchema._zod.def.type === 'string' ? (zodSchema as z.ZodString)._zod.def.checks : undefined;
  const isTrimmed = checks?.some((check) => check._zod.def.check === 'overwrite') ?? false;
  const filled = isTrimmed && (jsonSchema.minLength ?? 0) > 0;
  jsonSchema.pattern = filled ? '^[^\\u0000]*[^\\s\\uFEFF\\u0000][^\\u0000]*$' : '^[^\\u0000]*$';
};

function operation(route: RouteContract, names: readonly string[]): ZodOpenApiOperationObject {
  return {
    operationId: route.id,
    summary: route.summary,
    description: `Who may call it: ${accessSentence(route)}`,
    ...(route.permission ? { 'x-permission': route.permission } : {}),
    tags: [route.tag],
    requestParams: {
      ...pathParams(route, names),
      ...(route.query instanceof z.ZodObject ? { query: route.query } : {}),
      ...(route.repeatable ? { header: z.object({ 'Idempotency-Key': IDEMPOTENCY_KEY }) } : {}),
    },
    ...(route.body && !route.upload ? { requestBody: jsonBody(route.body) } : {}),
    ...(route.upload ? { requestBody: multipart(route.upload, route.body) } : {}),
    ...(route.rawBody ? { requestBody: BYTES } : {}),
    ...(route.access === 'anyone' ? {} : { security: securityOf(route) }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, schema]) => [
          status,
          route.redirect
            ? { description: 'Leads to a page of the shop' }
            : { description: 'Success', content: { [contentTypeOf(route)]: { schema } } },
        ]),
      ),
      ...refusals(route),
    },
  };
}

/** The ways to be let in; an empty one is for callers without a token. */
function securityOf(route: RouteContract): Record<string, string[]>[] {
  if (route.access === 'guest') return [{}, { bearer: [] }];
  return isForOrderCustomer(route) ? [{ bearer: [] }, { orderLink: [] }] : [{ bearer: [] }];
}

const IDEMPOTENCY_KEY = z
  .string()
  .max(200)
  .optional()
  .meta({ description: 'Chosen by the caller. The same request with the same key takes effect once' });

const contentTypeOf = ({ download, eventStream }: RouteContract): string =>
  download?.contentType ?? (eventStream ? 'text/event-stream' : 'application/json');

const BYTES = {
  required: true,
  content: { '*/*': { schema: { type: 'string', format: 'binary' } as const } },
};

/** A body is not required when it may be left out. */
const jsonBody = (schema: z.ZodType) => ({
  required: !schema.safeParse(undefined).success,
  content: { 'application/json': { schema } },
});

function multipart({ field, maxBytes, kinds = [] }: NonNullable<RouteContract['upload']>, fields?: z.ZodType) {
  const schema = z.strictObject({
    ...(fields instanceof z.ZodObject ? fields.shape : {}),
    [field]: z.string().meta({ format: 'binary', description: `At most ${maxBytes} bytes` }),
  });
  const contentType = kinds.flatMap(({ types }) => types).join(', ');
  const encoding = contentType ? { encoding: { [field]: { contentType } } } : {};
  return { required: true, content: { 'multipart/form-data': { schema, ...encoding } } };
}
