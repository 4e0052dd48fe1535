const NAME = 'first-load.json';

/** The files of chunk groups as a page asks for them, scripts and styles apart, each once. */
function filesOf(groups, prefix) {
  const files = [...new Set(groups.flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files])))];
  const ending = (end) => files.filter((file) => file.endsWith(end)).map((file) => prefix + file);
  return { scripts: ending('.js'), styles: ending('.css') };
}

/** Chunks that an entry always loads: its own and those of its direct children. */
const behind = (group) => [group, ...group.getChildren()];

const requestsOf = (group) => group.origins.map(({ request }) => request).filter(Boolean);

/**
 * Writes `first-load.json`: the files that a front end loads at its start (`main` runs first; `scripts`, `styles`, `fonts`), with each screen, and with each editor. A
 * screen's key is its file name. The renderer names these files in the page, so that the browser fetches them side by side and not one after the other. A remote's
 * shared modules come from the host, so they are not among them.
 */
export class FirstLoadPlugin {
  constructor({ name, isHost, fonts }) {
    Object.assign(this, { name, isHost, fonts });
  }

  describe(compilation) {
    const prefix = compilation.outputOptions.publicPath;
    const entry = compilation.entrypoints.get(this.isHost ? 'main' : this.name);
    const app = entry.getChildren().find((group) => requestsOf(group).includes('./src/app.tsx'));
    const start = this.isHost ? behind(entry) : [entry, app];
    const pages = this.isHost ? [] : app.getChildren();
    const first = { main: filesOf([entry], prefix).scripts, ...filesOf(start, prefix) };
    const screens = pages.flatMap((group) =>
      requestsOf(group)
        .filter((request) => /-(page|screen)\.tsx$/.test(request))
        .map((request) => [request.replace(/^.*\/|\.tsx$/g, ''), filesOf([group], prefix)]),
    );
    const editors = compilation.chunkGroups.flatMap((group) =>
      requestsOf(group)
        .filter((request) => /-editor\.tsx$/.test(request))
        .map((request) => [request.replace(/^.*\/|\.tsx$/g, ''), filesOf([group], prefix)]),
    );
    const files = [...compilation.assetsInfo.keys()];
    const fonts = Object.entries(this.isHost ? this.fonts : {}).map(([language, font]) => [
      language,
      files.filter((file) => font.test(file)).map((file) => prefix + file),
    ]);
    return {
      ...first,
      fonts: Object.fromEntries(fonts),
      screens: Object.fromEntries(screens),
      editors: Object.fromEntries(editors),
    };
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstLoad', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstLoad', stage }, () => {
        if (compilation.compiler.isChild()) return;
        compilation.emitAsset(NAME, new sources.RawSource(JSON.stringify(this.describe(compilation))));
      });
    });
  }
}
