/** The names that a dependency takes from a module. */
const namesOf = (dependency, graph) => dependency.getIds?.(graph) ?? dependency.ids;

/**
 * Writes `shared.json`. A host's says which names it offers of each shared module, a remote's which names it needs of them. Before a front end
 * is published, its server compares both (`frontends/server/src/shared-names.ts`).
 */
export class SharedNamesPlugin {
  /** `names`: those that a host offers, by module. `isHost`: writes them as they are. */
  constructor({ names, isHost }) {
    Object.assign(this, { names, isHost });
  }

  needs(compilation) {
    const needed = Object.fromEntries(Object.keys(this.names).map((module) => [module, new Set()]));
    for (const module of compilation.modules) {
      for (const dependency of module.dependencies) {
        const ids = needed[dependency.request] && namesOf(dependency, compilation.moduleGraph);
        // Without a name it is the import of the module itself, or an export of something else.
        if (ids?.length) needed[dependency.request].add(ids[0]);
      }
    }
    return Object.fromEntries(Object.entries(needed).map(([module, names]) => [module, [...names].sort()]));
  }

  apply(compiler) {
    const { name } = SharedNamesPlugin;
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.hooks.finishModules.tap(name, () => {
        const shared = this.isHost ? { offers: this.names } : { needs: this.needs(compilation) };
        compilation.emitAsset('shared.json', new sources.RawSource(JSON.stringify(shared)));
      });
    });
  }
}
