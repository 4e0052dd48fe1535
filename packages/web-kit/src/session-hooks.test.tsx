import { act, render, screen } from '@testing-library/react';
import { session, useUser } from './session-hooks.ts';
import { aUser } from './testing/index.ts';

let drawn = 0;
function Greeting() {
  drawn += 1;
  return <p>{useUser()?.name ?? 'nobody'}</p>;
}

describe('who shows the user', () => {
  it('is drawn anew when somebody signs in, not when nobody turns out to be signed in', async () => {
    session.signOut();
    render(<Greeting />);
    await act(() => session.restore());
    expect(session.read().isRestored).toBe(true);
    expect(drawn).toBe(1);
    act(() => session.signInSuccess(aUser(), 'token'));
    expect(screen.getByText('Ravi Kumar')).toBeTruthy();
    expect(drawn).toBe(2);
  });
});
