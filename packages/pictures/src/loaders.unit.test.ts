import sharp from 'sharp';
import { allowLoaders } from './loaders.ts';

const drawn = () => sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } });

test('a later call takes no loader away from an earlier one', async () => {
  allowLoaders(['Nsgif']);
  allowLoaders(['Png']);
  const gif = await drawn().gif().toBuffer();
  expect(await sharp(gif).metadata()).toMatchObject({ format: 'gif', width: 4, height: 3 });
});

test('a kind that nobody asked for stays closed', async () => {
  allowLoaders(['Png']);
  await expect(sharp(Buffer.from('P3 1 1 255 9 9 9\n')).metadata()).rejects.toThrow('unsupported');
});
