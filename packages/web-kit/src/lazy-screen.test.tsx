import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { LazyScreen, lazyScreen, type ScreenCode } from './lazy-screen.tsx';

const Shelf = () => <p>The shelf</p>;

const show = (code: ScreenCode, begin: () => void) =>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <LazyScreen code={code} begin={begin} />
    </Suspense>,
  );

describe('a screen whose code is not loaded yet', () => {
  it('begins what it needs while the code loads', async () => {
    let arrive: (module: { default: typeof Shelf }) => void = () => undefined;
    const begin = jest.fn();
    show(
      lazyScreen(
        () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      ),
      begin,
    );
    expect(screen.getByText('Loading')).toBeVisible();
    expect(begin).toHaveBeenCalled();
    arrive({ default: Shelf });
    expect(await screen.findByText('The shelf')).toBeVisible();
  });
});

describe('a screen whose code was preloaded', () => {
  it('appears at once, and begins nothing: the screen does that itself', async () => {
    const code = lazyScreen(async () => ({ default: Shelf }));
    await code.preload();
    const begin = jest.fn();
    show(code, begin);
    expect(screen.getByText('The shelf')).toBeVisible();
    expect(begin).not.toHaveBeenCalled();
  });
});
