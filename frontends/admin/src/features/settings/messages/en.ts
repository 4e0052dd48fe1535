export const en = {
  title: 'Settings',
  links: {
    colors: { label: 'Product colours', detail: 'Names and shades that products come in' },
    types: { label: 'Product types', detail: 'Types and their categories' },
    prices: { label: 'Prices of services', detail: 'Design, paper, printing, lamination, binding' },
    messages: { label: 'Messages of the contact page', detail: 'What visitors wrote' },
    changes: { label: 'Recent changes', detail: 'Who changed what, anywhere in the shop' },
    staff: { label: 'Staff', detail: 'Who works here, and what they may do' },
    security: { label: 'Security', detail: 'Sign-ins, failed tries, exports and deletions' },
  },
  whatYouCanSet: 'What you can set',
  theShop: 'The shop',
  /** Around the name of the setting. */
  whereSet: [
    'Part of the installation. To change it, edit the file that ',
    ' names and restart the gateway.',
  ] as readonly [string, string],
  facts: {
    name: 'Name',
    line: 'Line',
    phone: 'Phone',
    email: 'Email',
    whatsapp: 'WhatsApp',
    address: 'Address',
    hours: 'Hours',
    gstin: 'GSTIN',
    socials: 'Social pages',
    messages: 'Messages of the contact page',
  },
  none: 'None',
  kept: 'Kept for staff',
  notKept: 'Not kept',
};
