import { listOrderMessages, placeOrder } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { ask } from './api.ts';
import { newCustomer, orderBody } from './customers.ts';
import { mailTo } from './mail.ts';
import { addProduct, adminToken } from './mini-catalogue.ts';

describe('a customer who reads Hindi', () => {
  it('gets the confirmation of an order in Hindi, and staff read beside the order what it said', async () => {
    const staff = await adminToken();
    const product = await addProduct(staff, { name: 'Told mug' });
    const customer = await newCustomer();
    const headers = { Cookie: 'language=hi' };
    const body = orderBody(customer, product);
    const order = await ask(placeOrder, { token: customer.token, body, headers });
    const { subject, text, html } = await mailTo(customer.login, /पक्का हो गया/);
    expect(subject).toContain(`#${order._id.slice(-6)}`);
    expect(text).toContain(`/order/${order._id}`);
    expect(html).toContain('Told mug');
    await eventually(async () =>
      expect(await ask(listOrderMessages, { token: staff, query: { order: order._id } })).toContainEqual(
        expect.objectContaining({ kind: 'order-confirmed', state: 'sent', language: 'hi', subject }),
      ),
    );
  });
});
