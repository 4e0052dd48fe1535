import { flyerStack, pinned } from '../pictures/paper.ts';
import { type Copy, poster } from '../pictures/poster-art.ts';
import { wall } from '../pictures/scene.ts';
import { closeUp, productsOf, view } from './product.ts';

const flyer = productsOf('Flyers', { stock: 400, isCustomizable: true });
const sale: Copy = {
  brand: 'bakery',
  headline: 'Sunday Bake Sale',
  hindi: 'रविवार की महक',
  points: ['Pav, khari, nankhatai', 'Cakes to order', 'Home delivery'],
  offer: '30% OFF',
};
const admissions: Copy = {
  brand: 'tuition',
  headline: 'Admissions Open',
  hindi: 'प्रवेश प्रारंभ',
  points: ['Class 6 to 12', 'Maths, science', 'Weekly tests'],
  offer: '₹799',
};
const service: Copy = {
  brand: 'cycles',
  headline: 'Monsoon Service',
  hindi: 'साइकिल सर्विस',
  points: ['Oiling and brakes', 'Pickup from home', 'Spares in stock'],
  offer: '₹149',
};
const fest: Copy = {
  brand: 'fest',
  headline: 'Udaan 2026',
  hindi: 'सपनों को पंख',
  points: ['Music, dance, drama', 'Food court', 'Entry free'],
};
const plants: Copy = {
  brand: 'nursery',
  headline: 'Monsoon Mela',
  hindi: 'पौधों का मेला',
  points: ['500 kinds of plants', 'Free compost', 'Pots from ₹40'],
  offer: '₹40',
};
const concert: Copy = {
  brand: 'music',
  headline: 'Sunset Ragas',
  hindi: 'संध्या के राग',
  points: ['Sitar and tabla', 'Saturday, 6 pm'],
};

export const flyers = [
  flyer(['A5 Flyers', 'A5 Flyers, 130 gsm (500)', 899], { bothSide: 250, happyHourDiscount: 12, isBestSeller: true },
    'Five hundred A5 handbills on 130 gsm art paper, four colours, trimmed and banded in hundreds. What the newspaper boy slips into the paper on Sunday. Next working day before 5 pm.',
    [view(() => flyerStack(poster(sale, 0), poster(sale, 2))), closeUp(() => flyerStack(poster(sale, 0), poster(sale, 2)), [330, 140, 640])]),
  flyer(['A5 Flyers', 'Recycled A5 Flyers (250)', 699], { bothSide: 150, stock: 130 },
    'Uncoated 120 gsm recycled paper with a soft, warm white. Vegetable-based inks on request. For nurseries, schools and NGOs. Two working days.',
    [view(() => flyerStack(poster(plants, 2), poster(plants, 3), '#e9e0c9'))]),
  flyer(['A4 Flyers', 'A4 Leaflets, 100 gsm (1000)', 1899], { bothSide: 600, happyHourDiscount: 18 },
    'A thousand A4 leaflets on 100 gsm maplitho, printed offset: the price per sheet falls under two rupees. Folding once is free. Three working days.',
    [view(() => flyerStack(poster(admissions, 1), poster(admissions, 0)))]),
  flyer(['A4 Flyers', 'A4 Gloss Flyers, 170 gsm (100)', 649], { bothSide: 200, festivalHourDiscount: 10 },
    'Digital print on 170 gsm gloss, for offers that change every week. Colours are checked against your last job. Ready in four hours when the file comes in by eleven.',
    [view(() => flyerStack(poster(service, 3), poster(service, 0)))]),
  flyer(['Posters', 'A2 Poster, 200 gsm Satin', 149], { stock: 600, isNew: true },
    'One or a hundred: A2 on 200 gsm satin photo paper with pigment inks, no glare under tube light. Rolled in a tube. Ready in a day.',
    [view(() => pinned(poster(fest, 0), wall('#d9cdb4'))), closeUp(() => pinned(poster(fest, 0), wall('#d9cdb4')), [300, 160, 640])]),
  flyer(['Posters', 'Concert Posters, A3 (50)', 1250], { happyHourDiscount: 6, stock: 45 },
    'Fifty A3 posters on 170 gsm matte art paper with deep blacks, taped or pasted. Designed by our studio for ₹400 more, in Hindi, English, Marathi or Gujarati. Two working days.',
    [view(() => pinned(poster(concert, 3), wall('#cfc3c9')))]),
]; // biome-ignore format: a product a paragraph
