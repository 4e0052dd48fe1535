import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AccessRule, may, PERMISSIONS, ROLES, routesByService } from '@print-shop/contracts';
import { STORE_RIGHTS } from '@print-shop/service-kit/store-rights';
import { z } from 'zod';
import { writeSchema } from '../charts/values-schema.ts';
import { valuesRows } from '../charts/values-table.ts';

// `node docs/tables.ts`: writes the tables of the documents that follow from code, and the schema of the chart's values. A
// test fails when one is out of date.

const root = resolve(import.meta.dirname, '..');

const who: Record<AccessRule['access'], (permission?: string) => string> = {
  anyone: () => 'anyone',
  guest: () => 'anyone',
  'signed-in': () => 'signed in',
  self: () => 'self',
  'self-or-staff': (permission) => `self, staff with \`${permission}\``,
  'order-customer': () => 'customer of the order',
  'order-customer-or-staff': (permission) => `customer of the order, staff with \`${permission}\``,
  staff: (permission) => `staff with \`${permission}\``,
};

/** Markdown table with its columns padded to one width. */
export function markdownTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** The routes of a service, as its contracts describe them. */
export function routeTable(service: string): string {
  const rows = (routesByService[service] ?? []).map((route) => [
    `${route.method.toUpperCase()} ${route.path}`,
    who[route.access](route.permission),
    route.summary,
  ]);
  return markdownTable(['Route', 'Who', 'What'], rows);
}

/** The settings of a service: their names, defaults and descriptions. */
export function settingsTable(schema: z.ZodObject): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties).map(([key, value]) => {
    const { description = '', default: preset } = typeof value === 'object' ? value : {};
    const shown = preset === undefined ? (required.includes(key) ? 'required' : '') : `\`${String(preset)}\``;
    return [`\`${key}\``, shown, description.replaceAll('|', '\\|')];
  });
  return markdownTable(['Variable', 'Default', 'Meaning'], rows);
}

/** Which role has which permission. */
export const roleTable = (): string =>
  markdownTable(
    ['Permission', ...ROLES],
    PERMISSIONS.map((permission) => [
      `\`${permission}\``,
      ...ROLES.map((role) => (may(role, permission) ? 'yes' : '')),
    ]),
  );

const SUBSCRIPTION = /broker\.(subscribe|listen)\(\{([\s\S]*?)events: \[((?:[^[\]]|\[[^[\]]*\])*)\]/g;

/** The consumers of an event, read from the sources: service, file and queue. A listener gets the event in every instance. */
export function consumerTable(event: string): string {
  const files = globSync(['services/*/src/**/*.ts', 'gateway/src/*.ts'], { cwd: root })
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .sort();
  const rows = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [...source.matchAll(SUBSCRIPTION)].flatMap(([, kind, before = '', events = '']) => {
      if (!new RegExp(`\\b${event}\\b`).test(events)) return [];
      const queue = /queue: '([^']+)'/.exec(before)?.[1] ?? /QUEUE = '([^']+)'/.exec(source)?.[1];
      const service = file.split('/')[file.startsWith('services') ? 1 : 0] ?? '';
      return [[service, `\`${file}\``, kind === 'listen' ? 'every instance' : `\`${queue}\``]];
    });
  });
  return markdownTable(['Service', 'File', 'Queue'], rows);
}

/** The rights of each component to the files in the bucket. */
export function storeRightsTable(): string {
  const names = (prefixes: readonly string[] = []): string => prefixes.map((prefix) => `\`${prefix}\``).join(', ');
  const rows = Object.entries(STORE_RIGHTS).map(([component, { keeps, reads, puts }]) => [
    component,
    ...[keeps, reads, puts].map(names),
  ]);
  return markdownTable(['Component', 'Reads, puts and removes', 'Reads', 'Puts'], rows);
}

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->`. Throws when the marks are missing. */
export function fill(text: string, name: string, content: string): string {
  const marked = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(\n<!-- /${name} -->)`);
  if (!marked.test(text)) throw new Error(`there is no place for "${name}"`);
  return text.replace(marked, (_, before: string, after: string) => `${before}\n${content}\n${after}`);
}

/** A component that has settings but no routes in the contracts. */
const doors = [
  { name: 'gateway', folder: 'gateway', file: 'docs/services/gateway.md' },
  { name: 'frontend-server', folder: 'frontends/server', file: 'frontends/server/README.md' },
];

/** Every document that has generated tables, with the text it should have. */
export async function documents(): Promise<{ file: string; is: string; shouldBe: string }[]> {
  const services = readdirSync(join(root, 'services')).map((name) => ({
    name,
    folder: `services/${name}`,
    file: `docs/services/${name}.md`,
  }));
  const chart = 'charts/print-shop/README.md';
  const chartIs = readFileSync(join(root, chart), 'utf8');
  const values = markdownTable(['Value', 'Default', 'Meaning'], valuesRows());
  const ofComponents = await Promise.all(
    [...services, ...doors].map(async ({ name, folder, file }) => {
      const is = readFileSync(join(root, file), 'utf8');
      const { configSchema } = await import(join(root, folder, 'src/config.ts'));
      const checks = join(root, folder, 'src/checks.config.ts');
      const withChecks = existsSync(checks)
        ? fill(is, 'settings of the checks', settingsTable((await import(checks)).configSchema))
        : is;
      const withSettings = fill(withChecks, 'settings', settingsTable(configSchema));
      const shouldBe = doors.some((door) => door.name === name)
        ? withSettings
        : fill(withSettings, 'routes', routeTable(name));
      return { file, is, shouldBe };
    }),
  );
  const architecture = 'docs/architecture.md';
  const architectureIs = readFileSync(join(root, architecture), 'utf8');
  const withRoles = fill(architectureIs, 'roles', roleTable());
  const ofArchitecture = {
    file: architecture,
    is: architectureIs,
    shouldBe: fill(withRoles, 'consumers of order-confirmed', consumerTable('orderConfirmed')),
  };
  const manual = 'docs/operating.md';
  const manualIs = readFileSync(join(root, manual), 'utf8');
  const ofManual = {
    file: manual,
    is: manualIs,
    shouldBe: fill(manualIs, 'rights of the object store', storeRightsTable()),
  };
  return [
    ...ofComponents,
    ofArchitecture,
    ofManual,
    { file: chart, is: chartIs, shouldBe: fill(chartIs, 'values', values) },
  ];
}

if (import.meta.main) {
  writeSchema();
  for (const { file, shouldBe } of await documents()) writeFileSync(join(root, file), shouldBe);
}
