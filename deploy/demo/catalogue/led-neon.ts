import { lockup } from '../pictures/art.ts';
import { brands } from '../pictures/brands.ts';
import { dotBoard, haloLetters, lightBox, type Neon, neon, neonSign, signInUse } from '../pictures/glow.ts';
import { rect } from '../pictures/path.ts';
import { wideBanner } from '../pictures/poster-art.ts';
import { closeUp, productsOf, view } from './product.ts';

const item = productsOf('LED & Neon Boards', { stock: 40, isCustomizable: true });
const chai: Neon = {
  lines: [
    { text: 'चाय पियो', color: '#ffb13d', size: 260 },
    { text: 'chai, then code', color: '#ff4d8d', size: 130 },
  ],
  shape: 'cup',
  shapeColor: '#ff7a2f',
};
const couple: Neon = {
  lines: [
    { text: 'Ananya', color: '#ff4d8d', size: 200, face: 'script' },
    { text: '& Rohan', color: '#ff4d8d', size: 170, face: 'script' },
  ],
  shape: 'heart',
  shapeColor: '#ffd7a0',
  wall: 'green',
};
const open: Neon = {
  lines: [
    { text: 'Open', color: '#39e6ff', size: 300, face: 'handBold' },
    { text: 'खुला है', color: '#ff5f6d', size: 170 },
  ],
  shape: 'frame',
  shapeColor: '#ff5f6d',
  wall: 'wood',
};
const game: Neon = {
  lines: [
    { text: 'तूफ़ान', color: '#3dff9a', size: 300, face: 'handBold' },
    { text: 'game on', color: '#39a0ff', size: 190, face: 'script' },
  ],
  shape: 'arrow',
  shapeColor: '#ff4d8d',
  wall: 'concrete',
};
const roundBox = () => ({
  w: 700,
  h: 700,
  svg:
    rect(0, 0, 700, 700, brands.chai.dark) +
    lockup({ ...brands.chai, name: ' Chaska Chai ' }, '#fdf0dc', '#f5b04a').svg,
});
const dosaFace = () =>
  wideBanner(
    { brand: 'dosa', headline: 'Annapurna', hindi: 'अन्नपूर्णा डोसा', points: ['Pure veg', 'AC hall'] },
    1,
    1200,
    700,
  );
const dentalFace = () =>
  wideBanner({ brand: 'dental', headline: 'Muskaan Dental', hindi: 'मुस्कान डेंटल केयर', points: [] }, 2, 1200, 560);

export const ledAndNeon = [
  item(['Neon Signs', 'Chai Piyo Neon Sign, 24 inch', 3499], { happyHourDiscount: 15, isBestSeller: true },
    'Silicone LED neon on 6 mm clear acrylic, 24 inches wide, 12 V with adapter and dimmer. Draws less than a tube light, stays cool, runs for years. Hang it by the wires or on studs; both are in the box. Your own words at the same price up to 18 letters. Six working days.',
    [view(() => neon(chai)), closeUp(() => neon(chai), [100, 560, 700]), view(() => signInUse(neonSign(chai)))]),
  item(['Neon Signs', 'Wedding Names in a Heart, 36 inch', 6999], { festivalHourDiscount: 10, stock: 14, isNew: true },
    'Two names and a heart for the stage and, afterwards, the bedroom wall. Script lettering bent by hand, 36 inches, dimmer and 5 m cable. Can be rented for three days at ₹1,999. Seven working days.',
    [view(() => neon(couple)), closeUp(() => neon(couple), [240, 470, 720])]),
  item(['Neon Signs', 'Open / खुला है Neon Sign', 2799], { happyHourDiscount: 12 },
    'Tells the street that you are there, in two languages. 20 x 14 inches, two circuits: frame and words switch apart. Wall adapter included. In stock for next-day dispatch.',
    [view(() => neon(open)), view(() => signInUse(neonSign(open), '#ffb98a'))]),
  item(['Neon Signs', 'Gaming Room Neon', 3299], { stock: 25 },
    'Your handle or your club’s name in three colours, with a remote for brightness and blink. Acrylic cut to the shape of the words. Six working days.',
    [view(() => neon(game))]),
  item(['Glow Sign Boards', 'Round Projecting Glow Sign, 24 inch', 4200], { happyHourDiscount: 8, stock: 16 },
    'Vacuum-formed acrylic face on a powder-coated ring, LED modules with two years of guarantee, arm and bolts included. Seen from both ends of the lane. Seven working days, fixing extra.',
    [view(() => lightBox(roundBox(), '#c9a24b', 'brick', true))]),
  item(['Glow Sign Boards', 'Glow Sign Board, 4 x 2.5 ft', 5600], { isBestSeller: true, stock: 20 },
    'Aluminium-framed light box with 3 mm milky acrylic and translucent vinyl, lit evenly by Samsung LED modules. The face can be changed when the menu does. Ten working days including fixing in the city.',
    [view(() => lightBox(dosaFace())), view(() => lightBox(dentalFace(), '#e9eef0', 'wood'))]),
  item(['LED Letters', 'Halo-lit Gold Letters, per inch', 280], { stock: 500, happyHourDiscount: 5 },
    'Steel letters in gold finish, standing off the wall with warm LEDs behind. The price is per inch of letter height and letter; a site visit and a drawing to scale come with every quote. Twelve working days.',
    [view(() => haloLetters('silks', 'Kaveri Silks', 'कावेरी सिल्क्स', '#d9a441', '#ffcf7a')), closeUp(() => haloLetters('silks', 'Kaveri Silks', 'कावेरी सिल्क्स', '#d9a441', '#ffcf7a'), [60, 640, 640])]),
  item(['Running Displays', 'Running LED Display, 3 x 1.5 ft', 7800], { festivalHourDiscount: 8, stock: 5 },
    'Outdoor P10 modules in an aluminium case, red, green or full colour. Text by phone over Wi-Fi, Hindi and English, brightness by time of day. One year of on-site service.',
    [view(() => dotBoard([{ text: 'OPEN 24x7', color: '#ff3b30' }, { text: 'दवाइयाँ', color: '#2bd65b' }]))]),
]; // biome-ignore format: a product a paragraph
