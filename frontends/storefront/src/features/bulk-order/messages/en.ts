const shirts = (count: number) => `${count} ${count === 1 ? 'shirt' : 'shirts'}`;
const places = (count: number) => `${count} ${count === 1 ? 'placement' : 'placements'}`;

interface Limits {
  kinds: string;
  megabytes: number;
  svgMegabytes: number;
}
interface Named {
  name: string;
}

export const en = {
  pageTitle: (name: string) => `Bulk order: ${name}`,
  loading: 'Loading product...',
  notFound: 'Product Not Found',
  notFoundText: 'There is no t-shirt to order in bulk under this address.',
  mayBeOrder: 'If you are looking for your order, please sign in.',
  signIn: 'Sign In',
  failed: 'Failed to load product. Please try again later.',
  goBack: 'Go Back',
  tryAgain: 'Try Again',
  back: 'Back to Products',
  ticket: 'Job ticket',
  ticketNote: 'Bulk t-shirt order, no account needed',
  off: '20% off',
  priceNote: 'Printed, folded and packed by size. A bulk order is priced by prints: every placement on every shirt.',
  priceNoteByQuantity: 'Printed, folded and packed by size. The more shirts, the less each costs.',
  picture: (number: number, count: number) => `Picture ${number} of ${count}`,
  layout: {
    layOut: 'Lay it out on the shirt',
    change: 'Change the layout',
    remove: 'Remove the layout',
    picture: 'Your layout on the shirt',
  },
  placement: {
    title: 'Design placement',
    byLayout: 'We print where your layout is:',
    byQuantity: 'Where shall we print? Tap the shirt, or choose below.',
    text: (rate: string) => `Where shall we print? Tap the shirt, or choose below. Each placement is ${rate} a shirt.`,
  },
  design: {
    title: 'Design upload',
    text: 'One file for all shirts. No file yet? Order now and send it later on WhatsApp.',
    preview: 'Preview of your design',
    upload: 'Upload your design',
    hint: 'PNG, JPG, SVG up to 10MB',
    change: 'Change Design',
    changeFile: 'Change Design file',
    remove: 'Remove',
    allKinds: ({ kinds, svgMegabytes }: Limits) => `We can print from ${kinds}. SVG up to ${svgMegabytes}MB.`,
    noPreview: 'This browser cannot show this kind of file. We can print from it all the same.',
    faults: {
      notAnImage: (_: Limits & Named) => 'Please upload an image file (JPEG, PNG, etc.).',
      wrongKind: ({ name, kinds }: Limits & Named) =>
        `We cannot print from ${name}. Please save it as one of these kinds: ${kinds}.`,
      tooLarge: ({ name, megabytes }: Limits & Named) =>
        `${name} is larger than ${megabytes}MB. Please choose a smaller file, or order now and send it on WhatsApp.`,
      svgTooLarge: ({ name, svgMegabytes }: Limits & Named) =>
        `${name} is larger than ${svgMegabytes}MB, the limit for SVG. Please save it as PNG, or order now and send it on WhatsApp.`,
    },
  },
  line: {
    title: 'Colour, size and quantity',
    text: 'Add one item for every colour and size. Adding the same item again adds to its quantity.',
    color: 'Colour',
    size: 'Size',
    add: 'Add to Order',
    incomplete: 'Please select color, size, and quantity before adding.',
  },
  contact: {
    title: 'Whom shall we call?',
    text: 'Leave a name and a number, and we will call you to confirm the order.',
    name: 'Your name',
    phone: 'Phone number',
    email: 'Email',
    emailHint: 'We email you a link to your order.',
  },
  order: {
    title: 'Your order',
    empty: 'No shirts yet. Choose a colour, a size and a quantity above.',
    remove: (color: string, size: string) => `Remove ${color} ${size}`,
    sum: (count: number, placements: number, rate: string) => `${shirts(count)} × ${places(placements)} × ${rate} = `,
    sumByQuantity: (count: number) => `${shirts(count)} = `,
    place: (total: string) => `Place Order - ${total}`,
    processing: 'Processing...',
    note: 'No payment now. We confirm colours and delivery date by phone first.',
    needsPlacement: 'Please select at least one placement',
    needsLine: 'Please add at least one color-size-quantity item to stack',
    placed: 'Order submitted successfully!',
    placedAs: (number: string) => `Order submitted successfully! Your order number is ${number}.`,
    confirmedBy: {
      phone: 'We will call you to confirm.',
      email: 'We will email you to confirm.',
      nothing: 'Please call us or write to us on WhatsApp with this number, so that we can confirm it.',
    },
    track: 'Follow your order with this number',
    failed: 'Failed to submit order. Please try again.',
  },
};
