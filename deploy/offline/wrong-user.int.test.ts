import { namedImages } from '@print-shop/backing';
import { tryDocker } from '@print-shop/machine';
import { imageName } from './build-images.ts';

// When a database does not start, the pod's log is all that an operator sees.

/** How the container of our own image exits; `undefined` where the machine uses the official image, which runs as any user. */
async function startAs(user: string, folder: string) {
  const { mongo } = namedImages();
  if (mongo !== imageName('mongo')) return undefined;
  const options = ['--user', user, '--tmpfs', `/data/db:${folder}`, '-e', 'MONGO_INITDB_ROOT_PASSWORD=unused'];
  return tryDocker('run', '--rm', ...options, mongo);
}

it('names the user that MongoDB’s stand-in has to run as, when it is started as another', async () => {
  const end = await startAs('999:999', 'uid=999,gid=999');
  if (!end) return;
  expect(end.code).toBe(1);
  expect(end.stderr).toMatch(
    /runs as user 101 \(postgres\) and was started as user 999\..*set mongodb\.runAsUser to 101/,
  );
});

it('says whose the data folder is, when the right user may not write to it', async () => {
  const end = await startAs('101:101', 'uid=5,gid=5,mode=700');
  if (!end) return;
  expect(end.code).toBe(1);
  expect(end.stderr).toContain('/data/db belongs to user 5, so user 101 cannot write to it.');
});
