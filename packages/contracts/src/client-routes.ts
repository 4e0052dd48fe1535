import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteContract } from './route.ts';
import { routesByService } from './routes.ts';

const folder = join(import.meta.dirname, 'client');

const HEAD = `// Written by \`npm run client-routes\`; a test fails when it is out of date.
import type * as contracts from '../index.ts';
`;

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
  const shouldBe = new Map(
    Object.entries(routesByService).map(([service, routes]) => [
      `${service}.ts`,
      [HEAD, ...routes.map(clientRoute)].join('\n'),
    ]),
  );
  const present = readdirSync(folder);
  return [...new Set([...shouldBe.keys(), ...present])].map((name) => ({
    file: join(folder, name),
    is: present.includes(name) ? readFileSync(join(folder, name), 'utf8') : '',
    shouldBe: shouldBe.get(name) ?? '',
  }));
}
