import { type Plate, plateAtDoor, plateOnWall } from '../pictures/plate.ts';
import { closeUp, productsOf, view } from './product.ts';

const item = productsOf('Name Plates', { stock: 60, isCustomizable: true });
const sharma: Plate = {
  material: 'wood',
  lines: ['॥ श्री ॥', 'शर्मा निवास', 'The Sharmas'],
  number: 'B-204',
  mark: 'yoga',
};
const advocate: Plate = {
  material: 'acrylic',
  lines: ['Advocate', 'Anita Deshmukh', 'अनीता देशमुख'],
  number: 'High Court, Mumbai',
};
const clinic: Plate = {
  material: 'steel',
  lines: ['Muskaan Dental Care', 'Dr. Neha Saxena', 'BDS, MDS'],
  number: '10 to 1, 5 to 8',
  mark: 'dental',
};
const kaveri: Plate = {
  material: 'brass',
  lines: ['Est. 1962', 'Kaveri House', 'कावेरी हाउस'],
  shape: 'arch',
  number: '42',
  mark: 'silks',
};
const casa: Plate = {
  material: 'ceramic',
  shape: 'round',
  lines: ['नमस्ते', 'Casa Fernandes', 'फ़र्नांडिस'],
  number: '17',
  mark: 'silks',
};
const slate: Plate = {
  material: 'slate',
  lines: ['Villa 9', 'हरियाली', 'The Iyers'],
  number: 'Beware of the cat',
  mark: 'nursery',
};
const kids: Plate = {
  material: 'ceramic',
  shape: 'round',
  color: '#fbe3c0',
  lines: ['Knock, please', 'Kabir’s room', 'कबीर का कमरा'],
  number: '7',
  mark: 'fest',
};

export const namePlates = [
  item(['Wooden', 'Teak Name Plate with Raised Letters', 1299], { happyHourDiscount: 15, isBestSeller: true },
    'Solid teak, 12 x 7 inches, oiled, with cream letters standing off the wood. Hindi, English or any Indian script; we draw the letters and send a proof. Fixings and drill guide in the box. Five working days.',
    [view(() => plateOnWall(sharma)), closeUp(() => plateOnWall(sharma), [420, 540, 600]), view(() => plateAtDoor(sharma))]),
  item(['Acrylic', 'Black Acrylic Plate, Gold Line', 899], { happyHourDiscount: 10 },
    '5 mm black acrylic with cut letters of 3 mm white and a gold hairline, on four steel studs. For chambers, clinics and flats. 12 x 7 inches; other sizes on request. Three working days.',
    [view(() => plateOnWall(advocate)), view(() => plateAtDoor(advocate, '#d6dcd8'))]),
  item(['Metal', 'Engraved Steel Plate for Clinics', 1150], { stock: 28 },
    '304 steel, 1.5 mm, brushed, deep-etched and enamel-filled: weatherproof for decades. Timings can be changed on a separate strip. Four working days.',
    [view(() => plateOnWall(clinic, '#d5dde0'))]),
  item(['Metal', 'Arched Brass House Plate', 2499], { stock: 8, isNew: true, festivalHourDiscount: 10 },
    'Cast-look brass, 2 mm, hand-brushed and lacquered, with the house’s number large enough for the courier. Comes with brass screws. Seven working days.',
    [view(() => plateOnWall(kaveri, '#d8c9a8')), closeUp(() => plateOnWall(kaveri, '#d8c9a8'), [300, 420, 600])]),
  item(['Ceramic & Stone', 'Round Ceramic Plate, Goan Style', 1450], { happyHourDiscount: 8, stock: 18 },
    'Glazed white ceramic of 25 cm, painted in cobalt and fired twice, in the manner of Goa’s old houses. Names in English, Hindi or Konkani. Ten working days, as the kiln allows.',
    [view(() => plateOnWall(casa, '#c9d6d2'))]),
  item(['Ceramic & Stone', 'Slate Plate for Villas', 1799], { stock: 0 },
    'Natural riven slate from Himachal, edges left as they broke, letters sandblasted and filled. No two are the same. Seven working days.',
    [view(() => plateOnWall(slate, '#dfe0d4'))]),
  item(['Wooden', 'Kids’ Room Door Plate', 449], { happyHourDiscount: 20, stock: 90 },
    'Birch ply of 22 cm with a name, a kite and one rule of the house, printed in child-safe inks. Sticks with foam tape, no drilling. Two working days.',
    [view(() => plateOnWall(kids, '#c7d7e6'))]),
]; // biome-ignore format: a product a paragraph
