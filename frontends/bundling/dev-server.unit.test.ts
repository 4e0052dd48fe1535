import { join, resolve } from 'node:path';

const frontends = resolve(import.meta.dirname, '..');
const { frontEnd } = await import(join(frontends, 'webpack.base.mjs'));

/** The paths that a front end's development server passes on to the running shop. */
function passedOn(name: string, isHost: boolean): string[] {
  const { devServer } = frontEnd({ name, folder: join(frontends, name), port: 1, isHost })({}, { mode: 'development' });
  return devServer.proxy.flatMap(({ context }: { context: string[] }) => context);
}

describe('the development server', () => {
  it('passes on what every page asks of the shop', () => {
    expect(passedOn('storefront', false)).toEqual(expect.arrayContaining(['/api', '/media', '/shop.json']));
  });

  it('shows the running shop’s remotes within a host, and a remote’s own files by itself', () => {
    expect(passedOn('shell', true)).toContain('/remotes/');
    expect(passedOn('admin', false)).not.toContain('/remotes/');
  });
});
