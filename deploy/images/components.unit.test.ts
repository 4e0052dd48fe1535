import { componentNamed, foldersOf } from './component-list.ts';
import { buildCommand } from './components.ts';

describe('the command that builds an image', () => {
  it('is that of every engine, for the platform of the engine', () => {
    expect(buildCommand({})).toEqual(['build', '--quiet']);
    expect(buildCommand({ push: true })).toEqual(['build', '--quiet']);
  });

  it('is that of BuildKit for other platforms', () => {
    const platform = 'linux/arm64';
    expect(buildCommand({ platform })).toEqual(['buildx', 'build', '--quiet', '--platform', platform, '--load']);
    const both = { platform: 'linux/amd64,linux/arm64', push: true };
    expect(buildCommand(both)).toEqual(['buildx', 'build', '--quiet', '--platform', both.platform, '--push']);
  });

  it('does not build an image of several platforms that would stay here', () => {
    expect(() => buildCommand({ platform: 'linux/amd64,linux/arm64' })).toThrow(/add --push and --registry/);
  });
});

it('builds a front end with the server of front ends', () => {
  expect(foldersOf(componentNamed('shell'))).toEqual(['frontends/shell', 'frontends/server']);
  expect(foldersOf(componentNamed('cart'))).toEqual(['services/cart']);
  expect(() => componentNamed('carts')).toThrow(/There is no component carts\. Choose from .*cart/);
});
