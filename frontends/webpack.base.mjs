import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { DropUnusedPlugin } from './bundling/drop-unused.mjs';
import { FederationIdsPlugin } from './bundling/federation-ids.mjs';
import { FirstLoadPlugin } from './bundling/first-load.mjs';
import { SharedNamesPlugin } from './bundling/shared-names.mjs';

const require = createRequire(import.meta.url);

const bundling = join(import.meta.dirname, 'bundling');
const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));

/**
 * The names of each shared module that the shop cuts or writes itself. Remotes are released apart from the shell, so names are only ever
 * added, and a name keeps its meaning.
 */
const NAMES = require('./bundling/released-shared.json');

/** The version of such a module tells its content: the major version, and how many names it has. */
const named = (module, major) => ({
  version: `${major}.${NAMES[module].length}.0`,
  requiredVersion: `^${major}.0.0`,
});
const cut = (module, file) => ({ import: join(bundling, file), ...named(module, versionOf(module).split('.')[0]) });

/**
 * Loaded once for the whole page, by the first part that needs it. A shared module is loaded as a whole, so of a large
 * library only what the shop uses of it is shared (`import`). Everything else each front end brings itself.
 */
const SHARED = {
  react: {},
  'react-dom': {},
  'react-router': cut('react-router', 'react-router.mjs'),
  '@tanstack/react-query': cut('@tanstack/react-query', 'react-query.mjs'),
  '@print-shop/i18n': named('@print-shop/i18n', 1),
  '@print-shop/ui/toast': named('@print-shop/ui/toast', 1),
  '@print-shop/web-kit': named('@print-shop/web-kit', 1),
};

/** The font of a page's first words, by its language. */
const FONTS = { en: /anek-latin/, hi: /anek-(latin|devanagari)/ };

function versionOf(name) {
  return require(`${name}/package.json`).version;
}

const share = (folder) => {
  const { dependencies } = require(join(folder, 'package.json'));
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, options]) => [
      name,
      { singleton: true, requiredVersion: dependencies[name], ...options },
    ]),
  );
};

const aliases = {
  'whole-react-router$': join(folderOf('react-router'), 'dist/production/index.mjs'),
  'whole-react-query$': join(folderOf('@tanstack/react-query'), 'build/modern/index.js'),
};

/** One federation runtime for the page: the host brings it, the remotes use it. In development a remote may run alone. */
const federationExperiments = (isHost, isProduction) => ({
  optimization: { disableSnapshot: true, target: 'web' },
  externalRuntime: !isHost && isProduction,
});

/** Files that are compressed once, here, with more effort than a server could spend on each answer. */
const compressed = ['brotliCompress', 'gzip'].map(
  (algorithm) =>
    new CompressionPlugin({
      algorithm,
      filename: algorithm === 'gzip' ? '[path][base].gz' : '[path][base].br',
      test: /\.(js|css|svg)$/,
      threshold: 500,
    }),
);

/** SWC takes a fifth of the processor time of Terser and leaves as little. */
const minimizer = new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false });

const typescript = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  },
};

const styles = (isProduction) => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    { loader: require.resolve('css-loader'), options: { importLoaders: 1 } },
    {
      loader: require.resolve('postcss-loader'),
      options: { postcssOptions: { plugins: [[require.resolve('@tailwindcss/postcss'), { optimize: isProduction }]] } },
    },
  ],
  sideEffects: true,
});

const SERVICE_WORKER = 'service-worker.js';

/** The renderer's replacement of a style sheet, and of the runtime that only browsers load remotes by. */
const NOT_ON_A_SERVER = { '@module-federation/enhanced/runtime$': false };

/**
 * The build of a front end's renderer: one CommonJS file. The host's brings every shared package and hands them on; a remote's
 * asks for them by name.
 */
const renderer = ({ name, folder, isHost, isProduction, mode, output, rules, resolve }) => ({
  name: `${name}-renderer`,
  mode,
  context: folder,
  target: 'node',
  entry: join(folder, 'src/server/index.ts'),
  devtool: false,
  output: {
    ...output,
    path: join(folder, 'dist-server'),
    filename: 'renderer.cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  resolve: {
    ...resolve,
    alias: { ...aliases, ...NOT_ON_A_SERVER, 'react-router$': aliases['whole-react-router$'] },
  },
  externals: isHost ? [] : [({ request }, done) => (request in SHARED ? done(null, `commonjs ${request}`) : done())],
  externalsPresets: { node: true },
  module: {
    parser: { javascript: { exportsPresence: 'error', dynamicImportMode: 'eager' } },
    rules: [
      ...rules,
      { test: /\.css$/, type: 'asset/source' },
      { test: /\.(woff2?|svg|webp|avif)$/, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  optimization: { minimize: false, nodeEnv: isProduction ? 'production' : mode },
  plugins: isHost ? [] : [new SharedNamesPlugin({ names: NAMES, isHost })],
  performance: false,
  stats: 'errors-warnings',
});

/** The build of the host's service worker, a program of its own: at a fixed address, outside the federation. */
const serviceWorker = ({ name, folder, isProduction, mode, output, rules, resolve }) => ({
  name: `${name}-service-worker`,
  mode,
  context: folder,
  target: 'webworker',
  entry: join(folder, 'src/service-worker/index.ts'),
  devtool: false,
  output: { ...output, path: join(folder, 'dist'), filename: SERVICE_WORKER },
  resolve,
  module: { rules },
  optimization: { minimizer: [minimizer] },
  plugins: isProduction ? compressed : [],
  performance: false,
  stats: 'errors-warnings',
});

/**
 * The build of one front end. The host (`isHost`) owns the page; a remote exposes `./app` and has a page of its own only
 * in development, where it runs alone.
 */
export function frontEnd({ name, folder, port, isHost = false, hasRenderer = false }) {
  return (_env, { mode }) => {
    const isProduction = mode === 'production';
    const hasPage = isHost || !isProduction;
    const hash = isProduction ? '.[contenthash:10]' : '';
    const output = {
      publicPath: isHost || !isProduction ? '/' : `/remotes/${name}/`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      uniqueName: `print-shop-${name}`,
    };
    const resolve = { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: aliases };
    const rules = [typescript, { test: /packages\/contracts\/src\/.*\.ts$/, sideEffects: false }];
    const browser = {
      mode,
      name,
      context: folder,
      entry: hasPage ? join(folder, 'src/index.ts') : {},
      devtool: isProduction ? false : 'eval-cheap-module-source-map',
      output: {
        ...output,
        path: join(folder, 'dist'),
        // The federation runtime asks for this name before there is a hash; it only wants the folder.
        filename: ({ chunk }) => (chunk?.contentHash?.javascript ? `assets/[name]${hash}.js` : 'assets/[name].js'),
        chunkFilename: `assets/[name]${hash}.js`,
        // Written by a build of its own.
        clean: { keep: (file) => file.startsWith(SERVICE_WORKER) },
      },
      resolve,
      module: {
        // Asking a module for what it does not have must not build.
        parser: { javascript: { exportsPresence: 'error' } },
        rules: [...rules, styles(isProduction), { test: /\.(woff2?|svg|webp|avif)$/, type: 'asset/resource' }],
      },
      plugins: [
        new MiniCssExtractPlugin({
          filename: `assets/[name]${hash}.css`,
          chunkFilename: `assets/[name]${hash}.css`,
          ignoreOrder: true,
        }),
        new ModuleFederationPlugin({
          name,
          ...(isHost ? {} : { filename: 'remoteEntry.js', exposes: { './app': './src/app.tsx' } }),
          shared: share(folder),
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          manifest: false,
          runtimePlugins: isHost ? [join(bundling, 'offer-runtime.mjs')] : [],
          experiments: federationExperiments(isHost, isProduction),
        }),
        ...(isProduction
          ? [
              new DropUnusedPlugin(),
              new FederationIdsPlugin(),
              new FirstLoadPlugin({ name, isHost, fonts: FONTS }),
              new SharedNamesPlugin({ names: NAMES, isHost }),
              ...compressed,
            ]
          : []),
        ...(hasPage
          ? [
              new HtmlWebpackPlugin({
                template: join(folder, 'src/index.html'),
                excludeChunks: isHost ? [] : [name],
                scriptLoading: 'defer',
              }),
            ]
          : []),
      ],
      optimization: {
        moduleIds: 'deterministic',
        chunkIds: isProduction ? 'deterministic' : 'named',
        minimizer: [minimizer],
      },
      performance: false,
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'warn' },
      devServer: {
        port,
        historyApiFallback: true,
        static: isHost ? join(folder, 'public') : join(folder, '../shell/public'),
        // The addresses that the page asks of a running shop. A host in development shows the remotes as that shop
        // built them.
        proxy: [
          {
            context: ['/api', '/media', '/shop.json', ...(isHost ? ['/remotes/'] : [])],
            target: process.env.SHOP_URL ?? 'http://localhost:8080',
          },
        ],
      },
    };
    if (!hasRenderer || !isProduction) return browser;
    const given = { name, folder, isHost, isProduction, mode, output, rules, resolve };
    return [browser, renderer(given), ...(isHost ? [serviceWorker(given)] : [])];
  };
}
