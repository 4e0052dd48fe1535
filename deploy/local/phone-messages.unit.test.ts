import { phoneFieldsOf } from './phone-messages.ts';

describe('the messages to phones that the local page shows', () => {
  it('are read from requests to WhatsApp', () => {
    const parameters = ['Asha', '#c0ffee'].map((text) => ({ type: 'text', text }));
    const template = { name: 'order_confirmed', language: { code: 'hi' }, components: [{ type: 'body', parameters }] };
    expect(phoneFieldsOf({ to: '919810024680', template })).toEqual({
      to: '919810024680',
      template: 'order_confirmed',
      params: ['Asha', '#c0ffee'],
    });
  });

  it('are read from requests to the SMS provider', () => {
    const recipients = [{ mobiles: '919810024680', var1: 'Asha', var2: '#c0ffee', var3: '-' }];
    expect(phoneFieldsOf({ template_id: '1207', recipients })).toEqual({
      to: '919810024680',
      template: '1207',
      params: ['Asha', '#c0ffee', '-'],
    });
  });
});
