import { callers, eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { testPricing } from '../pricing.fixture.ts';

const { service, heard, records, asStaff: asStaffAt, addPrice } = testPricing();

const asStaff = (method: 'post' | 'put' | 'delete', path: string) => asStaffAt(method, `/api/pricing${path}`);
const pricing = async () => (await request(service.app).get('/api/pricing')).body;
const entry = (type: string) => addPrice({ type });

describe('the price list', () => {
  it('answers cards keyed by type name, and printing and paper as lists', async () => {
    for (const body of [
      { section: 'lamination', type: 'Matt', price: 12.5, description: 'Both sides' },
      { section: 'printing', type: 'Digital', size: 'A4', price: 8, isBothSide: true },
      { section: 'paper', type: 'Art card', size: 'A4', gsm: 300, price: 9 },
    ]) {
      expect((await asStaff('post', '/update').send(body)).status).toBe(201);
    }
    expect(await pricing()).toMatchObject({
      lamination: { Matt: { price: 12.5, description: 'Both sides' } },
      printing: [{ type: 'Digital', size: 'A4', price: 8, isBothSide: true }],
      paper: [{ type: 'Art card', size: 'A4', gsm: 300, price: 9 }],
    });
  });

  it('changes the price of the same thing instead of adding another, also when two do so at once', async () => {
    const send = (price: number) => asStaff('post', '/update').send({ section: 'binding', type: ' Spiral ', price });
    await Promise.all([send(40), send(45)]);
    const res = await send(50);
    expect(res.status).toBe(200);
    expect(res.body).toMatchObject({ type: 'Spiral', price: 50, message: 'Pricing updated successfully! ✅' });
    const { binding } = await pricing();
    expect(Object.keys(binding)).toEqual(['Spiral']);
    expect(binding.Spiral.price).toBe(50);
  });

  it('lets nobody overwrite or remove a change that they have not seen, while a change that names no version goes through', async () => {
    const id = await entry('Hoarding');
    const change = (body: object) => asStaff('put', `/config/design/${id}`).send(body);
    const answers = await Promise.all([1700, 1800].map((price) => change({ price, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed-meanwhile' });
    expect((await asStaff('delete', `/config/design/${id}?version=1`)).status).toBe(409);
    const again = { section: 'design', type: 'Hoarding', price: 1900 };
    for (const version of [0, 1])
      expect((await asStaff('post', '/update').send({ ...again, version })).status).toBe(409);
    expect((await asStaff('post', '/update').send({ ...again, version: 2 })).body).toMatchObject({ version: 3 });
    expect((await change({ price: 2000 })).body).toMatchObject({ price: 2000, version: 4 });
    expect((await asStaff('delete', `/config/design/${id}?version=4`)).status).toBe(200);
    expect((await asStaff('post', '/update').send({ ...again, version: 4 })).status).toBe(409);
  });

  it.each([
    [{ type: 'x', price: 1 }, 'Please fill all required fields'],
    [{ section: 'design', price: 1 }, 'Please fill all required fields'],
    [{ section: 'design', type: 'x' }, 'Please fill all required fields'],
    [{ section: 'design', type: 'x', price: '' }, 'Please fill all required fields'],
    [{ section: 'paper', type: 'x', price: 1, size: 'A4' }, 'Please provide size and GSM for paper'],
    [{ section: 'paper', type: 'x', price: 1, gsm: 90 }, 'Please provide size and GSM for paper'],
    [{ section: 'printing', type: 'x', price: 1 }, 'Please provide size for printing'],
    [{ section: 'design', type: 'x', price: -1 }, 'Please check the highlighted fields.'],
    [{ section: 'design', type: 'x', price: 0.001 }, 'Please check the highlighted fields.'],
    [{ section: 'design', type: '__proto__', price: 1 }, 'Please choose another name.'],
    [{ section: 'design', type: 'x', price: 1, version: null }, 'Please check the highlighted fields.'],
  ])('refuses %j', async (body, message) => {
    const res = await asStaff('post', '/update').send(body);
    expect({ status: res.status, message: res.body.message }).toEqual({ status: 400, message });
  });

  it('changes and removes one entry of a section, and says so to the others', async () => {
    const id = await entry('Brochure');
    expect((await asStaff('put', `/config/design/${id}`).send({ price: 99.99 })).body).toMatchObject({
      price: 99.99,
      message: 'Updated successfully ✅',
    });
    expect((await asStaff('put', `/config/paper/${id}`).send({ price: 1 })).status).toBe(404);
    expect((await asStaff('delete', `/config/design/${id}`)).body).toEqual({ message: 'Deleted successfully ✅' });
    expect((await asStaff('delete', `/config/design/${id}`)).status).toBe(404);
    expect((await pricing()).design.Brochure).toBeUndefined();
    await eventually(() =>
      expect(heard.filter((line) => line.endsWith(id))).toEqual([`created ${id}`, `updated ${id}`, `deleted ${id}`]),
    );
    await eventually(() =>
      expect(records.filter((record) => record.id === id)).toMatchObject([
        { kind: 'price', label: 'design: Brochure', action: 'created', by: { id: callers.owner.id } },
        { action: 'updated', changes: [{ field: 'price', before: '1500', after: '99.99' }] },
        { action: 'deleted', label: 'design: Brochure' },
      ]),
    );
    expect(await entry('Brochure')).not.toBe(id);
  });
});
