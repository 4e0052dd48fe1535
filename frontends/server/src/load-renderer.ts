import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

const nodeModule = createRequire(import.meta.url);

/**
 * Runs a renderer's code and returns its exports. It gets shared packages from `shared`; apart from these it may only require
 * modules of Node.
 */
export function loadRenderer<Exports>(code: string, name: string, shared: Record<string, unknown> = {}): Exports {
  const require = (request: string): unknown => {
    if (Object.hasOwn(shared, request)) return shared[request];
    return nodeModule(`node:${request.replace(/^node:/, '')}`);
  };
  const module: { exports: unknown } = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: name })(module, module.exports, require);
  return module.exports as Exports;
}
