export const en = {
  hero: {
    title: ['Your name,', 'in real ink.'],
    text: (city: string, since: number) =>
      `Cards, banners, t-shirts, mugs and glowing signs. Printed in ${city} since ${since}, delivered all over India.`,
    start: 'Start an order',
    services: 'All services',
    sheet:
      "A printed press sheet: a cricket club's t-shirt, visiting cards of a bakery, a neon sign for a tea stall, a mug, a sale banner and a folded brochure",
  },
  shelf: {
    title: 'Off the press this week',
    all: 'See all',
    failed: 'Failed to load data. Please try again later.',
    empty: 'New goods are on the press. Please look in again soon.',
  },
  steps: {
    title: 'Three steps from idea to ink',
    promise: (time = '3 working days') => `Most orders leave the press in ${time}.`,
    list: [
      {
        title: 'Choose',
        text: 'Pick a product, a size and a colour. The price you see is the price you pay, GST invoice included.',
      },
      {
        title: 'Upload',
        text: 'Send your design and see it on the product at once. No design? Our designers draw one with you.',
      },
      {
        title: 'Receive',
        text: 'We check every file by eye, print, and send it.',
      },
    ],
  },
  range: {
    title: 'What we print',
    bands: [
      { title: 'Print', text: 'Visiting cards, brochures and flyers on paper you can feel.' },
      { title: 'Wear', text: 'T-shirts and gifts with your team, your class, your joke on them.' },
      { title: 'Glow', text: 'Banners, glow signs and neon that people find you by.' },
    ],
    from: (price: string) => `From ${price}`,
    see: 'See the range',
    explore: (band: string) => `, explore ${band.toLowerCase()}`,
  },
  prices: {
    title: 'The price board',
    text: 'What our work starts at today. No hidden set-up cost, no “call for price”.',
    from: 'from',
  },
  services: {
    title: 'Bigger job? Talk to the press room',
    all: 'View all services',
    printing: {
      title: 'Printing',
      text: 'Offset for thousands, digital for ten. Packaging, carry bags, stickers.',
    },
    design: {
      title: 'Designing',
      text: 'Logos, brochures, hoardings and animation, drawn by people who know the press.',
    },
    ledboard: { title: 'Flex & LED boards', text: 'Measured at your door, fitted by our own team, lit for years.' },
  },
  trust: {
    title: 'A real press, with a door you can knock on',
    visit: 'Visit us',
    open: 'Open',
    invoice: 'GST invoice',
    invoiceText: (gstin: string) => `With every order. GSTIN ${gstin}`,
    reprint: 'Reprint promise',
    reprintText: 'Our mistake? We print it again, free.',
    whatsapp: 'Ask on WhatsApp',
  },
};
