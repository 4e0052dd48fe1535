export const en = {
  title: 'Settings',
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
