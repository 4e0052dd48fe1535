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
      Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    );
    const contracts = Object.values(routesByService)
      .flat()
      .map(({ id, method, path }) => `${id} ${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(contracts.sort());
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
