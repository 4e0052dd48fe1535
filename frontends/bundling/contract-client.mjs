import { join } from 'node:path';
import { build } from 'esbuild';

const isRoute = (value) => typeof value === 'object' && value !== null && 'path' in value && 'responses' in value;
const isPlain = (value) => Array.isArray(value) || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * What a caller needs of a route: where it is, whether a token goes along, and who is offered it. Its schemas are for the server,
 * and for forms by `contracts/schemas`.
 */
export const clientOf = ({ id, method, path, access, permission, upload }) => ({
  ...{ id, method, path, access },
  ...(permission ? { permission } : {}),
  ...(upload ? { upload } : {}),
});

/**
 * Webpack loader. Makes the contracts that a browser loads: every route without its schemas, and the constants; so zod, which
 * checks what the server answers and takes, is no part of a page. Functions are passed on from their own modules.
 */
export default async function contractClient() {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    absWorkingDir: this.rootContext,
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(join(this.rootContext, file));
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const contracts = await import(`data:text/javascript;base64,${code}`);
  const lines = Object.entries(contracts).flatMap(([name, value]) => {
    if (typeof value === 'function') return [`export { ${name} } from ${JSON.stringify(this.resourcePath)};`];
    if (!isRoute(value) && !isPlain(value)) return [];
    return [`export const ${name} = ${JSON.stringify(isRoute(value) ? clientOf(value) : value)};`];
  });
  return lines.join('\n');
}
