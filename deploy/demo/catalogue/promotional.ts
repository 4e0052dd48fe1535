import { lockup } from '../pictures/art.ts';
import { type BrandName, brands } from '../pictures/brands.ts';
import { badges, cap, idCard, lanyard, paperBag, tote, umbrella } from '../pictures/promo.ts';
import { inksFor, teeArt } from '../pictures/tee-art.ts';
import { closeUp, productsOf, view } from './product.ts';

const item = productsOf('Promotional', { stock: 300, isCustomizable: true });
const logo = (name: BrandName, main: string, accent: string, hindi = false) =>
  lockup(brands[name], main, accent, hindi);
const crest = (name: BrandName, main: string, accent: string) => teeArt('crest', { main, accent, third: accent }, name);
/** Nothing embroidered yet, for the picture of a colour. */
const BLANK = { w: 1, h: 1, svg: '' };

export const promotional = [
  item(['Caps', 'Embroidered Cotton Cap', 229], { colors: ['Navy Blue', 'Black', 'Red', 'White'], happyHourDiscount: 12, isBestSeller: true },
    'Six-panel brushed cotton cap with a metal buckle, your emblem embroidered in up to six thread colours. The digitising is free from 20 pieces. Minimum 10; five working days.',
    [view(() => cap('#0f2547', crest('cricket', '#fff6e0', '#f08a1d'))), ...['#0f2547', '#26282c', '#c62828', '#f1eee6'].map((color) => view(() => cap(color, BLANK)))]),
  item(['Caps', 'Printed Trek Cap', 149], { stock: 520 },
    'Light polyester with a mesh back, printed by heat transfer. For rallies, treks and store openings; packed in tens. Three working days.',
    [view(() => cap('#e7dcc0', crest('trek', '#183a44', '#c95a17'), '#183a44'))]),
  item(['Bags', 'Cotton Tote Bag, 10 oz', 179], { happyHourDiscount: 18, isBestSeller: true },
    'Heavy natural canvas, cross-stitched straps, holds ten kilos of mangoes. Screen print up to A4 in two colours, or full colour by transfer. Minimum 5. Four working days.',
    [view(() => tote('#efe3c8', teeArt('grow', inksFor('#efe3c8', 'grow')))), closeUp(() => tote('#efe3c8', teeArt('grow', inksFor('#efe3c8', 'grow'))), [280, 560, 640])]),
  item(['Bags', 'Black Tote with Two-colour Print', 219], { isNew: true, stock: 85 },
    'Dyed 10 oz canvas that does not bleed, gusset of four inches, inner pocket. Our chai line or your art. Four working days.',
    [view(() => tote('#232227', teeArt('auto', inksFor('#1c1c1e', 'auto')), '#e8623a'))]),
  item(['Bags', 'Boutique Paper Bags (50)', 1450], { festivalHourDiscount: 12, stock: 60 },
    'Fifty bags of 250 gsm art card, gloss or matte laminated, brass eyelets and cotton cord, base reinforced. For sarees, sweets and jewellery. Seven working days.',
    [view(() => paperBag('#6b0f2a', logo('silks', '#f3cf92', '#e9b25a', true))), view(() => paperBag('#1d4a2a', logo('nursery', '#f1f6e4', '#b9d98a', true)))]),
  item(['Badges & Lanyards', 'Button Badges, 58 mm (50)', 750], { happyHourDiscount: 10 },
    'Fifty tin badges with a mylar face and a safe pin, up to five designs in one lot. For fests, campaigns and school houses. Two working days.',
    [view(() => badges([{ art: logo('fest', '#ffffff', '#f5c400'), color: '#23123f' }, { art: logo('nursery', '#173f2b', '#4f9d3a'), color: '#f1f6e4' }, { art: logo('cycles', '#ffffff', '#1a1f26'), color: '#e23a2e' }, { art: logo('chai', '#4a2312', '#fffaf0'), color: '#e8a15a' }]))]),
  item(['Badges & Lanyards', 'Event Lanyard with ID Card', 65], { stock: 1500, bothSide: 10 },
    '20 mm satin ribbon printed on both sides, metal hook, hard holder and a PVC card with photo and name from your sheet. From 25 pieces. Three working days.',
    [view(() => lanyard('#c2185b', idCard('Riya Patel', 'रिया पटेल', 'Stage team', '#f5c400', '#23123f'), 'UDAAN 2026'))]),
  item(['Umbrellas', 'Golf Umbrella, Two-tone', 549], { stock: 7, happyHourDiscount: 6 },
    'Eight panels of pongee, fibreglass ribs that bend and do not break, wooden crook handle. Your logo on two or four panels. Minimum 12, in time for June. Eight working days.',
    [view(() => umbrella('#0d4f5c', '#e9f8f5', logo('dental', '#0d4f5c', '#17a3a8')))]),
]; // biome-ignore format: a product a paragraph
