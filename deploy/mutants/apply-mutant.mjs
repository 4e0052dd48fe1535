import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

// Preloaded into the process that runs the tests of a mutant.

/** The mutant of this run: `{ path, start, end, text }`. `start` and `end` are offsets in the file; `text` replaces what is between them. */
const mutant = process.env.MUTANT ? JSON.parse(process.env.MUTANT) : undefined;
const changedUrl = mutant && pathToFileURL(mutant.path).href;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url !== changedUrl) return loaded;
    const source = String(loaded.source);
    return { ...loaded, source: source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end) };
  },
});
