import { poster } from '../pictures/poster-art.ts';
import { invitation } from '../pictures/promo.ts';
import { deskCalendar, letterSet, type Notebook, notebook, stamp, stickers } from '../pictures/stationery.ts';
import { closeUp, productsOf, view } from './product.ts';

const item = productsOf('Stationery', { stock: 200, isCustomizable: true });
const riyaz: Notebook = { brand: 'music', title: 'Riyaz', hindi: 'रियाज़ की कॉपी', color: '#37204f', spiral: true };
const field: Notebook = { brand: 'nursery', title: 'Field Notes', hindi: 'बाग़ की डायरी', color: '#eadfc4' };
const site: Notebook = { brand: 'builders', title: 'Site Diary', hindi: 'साइट डायरी', color: '#20262e' };
const wedding = (headline: string, hindi: string, points: string[]) =>
  poster({ brand: 'wedding', headline, hindi, points }, 2, 600, 860);
const invite = () =>
  invitation(
    wedding('Ananya & Rohan', 'शुभ विवाह', []),
    wedding('14 February 2027', 'आप सादर आमंत्रित हैं', [
      'Haldi, 12 Feb, 10 am',
      'Sangeet, 13 Feb, 7 pm',
      'Pheras, 14 Feb, 6 pm',
    ]),
  );

export const stationery = [
  item(['Notebooks & Diaries', 'Hard-bound Site Diary, A5', 249], { happyHourDiscount: 12, isBestSeller: true },
    '192 ruled pages of 70 gsm cream paper, sewn and hard-bound, your cover in full colour with matte lamination. An elastic, a ribbon, a pocket. Minimum 10; six working days.',
    [view(() => notebook(site)), closeUp(() => notebook(site), [330, 300, 600]), view(() => notebook(site, 0, true))]),
  item(['Notebooks & Diaries', 'Spiral Notebook, A5', 129], { happyHourDiscount: 10, stock: 420 },
    '160 pages, wire-o bound, lies flat on a music stand or a lab bench. Cover of 350 gsm board with your picture. Minimum 20 for your own design. Four working days.',
    [view(() => notebook(riyaz))]),
  item(['Notebooks & Diaries', 'Kraft Field Notes (pack of 3)', 199], { isNew: true, stock: 75 },
    'Three stitched pocket books, 48 pages each: plain, ruled, dotted. Covers on 300 gsm recycled board with an all-over pattern. For clubs, nurseries and treks.',
    [view(() => notebook(field, 1)), view(() => notebook(field, 1, true))]),
  item(['Letterheads & Envelopes', 'Letterhead and Envelope Set (250)', 1750], { happyHourDiscount: 8 },
    '250 letterheads on 100 gsm executive bond and 250 matching envelopes, two colours or four. Runs through every laser printer. Matching visiting cards for ₹349 more. Three working days.',
    [view(() => letterSet('builders')), closeUp(() => letterSet('builders'), [380, 130, 620])]),
  item(['Letterheads & Envelopes', 'Doctor’s Letterhead Pad (10 pads)', 1350], { stock: 90 },
    'Ten pads of a hundred prescriptions on 80 gsm maplitho, glued at the head, with timings and your registration number. Perforation and numbering on request. Three working days.',
    [view(() => letterSet('dental'))]),
  item(['Calendars', 'Desk Calendar 2027', 149], { festivalHourDiscount: 25, stock: 600, isBestSeller: true },
    'Thirteen leaves of 250 gsm on a tent of black board, wire-o bound, festivals and bank holidays of your state, your name on every month. From 25 pieces your own pictures. Six working days.',
    [view(() => deskCalendar('silks', 'February', 'फ़रवरी 2027', 1, 28)), view(() => deskCalendar('dosa', 'August', 'अगस्त 2027', 0, 31))]),
  item(['Stamps & Stickers', 'Self-inking Round Stamp', 399], { stock: 55, happyHourDiscount: 5 },
    'Name, address, phone and your mark in a ring of 40 mm; five thousand clean prints on one pad. Blue, black, red or violet. Ready in two hours.',
    [view(() => stamp('tuition')), closeUp(() => stamp('tuition'), [130, 760, 680])]),
  item(['Stamps & Stickers', 'Die-cut Vinyl Stickers (100)', 549], { happyHourDiscount: 15 },
    'A hundred waterproof vinyl stickers of up to 75 mm, cut to any shape, gloss or matte. For helmets, jars, laptops and rickshaws. Outdoors for three years. Two working days.',
    [view(() => stickers(['chai', 'cycles', 'nursery', 'rickshaw', 'trek'])), closeUp(() => stickers(['rickshaw', 'trek', 'fest', 'bakery', 'cricket']), [280, 520, 640])]),
  item(['Invitations', 'Wedding Invitation, Two Cards (100)', 3499], { festivalHourDiscount: 10, stock: 30, isNew: true },
    'Two cards of 300 gsm cotton paper, gold ink, in an envelope with your monogram. Wording in Hindi, English, Gujarati or Tamil set by hand and read twice. One sample by post before we print. Eight working days.',
    [view(invite), closeUp(invite, [90, 600, 700])]),
]; // biome-ignore format: a product a paragraph
