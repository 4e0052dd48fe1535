import { routesByService } from '@print-shop/contracts';
import { openApiDocument } from '@print-shop/contracts/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';

const document = () => JSON.parse(JSON.stringify(openApiDocument('1.2.3')));

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(document())).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has an operation for every contract and for nothing else', () => {
    const { paths } = document() as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, { operationId }]) => `${operationId} ${method} ${path.replace(/\{\w+\}/g, ':')}`,
      ),
    );
    const contracts = Object.values(routesByService)
      .flat()
      .map(({ id, method, path }) => `${id} ${method} ${path.replace(/:\w+/g, ':')}`);
    expect(described.sort()).toEqual(contracts.sort());
  });

  it('says with what every operation may refuse, and how', () => {
    type Operation = { responses: Record<string, object>; requestBody?: object; security?: object[] };
    const { paths } = document() as { paths: Record<string, Record<string, Operation>> };
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { responses, requestBody, security }] of Object.entries(operations)) {
        const expected = ['400', '404', '405', '429', '502', '503', '504'];
        if (requestBody) expected.push('413', '415');
        if (security || method !== 'get') expected.push('401', '403');
        if (method !== 'get') expected.push('409');
        const missing = expected.filter((status) => !(status in responses));
        expect({ path, method, missing }).toEqual({ path, method, missing: [] });
      }
    }
  });

  /** Every schema of a request, by the operation and the way to it. */
  function* schemasOfRequests(): Generator<[string, Record<string, unknown>]> {
    const { paths, components } = document();
    const walk = function* (at: string, node: unknown): Generator<[string, Record<string, unknown>]> {
      if (Array.isArray(node)) for (const [index, one] of node.entries()) yield* walk(`${at}/${index}`, one);
      if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
      const schema = node as Record<string, unknown>;
      const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
      if (name) return yield* walk(at, components.schemas[name]);
      if (typeof schema.type === 'string') yield [at, schema];
      for (const [key, one] of Object.entries(schema)) yield* walk(`${at}/${key}`, one);
    };
    for (const [path, operations] of Object.entries<Record<string, object>>(paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const { parameters, requestBody } = operation as { parameters?: object; requestBody?: object };
        yield* walk(`${method} ${path}`, [parameters, requestBody]);
      }
    }
  }

  const isNumber = ({ type }: Record<string, unknown>) => type === 'number' || type === 'integer';

  it('bounds every number of a request', () => {
    const numbers = [...schemasOfRequests()].filter(([, schema]) => isNumber(schema) && !('enum' in schema));
    expect(numbers.length).toBeGreaterThan(40);
    for (const [at, { minimum, maximum }] of numbers) {
      expect({ at, minimum, maximum }).toEqual({ at, minimum: expect.any(Number), maximum: expect.any(Number) });
    }
  });

  it.each([
    ['ids, in capitals too', 'get /api/product/{id}', { pattern: '^[0-9a-fA-F]{24}$' }],
    ['email addresses', 'post /api/users/register', { format: 'email', maxLength: 254 }],
    ['how long a page of a list can be', 'get /api/order', { type: 'integer', minimum: 1, maximum: 500 }],
    ['addresses of pictures', 'post /api/product', { pattern: expect.stringContaining('\\/products\\/') }],
    ['addresses of designs', 'post /api/order', { pattern: expect.stringContaining('\\/designs\\/') }],
  ])('says how %s must be', (_what, operation, expected) => {
    const schemas = [...schemasOfRequests()].filter(
      ([at]) => at.replace(/^(\S+ \S+?)\/[01](\/.*)?$/, '$1') === operation,
    );
    expect(schemas.map(([, schema]) => schema)).toContainEqual(expect.objectContaining(expected));
  });

  it.each(['order', 'users', 'bulk-order', 'quotations'])('says how far the list of /api/%s can be paged', (list) => {
    const { parameters } = document().paths[`/api/${list}`].get;
    const page = parameters.find(({ name }: { name: string }) => name === 'page');
    expect(JSON.stringify(page)).toMatch(/"maximum":10000\b/);
    expect(JSON.stringify(page)).toContain('page × limit is 10000 at most');
  });

  it('names every parameter of a path', () => {
    type Operation = { parameters?: { in: string; name: string; required: boolean }[] };
    const { paths } = document() as { paths: Record<string, Record<string, Operation>> };
    for (const [path, operations] of Object.entries(paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ in: 'path', name, required: true }));
      for (const { parameters = [] } of Object.values(operations)) {
        expect(parameters.filter((one) => one.in === 'path')).toEqual(
          wanted.map((one) => expect.objectContaining(one)),
        );
      }
    }
  });
});
