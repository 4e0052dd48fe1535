import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);

/** Loaded once for the whole page, whoever needs it first. Everything else each front end brings itself. */
const SHARED = [
  'react',
  'react-dom',
  'react-router',
  '@tanstack/react-query',
  '@print-shop/i18n',
  '@print-shop/ui',
  '@print-shop/web-kit',
];

const share = (folder) => {
  const { dependencies } = require(join(folder, 'package.json'));
  const versions = {
    '@print-shop/i18n': '^0.1.0',
    '@print-shop/ui': '^0.1.0',
    '@print-shop/web-kit': '^0.1.0',
    ...dependencies,
  };
  return Object.fromEntries(SHARED.map((name) => [name, { singleton: true, requiredVersion: versions[name] }]));
};

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

/**
 * The build of one front end. The host (`isHost`) owns the page; a remote exposes `./app` and has a page of its own only
 * in development, where it runs alone.
 */
export function frontEnd({ name, folder, port, isHost = false }) {
  return (_env, { mode }) => {
    const isProduction = mode === 'production';
    const hasPage = isHost || !isProduction;
    const hash = isProduction ? '.[contenthash:10]' : '';
    return {
      mode,
      context: folder,
      entry: hasPage ? join(folder, 'src/index.ts') : {},
      devtool: isProduction ? false : 'eval-cheap-module-source-map',
      output: {
        path: join(folder, 'dist'),
        publicPath: isHost || !isProduction ? '/' : `/remotes/${name}/`,
        // The federation runtime asks for this name before there is a hash; it only wants the folder.
        filename: ({ chunk }) => (chunk?.contentHash?.javascript ? `assets/[name]${hash}.js` : 'assets/[name].js'),
        chunkFilename: `assets/[name]${hash}.js`,
        assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
        uniqueName: `print-shop-${name}`,
        clean: true,
      },
      resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
      module: {
        rules: [
          typescript,
          styles(isProduction),
          { test: /\.(woff2|svg|webp|avif)$/, type: 'asset/resource' },
          { test: /packages\/contracts\/src\/.*\.ts$/, sideEffects: false },
        ],
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
        }),
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
      optimization: { moduleIds: 'deterministic', chunkIds: isProduction ? 'deterministic' : 'named' },
      performance: false,
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'warn' },
      devServer: {
        port,
        historyApiFallback: true,
        static: isHost ? join(folder, 'public') : join(folder, '../shell/public'),
        proxy: [{ context: ['/api', '/media'], target: process.env.SHOP_URL ?? 'http://localhost:8080' }],
      },
    };
  };
}
