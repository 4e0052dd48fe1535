import { accordion, flyerStack } from '../pictures/paper.ts';
import { type Copy, innerPanel, poster } from '../pictures/poster-art.ts';
import { breaks, closeUp, productsOf, view } from './product.ts';

const brochure = productsOf('Brochures', { stock: 200, isCustomizable: true });
const bake: Copy = {
  brand: 'bakery',
  headline: 'Our Bakes',
  hindi: 'रोज़ ताज़ा',
  points: ['Breads', 'Cakes to order', 'Party trays'],
};
const smile: Copy = {
  brand: 'dental',
  headline: 'Smile again',
  hindi: 'खुलकर हँसिए',
  points: ['Root canal', 'Braces', 'Cleaning'],
};
const homes: Copy = {
  brand: 'builders',
  headline: 'Nirmaan Heights',
  hindi: 'मज़बूत घर',
  points: ['Floor plans', 'Amenities', 'Location'],
};
const yoga: Copy = {
  brand: 'yoga',
  headline: 'Retreat 2027',
  hindi: 'आरोग्य यात्रा',
  points: ['Seven days', 'Ayurveda', 'By the sea'],
};
const trek: Copy = {
  brand: 'trek',
  headline: 'Hampta Pass',
  hindi: 'पहाड़ बुलाते हैं',
  points: ['Five days', 'Gear list', 'Camp food'],
};
const triFold = (copy: Copy, layout: number) => () =>
  accordion([poster(copy, layout, 400, 850), innerPanel(copy, 0), innerPanel(copy, 1)]);

export const brochures = [
  brochure(['Tri-fold', 'Tri-fold Brochure, A4 (100)', 1299], { priceRules: breaks([5, 799], [10, 433]), happyHourDiscount: 15, isBestSeller: true },
    'A4 on 170 gsm art paper, four colours on both sides, machine-creased and folded to six panels. Menus, price lists, clinic leaflets. A hundred pieces in two working days; the thousandth costs a third of the first.',
    [view(triFold(bake, 3)), closeUp(triFold(bake, 3), [420, 300, 640]), view(() => flyerStack(poster(bake, 3, 420, 850), poster(bake, 2, 420, 850)))]),
  brochure(['Tri-fold', 'Matte Tri-fold for Clinics (250)', 2450], { happyHourDiscount: 8 },
    '250 leaflets on 200 gsm matte art paper with a protective aqueous coat, so that prices and doses can be written on by pen. Folded in three. Three working days.',
    [view(triFold(smile, 2))]),
  brochure(['Bi-fold', 'Bi-fold Company Profile, A4 (50)', 1650], { stock: 120, festivalHourDiscount: 10 },
    'An A3 sheet of 250 gsm art card folded once to A4, gloss laminated outside. Looks and feels like a small book; ideal for builders and schools. Three working days.',
    [view(() => accordion([poster(homes, 1, 600, 850), innerPanel(homes, 0, 600, 850)], { x: 150, width: 900, top: 380, height: 800, depth: 110 })), closeUp(() => accordion([poster(homes, 1, 600, 850), innerPanel(homes, 0, 600, 850)], { x: 150, width: 900, top: 380, height: 800, depth: 110 }), [520, 360, 600])]),
  brochure(['Accordion', 'Four-panel Accordion Brochure (100)', 1899], { isNew: true, stock: 75 },
    'A long 200 gsm sheet folded like an accordion into eight panels: programmes, itineraries, tasting menus. Stands on a desk by itself. Four working days, minimum 100.',
    [view(() => accordion([poster(yoga, 2, 400, 850), innerPanel(yoga, 0), innerPanel(yoga, 1), innerPanel(yoga, 2)], { x: 90, width: 1010 }))]),
  brochure(['Accordion', 'Pocket Map Fold (200)', 2199], { stock: 9 },
    'A poster that folds to the size of a visiting card between two stiff covers. Trek maps, city walks, festival plans. Folded by hand: seven working days for 200.',
    [view(() => accordion([poster(trek, 0, 400, 850), innerPanel(trek, 1), innerPanel(trek, 0), innerPanel(trek, 1)], { x: 120, width: 960, top: 420, height: 740, depth: 150 }))]),
]; // biome-ignore format: a product a paragraph
