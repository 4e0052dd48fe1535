import { startServers as startTestServers, type TestServers } from '@print-shop/test-kit/containers';
import { useImages } from '../local/images.ts';

/** Starts the four backing services in containers of their own, for a benchmark. Their data goes when they stop. */
export async function startServers(): Promise<TestServers> {
  await useImages();
  return startTestServers();
}
