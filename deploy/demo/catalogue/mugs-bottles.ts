import { lockup } from '../pictures/art.ts';
import { type BrandName, brands } from '../pictures/brands.ts';
import { bottleOnTable, mugInUse, mugOnTable } from '../pictures/mug.ts';
import { teeArt } from '../pictures/tee-art.ts';
import { breaks, closeUp, productsOf, view } from './product.ts';

const ware = productsOf('Mugs & Bottles', { stock: 150, isCustomizable: true });
const logo = (name: BrandName, main: string, accent: string) => lockup(brands[name], main, accent);
// Functions, as drawing takes its time and pictures that were drawn are kept.
const chai = () => ({
  color: '#fbfaf6',
  art: teeArt('chai', { main: '#4a2312', accent: '#cf6a2a', third: '#f5b51d' }),
});
const dosa = () => ({ color: '#1d4a2a', inner: '#f0a81c', art: logo('dosa', '#fbf6df', '#f0a81c') });
const music = () => ({ color: '#fbfaf6', inner: '#37204f', art: logo('music', '#37204f', '#e0567a') });
const wedding = () => ({ color: '#6b0f2a', art: logo('wedding', '#fff3df', '#e5b45a') });
const photo = () => ({ color: '#26282c', art: logo('photo', '#f2f4f4', '#29b5dd') });
const trek = () => ({ color: '#c9ced3', cap: '#26292d', steel: true, art: logo('trek', '#183a44', '#c95a17') });
const dental = () => ({ color: '#0d4f5c', cap: '#17a3a8', art: logo('dental', '#e9f8f5', '#7fe0d8') });
const yoga = () => ({ color: '#e2725b', cap: '#3b3a20', art: logo('yoga', '#fff3df', '#3b3a20') });
const club = () => ({ color: '#0f2547', cap: '#f08a1d', art: logo('cricket', '#fff6e0', '#f5a843') });

export const mugsAndBottles = [
  ware(['Ceramic Mugs', 'Pehle Chai Mug, 330 ml', 249], { happyHourDiscount: 20, isBestSeller: true },
    'White ceramic, 330 ml, printed all around by sublimation: dishwasher and microwave safe, the picture stays for the life of the mug. Your photo, name or line instead of ours at the same price. Packed in a box with foam; two working days.',
    [view(() => mugOnTable(chai())), closeUp(() => mugOnTable(chai()), [250, 480, 560]), view(() => mugInUse(chai()))]),
  ware(['Ceramic Mugs', 'Couple Mugs (set of 2)', 599], { festivalHourDiscount: 15, stock: 40 },
    'Two mugs, two names, one date. Glossy maroon ceramic with gold-coloured print, in a gift box with a window. Tell us the names and the date in the notes. Three working days.',
    [view(() => mugOnTable(wedding())), view(() => mugInUse({ ...wedding(), drink: '#7a3d16' }))]),
  ware(['Two-tone Mugs', 'Two-tone Mug with Coloured Handle', 299], { priceRules: breaks([24, 219]), happyHourDiscount: 10 },
    'White outside, colour inside and on the handle: eight colours to match your logo. Sublimation print 200 x 90 mm. From 24 pieces the price is ₹219.',
    [view(() => mugOnTable(music())), view(() => mugInUse({ ...music(), color: '#fdf0dc', inner: '#cf6a2a' }))]),
  ware(['Two-tone Mugs', 'Café Mug, Deep Green', 349], { isNew: true, stock: 65 },
    'Restaurant weight, 350 ml, glazed deep green with a saffron inside. Fired decal print that survives the commercial dishwasher. For cafés and dosa houses: minimum 6.',
    [view(() => mugInUse(dosa())), closeUp(() => mugInUse(dosa()), [120, 380, 640])]),
  ware(['Ceramic Mugs', 'Magic Photo Mug, Black', 379], { happyHourDiscount: 12, stock: 6 },
    'Black when cold; pour the tea and your picture comes up. 330 ml, hand wash only. One photo or a collage of four. Two working days.',
    [view(() => mugOnTable(photo()))]),
  ware(['Steel Bottles', 'Brushed Steel Bottle, 750 ml', 499], { happyHourDiscount: 15, isBestSeller: true },
    'Single-wall 304 steel, brushed, leak-proof cap with a carry loop. Your logo laser-engraved or printed by UV in full colour. From 10 pieces names are free. Three working days.',
    [view(() => bottleOnTable(trek())), closeUp(() => bottleOnTable(trek()), [300, 480, 600]), view(() => bottleOnTable(trek(), { ...trek(), color: '#b46a45', cap: '#3a2a1e' }))]),
  ware(['Steel Bottles', 'Powder-coated Bottle, 600 ml', 649], { festivalHourDiscount: 12 },
    'Double-wall vacuum steel in eleven powder-coat colours: chai hot for eight hours, water cold for sixteen. Engraved through the coat to the bright steel, so that the mark never rubs off.',
    [view(() => bottleOnTable(dental(), yoga())), view(() => bottleOnTable(yoga()))]),
  ware(['Sippers', 'Team Sipper, 700 ml', 189], { stock: 480, happyHourDiscount: 8 },
    'Light aluminium sipper with a twist cap for schools and cricket clubs, printed in two colours with team and number. Minimum 11. Four working days.',
    [view(() => bottleOnTable(club()))]),
]; // biome-ignore format: a product a paragraph
