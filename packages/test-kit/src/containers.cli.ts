import { removeContainers, startServers } from './containers.ts';

// `containers.cli.ts start|stop`, forked by Jest's global setup and teardown: a process of its own, as Jest loads those
// two by `require`, which cannot load modules that wait at their top level.
const [action] = process.argv.slice(2);
await removeContainers();
if (action === 'start') {
  try {
    process.send?.(await startServers());
  } catch (error) {
    await removeContainers();
    throw error;
  }
}
process.disconnect?.();
