import { removeContainers, startServers } from './containers.ts';

// `containers.cli.ts start|stop`, forked by Jest's global setup and teardown. It is a separate process because Jest loads
// those two with `require`, which cannot load modules with top-level await.
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
