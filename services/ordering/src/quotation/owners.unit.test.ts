import { storeForOwner } from './owners.ts';

/** Stores an order of an address whose account is found by the looks in turn. Returns for whom it was stored, and who adopted it. */
async function storedFor(email: string, ...looks: (string | undefined)[]) {
  const stored: (string | null)[] = [];
  const adopted: string[] = [];
  const owners = { of: async () => looks.shift() };
  const orders = { adoptGuests: async (address: string, userId: string) => void adopted.push(`${address} ${userId}`) };
  await storeForOwner({ owners, orders }, email, async (userId) => stored.push(userId));
  return { stored, adopted, looks };
}

describe('an order under an address', () => {
  it('is of the account that has confirmed it', async () => {
    expect(await storedFor('a@example.com', 'asha', 'late')).toEqual({
      stored: ['asha'],
      adopted: [],
      looks: ['late'],
    });
  });

  it('is of an account that confirms it at this moment', async () => {
    expect(await storedFor('a@example.com', undefined, 'asha')).toEqual({
      stored: [null],
      adopted: ['a@example.com asha'],
      looks: [],
    });
  });

  it('is of a guest while no account has confirmed it, or where there is none', async () => {
    expect(await storedFor('a@example.com', undefined, undefined)).toMatchObject({ stored: [null], adopted: [] });
    expect(await storedFor('', 'nobody', 'nobody')).toMatchObject({ stored: [null], adopted: [] });
  });
});
