import { readFileSync } from 'node:fs';

// Finds what nothing uses: files, exports, dependencies. `npm run lint:unused` runs it.

const { scripts } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const started = Object.values(scripts).flatMap(
  (script) => /deploy\/local\/bootstrap\.mjs (\S+\.ts)/.exec(script)?.[1] ?? [],
);

/** The shell loads the app by its name; `frontends/webpack.base.mjs` bundles the runtime into it. */
const remote = { entry: ['src/app.tsx'], ignoreDependencies: ['@module-federation/enhanced'] };

/** @type {import('knip').KnipConfig} */
export default {
  jest: ['jest.*.config.mjs'],
  workspaces: {
    '.': {
      entry: [
        ...started.filter((file) => !/^(packages|services|deploy\/backup)\//.test(file)),
        'deploy/**/*.cli.ts',
        // Started by their paths: by another program, or in the image of tools.
        'deploy/local/{supervisor,mail-catcher,demo-loader}.ts',
        'deploy/local/payment-provider/main.ts',
        'deploy/mutants/{jest.config,nearest-first,apply-mutant}.mjs',
        'jest.run-file.mjs',
        'deploy/bench/bare-hop.ts',
        'deploy/bench/uploader.ts',
        'deploy/bench/visitors.ts',
        'deploy/cluster/{load,main-job}.ts',
        'frontends/bundling/*.mjs',
      ],
      // Read by its files only; what the runtime of Module Federation brings along; aliases of webpack.
      ignoreDependencies: ['@module-federation/runtime-core', 'whole-react-query', 'whole-react-router'],
      ignoreBinaries: ['dockerd'],
    },
    'deploy/backup': { entry: ['*.cli.ts', 'drill.ts'], ignoreBinaries: ['kubectl'] },
    'deploy/demo': { entry: ['{seed,hero}.ts'], ignoreDependencies: ['@fontsource/.*'] },
    'frontends/storefront': remote,
    'frontends/admin': remote,
    'packages/pin-code': { entry: ['src/*.cli.ts'], includeEntryExports: true },
    // Its files are opened, not imported.
    gateway: { ignoreDependencies: ['swagger-ui-dist'] },
    // Its style sheets name the fonts.
    'packages/ui': {
      entry: ['src/styles/fonts/*.mjs'],
      ignoreDependencies: ['@fontsource-variable/.*'],
      includeEntryExports: true,
    },
    'packages/contracts': { entry: ['src/*.cli.ts'], includeEntryExports: true },
    'packages/messaging': { entry: ['src/*.cli.ts'], includeEntryExports: true },
    'packages/*': { includeEntryExports: true },
    'services/*': { entry: ['src/{main,*.main}.ts'] },
  },
};
