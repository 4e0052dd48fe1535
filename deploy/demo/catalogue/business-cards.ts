import { cardBack, cardFront } from '../pictures/art.ts';
import { type BrandName, brands } from '../pictures/brands.ts';
import { cardFan, cardPair, cardsOnCounter } from '../pictures/paper.ts';
import { breaks, closeUp, productsOf, view } from './product.ts';

const card = productsOf('Business Cards', { stock: 500, isCustomizable: true });
const front = (name: BrandName, layout: number) => cardFront(brands[name], layout);
const back = (name: BrandName) => cardBack(brands[name]);

export const businessCards = [
  card(['Standard', 'Everyday Business Cards (100)', 199], { priceRules: breaks([5, 179], [10, 159]), bothSide: 60, happyHourDiscount: 10, isBestSeller: true },
    'A hundred cards on 300 gsm art card, 90 x 52 mm, printed in four colours on one side. Cut straight, packed in a box, ready the next working day. Send a PDF or let our designer set your name, address and phone. Minimum 100.',
    [view(() => cardFan(front('tuition', 1), back('tuition'))), closeUp(() => cardFan(front('tuition', 1), back('tuition')), [90, 760, 760])]),
  card(['Premium', 'Matte Laminated Business Cards (200)', 549], { priceRules: breaks([3, 499], [5, 459]), bothSide: 120, happyHourDiscount: 15, festivalHourDiscount: 20, isBestSeller: true },
    'Two hundred cards on stiff 350 gsm board with velvet matte lamination on both sides: no finger marks, no shine, colours stay deep. Rounded corners at no extra cost. Ready in two working days after you approve the proof.',
    [view(() => cardFan(front('bakery', 0), back('bakery'))), closeUp(() => cardFan(front('bakery', 0), back('bakery')), [120, 800, 700]), view(() => cardsOnCounter(front('bakery', 0), back('bakery')))]),
  card(['Premium', 'Glossy Business Cards (200)', 479], { bothSide: 110, happyHourDiscount: 8 },
    'Bright four-colour cards on 350 gsm art card with gloss lamination, for shops that want their photo or offer to pop. Wipes clean, survives a wallet. Packed in twos of a hundred; ready in two days.',
    [view(() => cardFan(front('dental', 3), back('dental'), '#e9f8f5')), view(() => cardsOnCounter(front('dental', 1), back('dental')))]),
  card(['Spot UV & Foil', 'Gold Foil Business Cards (100)', 1499], { festivalHourDiscount: 12, stock: 60, isNew: true },
    'Hot-stamped gold foil on 450 gsm deep-coloured board, pressed one card at a time on our Heidelberg platen. For silks, jewellers, caterers and weddings. Five working days; the foil die is included in the price.',
    [view(() => cardPair(front('wedding', 4), back('wedding'), '#c8922b')), closeUp(() => cardPair(front('wedding', 4), back('wedding'), '#c8922b'), [150, 640, 760])]),
  card(['Textured & Special', 'Painted Edge Cards, 600 gsm (100)', 1899], { stock: 40, happyHourDiscount: 5 },
    'Three layers of uncoated cotton board glued to a stiff 600 gsm card, its edges painted by hand in the colour of your choice. A card nobody throws away. Six working days, minimum 100.',
    [view(() => cardPair(front('tailor', 4), back('tailor'), '#b6465f')), closeUp(() => cardPair(front('tailor', 4), back('tailor'), '#b6465f'), [60, 780, 720])]),
  card(['Textured & Special', 'Kraft Business Cards (100)', 399], { bothSide: 70, stock: 180 },
    'Unbleached 350 gsm kraft board, printed in black and one spot colour. Honest, earthy, recyclable; liked by nurseries, cafes and craftspeople. Ready in two working days.',
    [view(() => cardFan(front('nursery', 2), back('nursery'), '#c9a878', 4))]),
  card(['Standard', 'Visiting Cards with Map Back (500)', 899], { happyHourDiscount: 12 },
    'Five hundred two-sided cards on 300 gsm board with your shop’s map on the back, drawn by us from the address. The favourite of builders and clinics. Three working days.',
    [view(() => cardFan(front('builders', 1), back('builders'), '#f1ede4', -4))]),
]; // biome-ignore format: a product a paragraph
