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

  it('bounds every number, and names the characters of ids, of a request', () => {
    const { paths } = document() as { paths: Record<string, Record<string, object>> };
    const order = JSON.stringify(paths['/api/order']?.post);
    expect(order).toContain('"minimum":1,"maximum":100000');
    const product = JSON.stringify(paths['/api/product/{id}']?.get);
    expect(product).toContain('^[0-9a-fA-F]{24}$');
    const register = JSON.stringify(paths['/api/users/register']?.post);
    expect(register).toContain('"format":"email"');
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
