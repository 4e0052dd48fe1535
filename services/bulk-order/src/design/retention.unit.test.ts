import { afterCart, afterOrder, afterUpload, namesOf } from './retention.ts';

const retention = { orphanHours: 24, cartDays: 30, orderDays: 365 };
const at = new Date('2026-03-01T10:00:00Z');

describe('a design is kept', () => {
  it('for a day after the upload, a month in a cart and a year after an order', () => {
    expect(afterUpload(at, retention)).toEqual(new Date('2026-03-02T10:00:00Z'));
    expect(afterCart(at, retention)).toEqual(new Date('2026-03-31T10:00:00Z'));
    expect(afterOrder(at, retention)).toEqual(new Date('2027-03-01T10:00:00Z'));
  });
});

describe('the files that addresses mean', () => {
  const name = `${'0a'.repeat(16)}.png`;

  it('are named once, and only where the address is one of a design', () => {
    const addresses = [`/media/designs/${name}`, `/media/designs/${name}`, '', null, '/media/designs/../x.png', '//x'];
    expect(namesOf(addresses)).toEqual([name]);
  });
});
