// Which folder may import which; `npm run lint:imports` holds them to it, types included.

/** Knows what a test needs, which no program may. */
const forTests = '^packages/(test-kit|backing|machine)/';
const isTest = '\\.(test|fixture)\\.tsx?$';

/**
 * The folders of services that are large, from the lowest level to the highest. A folder imports folders of lower levels only, beside files
 * that lie in no folder. A new folder is entered here at its level.
 */
const LEVELS = {
  'services/ordering/src': [['order'], ['coupon', 'quotation'], ['import']],
  'services/catalog/src': [
    ['product', 'synonyms'],
    ['bought-together', 'product-color', 'product-type', 'search', 'stock'],
    ['import', 'review'],
  ],
  'services/identity/src': [
    ['audit', 'list-view', 'mail'],
    ['user'],
    ['address', 'security'],
    ['session'],
    ['contact-message', 'email-confirmation', 'password-reset', 'second-factor', 'staff', 'undo-change'],
    ['data-export'],
    ['account', 'account-mails', 'import'],
  ],
  'services/notifications/src': [
    ['message', 'order'],
    ['live', 'person'],
    ['kinds', 'notify'],
    ['channel', 'conversation'],
    ['delivery', 'keep', 'preview', 'track'],
  ],
  'services/billing/src': [
    ['provider', 'tax'],
    ['account'],
    ['import', 'invoice', 'online', 'statement'],
    ['reconciliation', 'returns', 'revenue'],
  ],
  'services/artwork/src': [
    ['lettering', 'profile'],
    ['preflight'],
    ['file'],
    ['check-queue', 'link', 'layout'],
    ['design', 'proof', 'retention', 'upload'],
    ['order'],
  ],
  'services/artwork/src/preflight': [['bitmap', 'press', 'rules'], ['pdf'], ['svg'], ['mend'], ['print']],
};

const oneWay = Object.entries(LEVELS).flatMap(([source, levels]) =>
  levels.flatMap((folders, level) =>
    folders.map((folder) => ({
      name: `one-way-${source.split('/').findLast((part) => part !== 'src')}-${folder}`,
      comment: 'Folders depend one way, as `LEVELS` says.',
      severity: 'error',
      from: { path: `^${source}/${folder}/`, pathNot: isTest },
      to: {
        path: `^${source}/[^/]+/`,
        pathNot: `^${source}/(${[folder, ...levels.slice(0, level).flat()].join('|')})/`,
      },
    })),
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that import each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-below',
      comment: 'Packages import packages only.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|gateway|frontends|deploy|e2e|charts|docs)/' },
    },
    {
      name: 'tools-above',
      comment: 'What is released imports nothing of what releases, tests or documents it.',
      severity: 'error',
      from: { path: '^(services|gateway|frontends)/' },
      to: { path: '^(deploy|e2e|charts|docs)/' },
    },
    {
      name: 'released-apart',
      comment: 'Services, the gateway and the front ends are released one by one: they meet over HTTP and events.',
      severity: 'error',
      from: { path: '^(services/[^/]+|gateway|frontends)/' },
      to: { path: '^(services|gateway|frontends)/', pathNot: '^$1/' },
    },
    {
      name: 'front-ends-apart',
      comment: 'A front end imports no other one. What builds all of them lies beside them.',
      severity: 'error',
      from: {
        path: '^frontends/([^/]+)/',
        // Draws the storefront's pages within the shell, as their servers do.
        pathNot: '^frontends/storefront/src/server/pages\\.unit\\.test\\.ts$',
      },
      to: { path: '^frontends/[^/]+/', pathNot: '^frontends/($1|bundling)/' },
    },
    {
      name: 'one-session',
      comment:
        'Entries of web-kit beside its first are built into each front end: by a file of the first they would get a session of their own.',
      severity: 'error',
      from: { path: '^packages/web-kit/src/(?!testing/)[^/]+/', pathNot: isTest },
      to: { path: '^packages/web-kit/src/(?!index\\.ts$)[^/]+$' },
    },
    {
      name: 'features-apart',
      comment: 'What two features need lies beside `features`; `app.tsx` puts features together.',
      severity: 'error',
      from: { path: '^(frontends/[^/]+/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'routes-end-here',
      comment:
        "A folder's routes are registered by its `create-….ts`, those of a service without folders by `app.ts`. Code that two folders need is in a file of its own.",
      severity: 'error',
      from: { path: '^services/', pathNot: [isTest, '/app\\.ts$', '^services/[^/]+/src/[^/]+/create-[^/]+\\.ts$'] },
      to: { path: '^services/.*\\.routes\\.ts$' },
    },
    {
      name: 'own-routes',
      comment: "A folder's `create-….ts` registers no other folder's routes.",
      severity: 'error',
      from: { path: '^services/[^/]+/src/([^/]+)/create-[^/]+\\.ts$' },
      to: { path: '^services/.*\\.routes\\.ts$', pathNot: '/src/$1/[^/]+$' },
    },
    ...oneWay,
    {
      name: 'into-preflight',
      comment:
        'The service uses the reader of files by `index.ts`, and the process that writes layouts by `layouts.ts`.',
      severity: 'error',
      from: { path: '^services/artwork/src/', pathNot: ['^services/artwork/src/preflight/', isTest] },
      to: { path: '^services/artwork/src/preflight/', pathNot: '/preflight/(index|layouts)\\.ts$' },
    },
    {
      name: 'rules-are-pure',
      comment: "A folder's types and rules, `cart/cart.ts`, know neither HTTP nor database nor broker.",
      severity: 'error',
      from: { path: '^services/[^/]+/src/([^/]+)/\\1\\.ts$' },
      to: { path: '(^|/)node_modules/(express|mongoose|amqplib)/' },
    },
    {
      name: 'test-tools-in-tests',
      comment: 'No program holds what tests and the local run are made of.',
      severity: 'error',
      from: { path: '^(packages|services|gateway|frontends)/', pathNot: [forTests, isTest] },
      to: { path: forTests },
    },
    {
      name: 'browsers-without-schemas',
      comment:
        'What browsers load takes routes from `contracts/client`, and schemas, with zod, only where a form names them from `contracts/schemas`. Types may come from the whole.',
      severity: 'error',
      from: { path: '^(frontends/(shell|storefront|admin)|packages/(web-kit|ui|i18n))/', pathNot: isTest },
      to: {
        path: '^packages/contracts/src/',
        pathNot: '^packages/contracts/src/(client|schemas|choices\\.hi|messages\\.hi)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'to-a-file',
      comment: 'An import that leads nowhere is one that these rules cannot see.',
      severity: 'error',
      from: {},
      // Names that `frontends/webpack.base.mjs` gives to whole packages.
      to: { couldNotResolve: true, pathNot: '^whole-react-(router|query)$' },
    },
  ],
  options: {
    // Sees imports of types, too, and needs no compiler with an API, which TypeScript 7 is without.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|\\.local)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
