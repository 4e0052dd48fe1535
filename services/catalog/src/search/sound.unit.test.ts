import { pronounce, toLatin } from '@print-shop/devanagari';
import { difference, type Sound, soundOf } from './sound.ts';

it.each([
  ['बैनर', 'bainar'],
  ['विज़िटिंग', 'viziting'],
  ['विजिटिंग', 'vijiting'],
  ['कार्ड', 'kard'],
  ['टीशर्ट', 'tishart'],
  ['कपड़ा', 'kapra'],
  ['नमक', 'namak'],
  ['कंपनी', 'kampani'],
  ['लेटरहेड', 'letarhed'],
  ['अम्ब्रेला', 'ambrela'],
  ['फ़ोटो', 'foto'],
  ['१००', '100'],
])('writes %s as %s', (word, latin) => {
  expect(toLatin(pronounce(word))).toBe(latin);
});

const apart = (a: string, b: string): number => {
  const [one, two] = [soundOf(a), soundOf(b)] as [Sound, Sound];
  return one.key === two.key ? difference(one, two) : Number.POSITIVE_INFINITY;
};

it.each([
  ['बैनर', 'banner'],
  ['कार्ड', 'card'],
  ['kard', 'card'],
  ['कप', 'cup'],
  ['कैप', 'cap'],
  ['मग', 'mug'],
  ['बैग', 'bag'],
  ['पोस्टर', 'poster'],
  ['स्टिकर', 'sticker'],
  ['कैलेंडर', 'calendar'],
  ['साइन', 'sign'],
  ['लाइट', 'light'],
  ['बॉक्स', 'box'],
  ['फोटो', 'photo'],
  ['ग्लो', 'glow'],
  ['हुडी', 'hoodie'],
  ['बैज', 'badge'],
  ['मेन्यू', 'menu'],
  ['स्टैंडी', 'standee'],
  ['कीचेन', 'keychain'],
  ['विजिटिंग', 'visiting'],
])('hears no difference between %s and %s', (one, two) => {
  expect(apart(one, two)).toBe(0);
});

it.each([
  ['bainar', 'banner'],
  ['visting', 'visiting'],
  ['vijiting', 'visiting'],
  ['tishirt', 'tshirt'],
  ['टीशर्ट', 'tshirt'],
  ['नियॉन', 'neon'],
  ['बोतल', 'bottle'],
  ['प्लेट', 'plate'],
])('hears %s as a way to write %s', (one, two) => {
  expect(apart(one, two)).toBe(1);
});

it.each([
  ['cup', 'cap'],
  ['कैप', 'cup'],
  ['मग', 'bag'],
  ['chart', 'shirt'],
  ['mug', 'magnet'],
  ['flyer', 'flex'],
  ['pen', 'pan cake'],
])('hears that %s is not %s', (one, two) => {
  const sounds = [soundOf(one), soundOf(two)];
  expect(sounds[0] && sounds[1] ? apart(one, two) : Number.POSITIVE_INFINITY).toBeGreaterThan(1);
});

it.each(['4711', 'a5', 'o', 'ti', 'कै', 'தமிழ்'])(
  'gives no sound to %s, which says too little or is no known script',
  (word) => {
    expect(soundOf(word)).toBeUndefined();
  },
);
