/** A file as it should be. */
export interface Edit {
  file: string;
  text: string;
}

/** Why a name cannot be a new service's; nothing when it can. */
export function nameFault(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'Say how the service is called: npm run new-service gift-cards';
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return `"${name}" is not in kebab-case, such as gift-cards.`;
  if ([...taken, 'gateway', 'shell', 'storefront', 'admin', 'tools'].includes(name))
    return `There is a ${name} already.`;
  return undefined;
}

/** Writes a service's name into a text: `__name__` as it is, `__Name__` in PascalCase. */
export function namesOf(name: string) {
  const pascal = name.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());
  return { pascal, fill: (text: string) => text.replaceAll('__name__', name).replaceAll('__Name__', pascal) };
}

/** Puts text before or after what an anchor finds: once, or everywhere with its flag `g`. Throws where there is none. */
function put(text: string, anchor: RegExp, added: (found: string) => string, file: string): string {
  if (!anchor.test(text)) throw new Error(`${file} has changed: it has no ${anchor.source}`);
  return text.replace(anchor, (found) => added(found));
}

/** The list of services, with the new one in it. `read` gives a file by its path from the root. */
export function editsFor(name: string, read: (file: string) => string): Edit[] {
  const { pascal } = namesOf(name);
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const key = name === camel ? name : `'${name}'`;
  const edit = (file: string, ...changes: [RegExp, (found: string) => string][]): Edit => ({
    file,
    text: changes.reduce((text, [anchor, added]) => put(text, anchor, added, file), read(file)),
  });
  const contracts = 'packages/contracts/src';
  const ports = [...read('deploy/local/components.ts').matchAll(/: (4\d{3}),/g)].map(([, port]) => Number(port));
  return [
    edit(`${contracts}/index.ts`, [
      /(?=export \* from '\.\/list-reach)/,
      () => `export * from './${name}/routes.ts';\n`,
    ]),
    edit(
      `${contracts}/routes.ts`,
      [/(?=import type \{ RouteContract \})/, () => `import * as ${camel} from './${name}/routes.ts';\n`],
      [/ {2}pricing: \{.*\},\n/, (last) => `${last}  ${key}: { ${camel} },\n`],
    ),
    edit('deploy/local/components.ts', [
      / {2}'mail-catcher': \d+,\n/,
      (next) => `  ${key}: ${Math.max(...ports) + 1},\n${next}`,
    ]),
    edit(
      'charts/print-shop/values.yaml',
      [
        / {2}gateway:\n {4}type: gateway\n/,
        (next) =>
          `  ${name}:\n    type: service\n    needs: [mongodb, rabbitmq, redis]\n    calls: [identity]\n  # @schema { $ref: "#/$defs/component" }\n${next}`,
      ],
      [/calls:\s+\[identity, .*(?=, shell\])/, (calls) => `${calls}, ${name}`],
    ),
    edit(
      'skaffold.yaml',
      [/ {4}- image: print-shop-gateway\n/, (next) => artifactOf(name) + next],
      [
        / {10}components\.gateway\.image:/,
        (next) =>
          `          components.${name}.image: "{{.IMAGE_FULLY_QUALIFIED_print_shop_${name.replaceAll('-', '_')}}}"\n${next}`,
      ],
    ),
    edit('docs/architecture.md', [/^gateway\/ .*\n/m, (next) => `  ${name.padEnd(19)}new\n${next}`]),
  ];
}

const artifactOf = (name: string): string => `    - image: print-shop-${name}
      custom:
        buildCommand: npm run --silent images -- --only ${name} --image $IMAGE
        dependencies:
          paths: ["services/${name}/src/**", "packages/*/src/**", package-lock.json, "deploy/images/component/**"]
          ignore: ["**/*.test.ts", "**/*.test.tsx", "**/dist/**", "**/node_modules/**"]
`;
