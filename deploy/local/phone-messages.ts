/** A message to a phone, as the local page shows it. */
export interface PhoneMessage {
  id: string;
  channel: string;
  to: string;
  template: string;
  params: string[];
}

/** The requests of WhatsApp's Cloud API and of MSG91's flow API. */
interface PhoneRequest {
  to?: string;
  template?: { name: string; components?: { parameters?: { text: string }[] }[] };
  template_id?: string;
  recipients?: { mobiles: string; var1?: string; var2?: string; var3?: string }[];
}

export function phoneFieldsOf(body: PhoneRequest): Pick<PhoneMessage, 'to' | 'template' | 'params'> {
  const [recipient] = body.recipients ?? [];
  if (recipient) {
    const params = [recipient.var1, recipient.var2, recipient.var3].filter((text) => text !== undefined);
    return { to: recipient.mobiles, template: body.template_id ?? '', params };
  }
  const params = (body.template?.components ?? []).flatMap(({ parameters = [] }) => parameters.map(({ text }) => text));
  return { to: body.to ?? '', template: body.template?.name ?? '', params };
}
