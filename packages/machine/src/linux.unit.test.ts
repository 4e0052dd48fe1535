import { linuxFault } from './linux.ts';

it('says where a command runs that reads the memory of processes', () => {
  expect(linuxFault('npm run bench', 'linux')).toBeUndefined();
  expect(linuxFault('npm run bench', 'darwin')).toBe(
    '`npm run bench` reads the memory of processes from /proc. Run it on Linux.',
  );
});
