import { exportOrders, login, uploadDesign } from '@print-shop/contracts';
import { clientOf } from './contract-client.mjs';

describe('the browser’s view of a contract', () => {
  it('says whether a token goes along: a wrong password must not end the session of somebody who is signed in', () =>
    expect(clientOf(login)).toEqual({ id: 'login', method: 'post', path: '/api/users/login', access: 'anyone' }));

  it('says what permission it needs, so that a screen offers it to nobody else', () =>
    expect(clientOf(exportOrders)).toMatchObject({ access: 'staff', permission: 'exports' }));

  it('says what may be uploaded, and has no schema', () => {
    expect(clientOf(uploadDesign)).toMatchObject({ upload: uploadDesign.upload });
    expect(clientOf(uploadDesign)).not.toHaveProperty('responses');
  });
});
