export const en = {
  title: 'What we keep, why and for how long',
  version: (day: string) => `Notice of ${day}`,
  lead: (shop: string) =>
    `${shop} keeps only what your account and your orders need. This is the notice under section 5 of the Digital Personal Data Protection Act, 2023 (DPDP Act).`,
  heads: { what: 'What', why: 'Why', howLong: 'How long' },
  rows: [
    {
      what: 'Your account: name, email, phone, your addresses with recipients and GSTIN, and your password, which is kept as a hash only',
      why: 'To sign you in and to fill in your orders',
      howLong: 'Until you delete the account',
    },
    {
      what: 'Your cart and your favorites',
      why: 'To show them to you on every device',
      howLong: 'Until you empty them or delete the account',
    },
    {
      what: 'Your reviews, with stars, words, pictures and your first name, and which products you have received',
      why: 'To show others what buyers say, and that they bought it',
      howLong: 'Until you remove the review or delete the account',
    },
    {
      what: 'Orders and bulk orders: what you ordered, what it cost, and your name, email, phone and address',
      why: 'To print and deliver, and because company law (Companies Act 2013, section 128) and GST law (CGST Act 2017, section 36) ask for books',
      howLong:
        '8 years, also after you delete the account. Then your name, email, phone and address are removed from them',
    },
    {
      what: 'Quotations that you asked us for, with the name that you gave',
      why: 'To know what we offered you, and at what price',
      howLong: '8 years. Then the name is removed from them',
    },
    {
      what: 'Designs that you upload',
      why: 'To print them',
      howLong: '24 hours without an order, 30 days in a cart, 1 year after an order',
    },
    {
      what: 'Files to print that you send us, with what we found in them, and what you laid out on a product',
      why: 'To check them, to show you a proof, and to print them',
      howLong:
        'Until the day that is shown with the file, usually 30 days without an order and 1 year after an order; at once when you delete them or the account, unless an order needs them',
    },
    {
      what: 'Proofs: what we sent you, your comments, and your approval with name, time and IP address',
      why: 'To print exactly what you approved, and to show who approved it',
      howLong: 'Usually 1 year after the last thing that happened; without your email once you delete the account',
    },
    {
      what: 'Messages that you send us, with your name and email',
      why: 'To answer you',
      howLong: '180 days, or until you delete the account with that email',
    },
    {
      what: 'Sign-ins and changes of your account: time, IP address and browser',
      why: 'To notice when somebody else uses your account, and because CERT-In asks for logs (directions of 28 April 2022)',
      howLong: '180 days, also after you delete the account',
    },
    {
      what: 'Where you are signed in',
      why: 'So that you can see it and sign out there',
      howLong: 'Until you sign out, at most 7 days',
    },
    {
      what: 'What our staff changed in your account',
      why: 'So that it can be checked who changed what',
      howLong: 'As long as the shop exists: this record cannot be altered',
    },
    {
      what: 'The copy of your data that you asked for',
      why: 'So that you can download it',
      howLong: 'As long as the email with the link says, usually 7 days',
    },
    {
      what: 'That you agreed to this notice: its version and the time',
      why: 'To prove your consent, as the DPDP Act asks',
      howLong: 'As long as the account, order or message that it belongs to',
    },
  ],
  periods: 'These are the periods that the shop runs with, unless it tells you otherwise.',
  rightsTitle: 'Your rights under the DPDP Act',
  rights: [
    'Access: download everything that we hold about you from your profile (section 11).',
    'Correction: change your profile yourself, or ask us to (section 12).',
    'Erasure and withdrawing your consent: delete your account from your profile, at any time and as easily as you opened it (sections 6 and 12). If you ordered or asked for a quotation as a guest, write to us.',
    'Grievance: complain to our grievance officer (section 13).',
    'Nominate: name somebody who acts for you after your death or if you cannot (section 14). Write to us.',
  ],
  toProfile: 'To my profile',
  askTitle: 'Whom to ask',
  ask: 'Write to us:',
  grievance: 'Grievance officer:',
  board: 'We answer within 30 days. If that does not help, you may complain to the Data Protection Board of India.',
};
