import { runProgram, say, step } from '@print-shop/machine';
import { stopBacking } from './backing.ts';
import { stopRun } from './run-state.ts';
import { loadSecrets } from './secrets.ts';

// `npm stop`: ends the processes and the containers that `npm start` started. All data is kept.

await runProgram(async () => {
  const wasRunning = await step('stopping the processes', stopRun);
  await step('stopping the containers', () => stopBacking(loadSecrets()));
  say(wasRunning ? 'The shop is stopped; its data is kept.' : 'The shop was not running.');
});
