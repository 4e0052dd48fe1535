import { editsFor, nameFault, namesOf } from './edits.ts';

describe('the name of a new service', () => {
  it.each(['', 'GiftCards', 'gift_cards', 'gift-', '2go', '../x', 'gateway', 'cart'])('is not %j', (name) => {
    expect(nameFault(name, ['cart'])).toMatch(/\.$|gift-cards$/);
  });

  it('is written as code needs it', () => {
    expect(nameFault('gift-cards', ['cart'])).toBeUndefined();
    expect(namesOf('gift-cards').fill('create__Name__ of __name__')).toBe('createGiftCards of gift-cards');
  });
});

it('says which file no longer has the place where a service is named', () => {
  expect(() => editsFor('gift-cards', () => 'export {};')).toThrow(/index\.ts has changed/);
});
