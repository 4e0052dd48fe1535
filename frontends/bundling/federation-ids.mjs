/** The modules that the federation runtime makes for a build. Their own names hold the folder that the build runs in. */
const MADE = { container: /^container entry /, federation: /^javascript\/.*\.federation\/entry\.[0-9a-f]+\.js/ };

/** Gives those modules ids that are the same wherever the build runs, so that the same sources give the same files. */
export class FederationIdsPlugin {
  apply(compiler) {
    const { name } = FederationIdsPlugin;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.moduleIds.tap(name, (modules) => {
        for (const module of modules) {
          const id = Object.keys(MADE).find((key) => MADE[key].test(module.identifier()));
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
