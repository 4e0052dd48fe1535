export interface PolicySection {
  title: string;
  text: string;
}

export const PRIVACY: readonly PolicySection[] = [
  {
    title: 'Information we collect',
    text: 'Your name, email, phone and addresses when you open an account or order; the designs you upload; and the technical data that every web server sees, such as your IP address.',
  },
  {
    title: 'How we use it',
    text: 'To print and deliver your order, to send its invoice, to answer your questions, and to keep the shop safe. We do not use your designs for anything but your order.',
  },
  {
    title: 'Who we share it with',
    text: 'With the courier who delivers your parcel and the payment service you choose, each only what they need. We sell nothing to anybody.',
  },
  {
    title: 'Your rights',
    text: 'You may ask for access to your data, for its correction or its deletion, and you may object to its use. Write to us; we act within 30 days.',
  },
  {
    title: 'Cookies',
    text: 'We keep your session in your browser’s storage so that you stay signed in. There is no advertising and no tracking.',
  },
  {
    title: 'Security',
    text: 'Passwords are kept only as a salted hash, connections are encrypted, and staff see only what their work needs.',
  },
];

export const TERMS: readonly PolicySection[] = [
  {
    title: 'Terms & Conditions',
    text: 'The terms of this shop are being prepared. Until they are published here, the terms printed on your invoice apply.',
  },
];

export const CANCELLATION: readonly PolicySection[] = [
  {
    title: 'Cancellation',
    text: 'The cancellation policy of this shop is being prepared. Until it is published here, please call us before the print run starts.',
  },
];
