import { testShop } from '../shop.fixture.ts';

const { as, read, save } = testShop({ lockedFields: ['contact.phone', 'delivery.chargePaise'] });

it('names the locked fields of a section, and refuses a change of one, also in a draft', async () => {
  const { value, updatedAt, locked } = await read('contact');
  expect(locked).toEqual(['phone']);
  const changed = { ...value, phone: '+91 11 2345 6789' };
  const { body } = await as('owner', 'put', '/api/shop/settings/contact')
    .send({ value: changed, updatedAt })
    .expect(409);
  expect(body).toMatchObject({
    code: 'setting-locked',
    details: [{ path: 'body.value.phone' }],
  });
  expect(body.message).toContain('phone');
});

it('lets the other fields be changed, and keeps a locked one that the file does not have', async () => {
  expect((await save('contact', { email: 'ink@shop.example' })).value.email).toBe('ink@shop.example');
  expect((await read('delivery')).value.chargePaise).toBe(99_00);
});
