import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteBoundary } from './remote-boundary.tsx';

let isDown = true;

function Remote() {
  if (isDown) throw new Error('remoteEntry.js answered 503');
  return <p>The shop</p>;
}

describe('the boundary around a remote that is down', () => {
  it('says what is missing, that nothing is lost, and loads again on request', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    isDown = true;
    render(
      <RemoteBoundary
        part="The shop"
        onRetry={() => {
          isDown = false;
        }}
      >
        <Remote />
      </RemoteBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'The shop is not available right now' })).toBeVisible();
    expect(screen.getByText(/your cart and your orders are safe/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('The shop')).toBeVisible();
    error.mockRestore();
  });
});
