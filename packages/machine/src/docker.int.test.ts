import { pullImage } from './docker.ts';

it('says why an image cannot be pulled', async () => {
  // Nothing listens at port 9 of a machine without the discard service.
  expect((await pullImage('127.0.0.1:9/print-shop:none')).failure).toMatch(/127\.0\.0\.1:9.*refused/);
});
