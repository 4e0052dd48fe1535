import { paramsOf, shortText } from '../kinds/short.ts';
import { type Channel, DeliveryError } from './channel.ts';
import { digitsOf } from './digits-of.ts';
import { post } from './post.ts';

export interface SmsOptions {
  /** The flow API of MSG91, like https://control.msg91.com/api/v5/flow. */
  url: string;
  authKey: string;
  /** MSG91's id of each template, by kind and language: `order-confirmed.hi`. Each is tied to its id in the DLT register. */
  templates: Readonly<Record<string, string>>;
}

/**
 * SMS by MSG91. In India a text goes out only if its template is in the operators' DLT register, so a kind without a
 * template cannot be sent. https://docs.msg91.com/sms/send-sms
 */
export const smsChannel = ({ url, authKey, templates }: SmsOptions): Channel => ({
  name: 'sms',
  parallel: 10,
  canSend: (kind, language) => Boolean(templates[`${kind}.${language}`]),
  templateOf: (kind, language) => templates[`${kind}.${language}`],
  async send(message) {
    const template = templates[`${message.kind}.${message.language}`];
    if (!template) throw new DeliveryError('message', `no template for ${message.kind} in ${message.language}`);
    const [var1, var2, var3] = paramsOf(message);
    const answer = await post(url, {
      headers: { authkey: authKey },
      body: {
        template_id: template,
        short_url: '0',
        recipients: [{ mobiles: digitsOf(message.to), var1, var2, var3 }],
      },
      faultOf: () => 'message',
    });
    // Some refusals come with status 200.
    const { type, message: said } = (answer ?? {}) as { type?: string; message?: string };
    if (type === 'error') throw new DeliveryError('message', String(said));
    return { text: shortText(message) };
  },
  close: () => undefined,
});
