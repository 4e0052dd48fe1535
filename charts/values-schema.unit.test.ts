import { readFileSync } from 'node:fs';
import { refusal } from './rendered.fixture.ts';
import { chartSchema, isSchemaCurrent, schemaFile, schemaOf } from './values-schema.ts';

describe('the schema of the values', () => {
  it('is that of the comments in values.yaml (npm run docs writes it)', () => {
    expect(JSON.parse(readFileSync(schemaFile, 'utf8'))).toEqual(chartSchema());
  });

  it('is refused by `npm run check` when it differs', () => {
    expect(isSchemaCurrent()).toBe(true);
    expect(isSchemaCurrent(JSON.stringify({ ...chartSchema(), title: 'By hand' }))).toBe(false);
  });

  it('takes types from the defaults, the rest from comments, and allows no other keys', () => {
    const text = [
      ...['# About this file', '# @schema', '# $defs: { port: { type: integer, maximum: 65535 } }', ''],
      ...[
        '# @schema { minLength: 1 }',
        '# -- Its name',
        'name: shop',
        'server:',
        '  # @schema { $ref: "#/$defs/port" }',
      ],
      ...['  port: 80', '  # -- Whether', '  isOpen: true', '# @schema { properties: { rest: { type: string } } }'],
      ...['pair: { a: [], b: 1.5 }', '# @schema { additionalProperties: { type: string } }', 'labels: { a: b }', ''],
    ].join('\n');
    const closed = { type: 'object', additionalProperties: false };
    expect(schemaOf(text)).toEqual({
      ...closed,
      $defs: { port: { type: 'integer', maximum: 65535 } },
      properties: {
        name: { type: 'string', minLength: 1 },
        server: { ...closed, properties: { port: { $ref: '#/$defs/port' }, isOpen: { type: 'boolean' } } },
        pair: { ...closed, properties: { a: { type: 'array' }, b: { type: 'number' }, rest: { type: 'string' } } },
        labels: { type: 'object', additionalProperties: { type: 'string' } },
      },
    });
  });

  it.each([
    ['an unknown key', { publicURL: 'https://shop.example.com' }, 'publicURL'],
    ['an unknown key inside', { components: { cart: { replica: 2 } } }, 'replica'],
    ['an unknown component', { components: { basket: { type: 'service' } } }, 'basket'],
    ['another type', { defaults: { replicas: '2' } }, 'replicas'],
    ['a quantity that is none', { redis: { storage: 'much' } }, 'storage'],
    [
      'a memory that is none, of a component',
      { components: { cart: { resources: { limits: { memory: '1 GB' } } } } },
      'memory',
    ],
    ['a port that is none', { mail: { port: 65536 } }, 'port'],
    ['a name that no Secret may have', { mail: { existingSecret: 'My Secret' } }, 'existingSecret'],
    ['an address with a path', { publicUrl: 'https://shop.example.com/en' }, 'publicUrl'],
    ['a setting in small letters', { components: { cart: { env: { lower: 'x' } } } }, 'env'],
    ['a level that is none', { components: { cart: { logLevel: 'loud' } } }, 'logLevel'],
    ['too small a heap', { components: { cart: { heapMiB: 16 } } }, 'heapMiB'],
    ['a network without its mask', { networkPolicy: { externalCidrs: ['10.0.0.0'] } }, 'externalCidrs'],
    ['half an address of the shop', { shop: { hi: { address: { street: 'x' } } } }, 'address'],
  ])('refuses %s', (_, values, named) => {
    expect(refusal(values)).toContain(named);
  });
});
