import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Access, RouteContract } from './route.ts';
import { routesByService } from './routes.ts';
import { errorSchema } from './shared.ts';

const whoMay: Record<Access, string> = {
  anyone: 'Anyone.',
  guest: 'Anyone; a token, if sent, must be valid.',
  'signed-in': 'Signed-in users.',
  self: 'The user whose data it is.',
  'self-or-admin': 'The user whose data it is, and staff.',
  admin: 'Staff.',
};

const problem = (description: string) => ({ description, content: { 'application/json': { schema: errorSchema } } });

/** The OpenAPI 3.1 document of every /api route, made from the contracts that the services are held to. */
export function openApiDocument(version: string): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of Object.values(routesByService).flat()) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'print-shop',
      version,
      description: 'Amounts are rupees with at most two decimals, dates ISO 8601 in UTC, ids Mongo object ids.',
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  });
}

function operation(route: RouteContract): ZodOpenApiOperationObject {
  const needsToken = !['anyone', 'guest'].includes(route.access);
  return {
    operationId: route.id,
    summary: route.summary,
    description: `Who may call it: ${whoMay[route.access]}`,
    tags: [route.tag],
    requestParams: {
      ...(route.params instanceof z.ZodObject ? { path: route.params } : {}),
      ...(route.query instanceof z.ZodObject ? { query: route.query } : {}),
    },
    ...(route.body ? { requestBody: jsonBody(route.body) } : {}),
    ...(route.upload ? { requestBody: multipart(route.upload) } : {}),
    ...(route.access === 'anyone' ? {} : { security: needsToken ? [{ bearer: [] }] : [{}, { bearer: [] }] }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, schema]) => [
          status,
          { description: 'Success', content: { [route.download?.contentType ?? 'application/json']: { schema } } },
        ]),
      ),
      ...(route.params || route.query || route.body || route.upload
        ? { '400': problem('The input breaks a rule') }
        : {}),
      ...(needsToken ? { '401': problem('No valid token') } : {}),
      ...(needsToken && route.access !== 'signed-in' ? { '403': problem('Not allowed to this user') } : {}),
      ...(route.params ? { '404': problem('It does not exist') } : {}),
      ...(route.method === 'get' ? {} : { '409': problem('The state of things does not allow it') }),
      '429': problem('Too many requests; see Retry-After'),
    },
  };
}

/** A body that may be left out altogether is not required. */
const jsonBody = (schema: z.ZodType) => ({
  required: !schema.safeParse(undefined).success,
  content: { 'application/json': { schema } },
});

function multipart({ field, maxBytes, kinds = [] }: NonNullable<RouteContract['upload']>) {
  const schema = z.object({
    [field]: z.string().meta({ format: 'binary', description: `At most ${maxBytes} bytes` }),
  });
  const contentType = kinds.flatMap(({ types }) => types).join(', ');
  const encoding = contentType ? { encoding: { [field]: { contentType } } } : {};
  return { required: true, content: { 'multipart/form-data': { schema, ...encoding } } };
}
