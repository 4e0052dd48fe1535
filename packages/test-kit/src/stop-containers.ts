import { runContainers } from './run-containers.ts';

/** Jest's global teardown of the integration tests: removes the containers that the setup and single tests have started. */
export default async function stopContainers(): Promise<void> {
  await runContainers('stop');
}
