export const en = {
  pageTitle: 'Services',
  title: 'What the press room does',
  lead: 'Four workshops under one roof. Tell us the job; we tell you the price and the day.',
  /** For a shop with services of its own, whatever their number. */
  ownLead: 'Tell us the job; we tell you the price and the day.',
  checkFile: 'Check your print file',
  learnMore: 'Learn More',
  about: (name: string) => `about ${name}`,
  whatWeDo: 'What we do',
  getQuote: 'Get Quote',
  quoteFor: (name: string) => `Get Quote for ${name}`,
  greeting: 'hi',
  closing: {
    title: 'Have a job in mind?',
    text: 'Tell us size, quantity and date. A price comes back the same day.',
    contact: 'Contact Us',
    portfolio: 'View Portfolio',
  },
  buttons: ['View Products', 'Ask for a Quote'],
  services: {
    advertising: {
      name: 'Advertising Services',
      description: 'Campaigns on paper, on the street and on the phone, planned together.',
      headline: 'Be seen where your customers walk',
      text: 'One message, carried from the newspaper insert to the hoarding to the phone screen.',
      buttons: ['Get Started', 'Consult Expert'],
      parts: [
        {
          name: 'Digital Marketing',
          points: [
            'Social posts in your brand, every week',
            'Search and map listings kept fresh',
            'WhatsApp catalogues and broadcasts',
          ],
        },
        {
          name: 'Print Advertising',
          points: [
            'Newspaper inserts and magazine pages',
            'Door-to-door leaflets by pin code',
            'Menus, tent cards and danglers',
          ],
        },
        {
          name: 'Outdoor Advertising',
          points: [
            'Hoardings and unipoles, booked and printed',
            'Auto, bus and metro panels',
            'No-parking boards and pole kiosks',
          ],
        },
      ],
    },
    printing: {
      name: 'Printing Services',
      description: 'Offset for thousands, digital for ten; packaging, bags, stickers, shirts.',
      headline: 'Ink on paper, cloth and card',
      text: 'Offset, digital and screen under one roof, so that every piece of a job matches.',
      buttons: ['Order Online', 'Ask for a Quote'],
      parts: [
        {
          name: 'Offset Printing',
          points: ['Four colours and special inks', 'From 500 sheets', 'Proof before every run'],
        },
        {
          name: 'Digital Printing',
          points: ['From one piece, same day', 'Names and numbers that change', 'Up to 13 × 19 inches'],
        },
        {
          name: 'Packaging & Stationery',
          points: ['Cartons, sleeves and labels', 'Letterheads, envelopes, bill books', 'Foil, emboss, spot UV'],
        },
        { name: 'Carry Bag Printing', points: ['Paper, cotton and jute', 'Rope or flat handles', 'From 100 bags'] },
        {
          name: 'Sticker Printing',
          points: ['Vinyl, paper and transparent', 'Cut to any shape', 'Weatherproof lamination'],
        },
        {
          name: 'T-shirt & Cap Printing',
          points: ['Screen, DTF and embroidery', 'All sizes, ten colours', 'Packed by size and name'],
        },
      ],
    },
    ledboard: {
      name: 'Flex & LED Boards',
      description: 'Flex, glow signs, acrylic and neon: measured, made and fitted by us.',
      headline: 'A sign people find you by',
      text: 'We measure at your door, build in our workshop and fit with our own team.',
      buttons: ['View Products', 'Get Quote'],
      parts: [
        {
          name: 'Flex Printing',
          points: ['Any size, eyelets and frame', 'Star and blockout flex', 'Printed overnight'],
        },
        {
          name: 'Glow Sign Boards',
          points: ['Even light from edge to edge', 'Single or double sided', 'Two-year LED warranty'],
        },
        {
          name: 'Eco Solvent Printing',
          points: ['Sharp up close', 'Vinyl, canvas, one-way vision', 'Low smell, indoors and out'],
        },
        { name: 'Standy', points: ['Roll-up, X and L stands', 'Carry bag included', 'New print in the old stand'] },
        { name: 'Signage', points: ['Directional and safety signs', 'Door and desk plates', 'Braille on request'] },
        { name: 'Acrylic Board', points: ['Laser-cut letters', 'Back-lit or plain', 'Brass and mirror finish'] },
        {
          name: 'LED Board',
          points: ['Scrolling and video boards', 'Indoor and outdoor brightness', 'Change the text by phone'],
        },
        {
          name: 'Neon Sign & Board',
          points: ['LED neon in twelve colours', 'Your own handwriting', 'Safe, cool, silent'],
        },
      ],
    },
    design: {
      name: 'Designing Services',
      description: 'Logos, brochures, packaging and animation by people who know the press.',
      headline: 'Drawn to be printed',
      text: 'Designers who sit beside the machine: what you approve is what you get.',
      buttons: ['Start Your Project', 'View Portfolio'],
      parts: [
        {
          name: 'Logo & Stationery',
          points: ['Three ideas, two rounds of changes', 'All files are yours', 'Card, letterhead, envelope'],
        },
        {
          name: 'Brochure & Catalog',
          points: ['Text, photos and layout', 'English, Hindi and more', 'Print-ready files'],
        },
        { name: 'Pamphlet & Posters', points: ['Ready in a day', 'Sizes from A6 to A1', 'Matching social posts'] },
        {
          name: 'Packaging & Press Ads',
          points: ['Dielines and mock-ups', 'Statutory text checked', 'Ad sizes of all dailies'],
        },
        {
          name: 'Hoarding & Flex Designs',
          points: ['Readable from 50 metres', 'Night and day proofs', 'Any size, to scale'],
        },
        { name: 'Animations & Videos', points: ['Logo animation', 'Reels and story ads', 'LED board loops'] },
      ],
    },
  },
};
