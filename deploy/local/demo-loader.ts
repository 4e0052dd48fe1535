import { loaded } from './demo.ts';

// Runs in the background while the demo shop is loaded, so that the terminal can be closed. `demo.ts` starts it, and follows its
// output. The seed reads its settings from the environment and says by its exit code whether it is through.

const { DATA_SET: dataSet } = process.env;
if (!dataSet) throw new Error('No data set to load: this script is started by `npm start`');

// In this process, not in one of its own: whatever ends the loader ends the loading.
await import('../demo/seed.ts');
if (!process.exitCode) loaded(dataSet);
