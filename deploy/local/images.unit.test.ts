import { unpulledMessage } from './images.ts';

it('says of an image that cannot be pulled why, how to try it, and how to name another', () => {
  const text = unpulledMessage('mongo:8', 'dial tcp: no such host', 'MONGO_IMAGE');
  expect(text).toContain('Docker could not pull mongo:8 (dial tcp: no such host)');
  expect(text).toContain('until `docker pull mongo:8` works');
  expect(text).toContain('by MONGO_IMAGE');
});
