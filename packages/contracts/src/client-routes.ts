import type { RouteContract } from './route.ts';
import { routesByModule } from './routes.ts';

const NOTE = '// Written from the contracts by `npm run client-routes`; not part of the repository.';

const HEAD = `${NOTE}
import type * as contracts from '../index.ts';
`;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const quoted = (value: string): string => `'${value}'`;

/** TypeScript of what a browser knows of a route. */
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

/** The files of `src/client`: their names, and their texts. The index, which names all others, is the last. */
export function clientFiles(): [name: string, text: string][] {
  const files = Object.entries(routesByModule).map(([name, routes]): [string, string] => [
    `${kebab(name)}.ts`,
    [HEAD, ...routes.map(clientRoute)].join('\n'),
  ]);
  const names = files.map(([name]) => name).sort();
  return [...files, ['index.ts', [NOTE, ...names.map((name) => `export * from './${name}';`), ''].join('\n')]];
}
