import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteContract } from './route.ts';
import { routesByModule } from './routes.ts';

const folder = join(import.meta.dirname, 'client');

const NOTE = '// Written by `npm run client-routes`; a test fails when it is out of date.';

const HEAD = `${NOTE}
import type * as contracts from '../index.ts';
`;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const quoted = (value: string): string => `'${value}'`;

/** TypeScript of what a browser knows of a route, as the formatter leaves it. */
export function clientRoute({ id, method, path, access, permission, upload }: RouteContract): string {
  const fields = [
    ...Object.entries({ id, method, path, access, permission }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: ${quoted(value)}`],
    ),
    ...(upload ? [`upload: { field: ${quoted(upload.field)} }`] : []),
  ];
  const lines = fields.map((field) => `  ${field},\n`).join('');
  return `export const ${id}: contracts.ClientRoute<typeof contracts.${id}> = {\n${lines}};\n`;
}

/** Every file of `src/client` with the text it should have; one that should not be there should have none. */
export function clientFiles(): { file: string; is: string; shouldBe: string }[] {
  const names = Object.keys(routesByModule).map((name) => `${kebab(name)}.ts`);
  const shouldBe = new Map([
    ...Object.entries(routesByModule).map(([name, routes]): [string, string] => [
      `${kebab(name)}.ts`,
      [HEAD, ...routes.map(clientRoute)].join('\n'),
    ]),
    ['index.ts', [NOTE, ...names.sort().map((name) => `export * from './${name}';`), ''].join('\n')],
  ]);
  const present = readdirSync(folder);
  return [...new Set([...shouldBe.keys(), ...present])].map((name) => ({
    file: join(folder, name),
    is: present.includes(name) ? readFileSync(join(folder, name), 'utf8') : '',
    shouldBe: shouldBe.get(name) ?? '',
  }));
}
