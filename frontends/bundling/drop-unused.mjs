/** After stage 11, in which the federation plugin fills the first file. */
const AFTER_HOISTING = 12;

/**
 * Takes modules that nothing uses out of a front end's first file. The federation plugin puts everything there that its runtime
 * refers to, also what webpack has found to be unused and without side effects.
 */
export class DropUnusedPlugin {
  apply(compiler) {
    const { name } = DropUnusedPlugin;
    compiler.hooks.thisCompilation.tap(name, ({ chunkGraph, moduleGraph, hooks }) => {
      const isUnused = (module, { runtime }) =>
        module.factoryMeta?.sideEffectFree === true &&
        !chunkGraph.isEntryModule(module) &&
        !moduleGraph.getExportsInfo(module).isModuleUsed(runtime);
      hooks.optimizeChunks.tap({ name, stage: AFTER_HOISTING }, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.hasRuntime()) continue;
          for (const module of chunkGraph.getChunkModules(chunk)) {
            if (isUnused(module, chunk)) chunkGraph.disconnectChunkAndModule(chunk, module);
          }
        }
      });
    });
  }
}
