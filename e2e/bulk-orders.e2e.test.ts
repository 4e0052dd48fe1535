import {
  listBulkOrders,
  placeBulkOrder,
  setBulkOrderStatus,
  uploadDesign,
  uploadProductImage,
  withoutSignature,
} from '@print-shop/contracts';
import sharp from 'sharp';
import { ask, call, openDesign, uploadOf } from './api.ts';
import { newCustomer } from './customers.ts';
import { adminToken, picture } from './mini-catalogue.ts';

let admin: string;
beforeAll(async () => {
  admin = await adminToken();
});

describe('a bulk order', () => {
  it('of a guest with a design reaches the admin, who sees the design and moves the order on', async () => {
    const upload = await ask(uploadDesign, { body: uploadOf(uploadDesign, await picture('#123456'), 'team logo.png') });
    const placed = await ask(placeBulkOrder, {
      body: {
        items: [
          { color: 'Navy Blue', size: 'L', quantity: 20, price: 1, placement: ['Left', 'Back A4'] },
          { color: 'White', size: '2XL', quantity: '5', placement: 'Right' },
        ],
        designImage: upload.url,
      },
    });
    expect(placed).toMatchObject({ userId: null, totalPrice: 20 * 120 * 2 + 5 * 120, status: 'Pending' });

    const seen = (await ask(listBulkOrders, { token: admin })).find(({ _id }) => _id === placed._id);
    const link = expect.stringContaining(withoutSignature(upload.url));
    expect(seen).toEqual({ ...placed, designImage: link, designPicture: link });
    const design = await openDesign(seen?.designImage ?? '');
    expect(design.headers.get('content-disposition')).toBe('attachment; filename="team logo.png"');
    expect(await sharp(await design.arrayBuffer()).metadata()).toMatchObject({ width: 640, height: 640 });

    const params = { id: placed._id };
    const moved = await ask(setBulkOrderStatus, { token: admin, params, body: { status: 'In Production' } });
    expect(moved.status).toBe('In Production');
    const { token } = await newCustomer();
    expect((await call(setBulkOrderStatus, { token, params, body: { status: 'Cancelled' } })).status).toBe(403);
  });

  it('of a guest cannot name somebody else’s account', async () => {
    const { id } = await newCustomer();
    const item = { color: 'Black', size: 'M', quantity: 1, placement: 'Left' };
    const { status } = await call(placeBulkOrder, { body: { userId: id, items: [item] } });
    expect([400, 401, 403]).toContain(status);
  });
});

describe('an upload that is not what it says', () => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const giant = Buffer.concat([header, Buffer.from('00009c4000009c400806000000', 'hex'), Buffer.alloc(64)]);
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  it.each([
    ['a renamed text file', Buffer.from('just words'), 'design.png'],
    ['a picture of 40,000 × 40,000 pixels', giant, 'design.png'],
    ['a drawing with a script', script, 'design.svg'],
    ['an empty file', Buffer.alloc(0), 'design.png'],
  ])('is refused: %s, as a design and as a product picture', async (_what, content, name) => {
    for (const contract of [uploadDesign, uploadProductImage]) {
      const { status, body } = await call(contract, { token: admin, body: uploadOf(contract, content, name) });
      expect([400, 413, 415]).toContain(status);
      expect(body).toMatchObject({ message: expect.stringMatching(/^[A-Z].+\.$/), code: expect.any(String) });
    }
  });
});
