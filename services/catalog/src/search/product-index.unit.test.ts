import { indexOf, searched } from './product-index.fixture.ts';

const goods = [
  searched({ name: 'Everyday Business Cards (100)', type: 'Business Cards', category: 'Standard', isBestSeller: true }),
  searched({ name: 'Visiting Cards with Map Back', type: 'Business Cards', category: 'Standard' }),
  searched({ name: 'Flex Banner', type: 'Banners', category: 'Flex' }),
  searched({ name: 'दुकान का बैनर', type: 'Banners', category: 'Shop Fronts' }),
  searched({ name: 'Roll-up Standee', type: 'Banners', category: 'Events' }),
  searched({ name: 'Classic Cotton Tee', type: 'T-Shirt', category: 'Round Neck' }),
  searched({ name: 'Baseball Cap', type: 'Promotional', category: 'Caps', description: 'Packed in a paper cup.' }),
  searched({ name: 'Photo Cup', type: 'Mugs & Bottles', category: 'Ceramic' }),
  searched({ name: 'Acrylic Keychain', type: 'Keychains', category: 'Acrylic' }),
  searched({ name: 'Acrylic Name Plate', type: 'Name Plates', category: 'Acrylic', description: 'Beside your door.' }),
];
const { index, search } = indexOf(goods);
index.setSynonyms([
  ['visiting card', 'business card', 'विजिटिंग कार्ड'],
  ['banner', 'hoarding', 'flex print'],
]);

const CARDS = ['Visiting Cards with Map Back', 'Everyday Business Cards (100)'];
const BANNERS = ['Flex Banner', 'दुकान का बैनर', 'Roll-up Standee'];

it.each([
  ['visiting card', CARDS],
  ['visting card', CARDS],
  ['vijiting kard', CARDS],
  ['विजिटिंग कार्ड', CARDS],
  ['विज़िटिंग कार्ड', CARDS],
  ['visitingcard', CARDS],
  ['business cards', CARDS.toReversed()],
  ['banner', BANNERS],
  ['Banners', BANNERS],
  ['bainar', BANNERS],
  ['बैनर', BANNERS],
  ['बैन', BANNERS],
  ['hoarding', BANNERS],
  ['hording', BANNERS],
  ['t-shirt', ['Classic Cotton Tee']],
  ['tshirt', ['Classic Cotton Tee']],
  ['t shirt', ['Classic Cotton Tee']],
  ['tishirt', ['Classic Cotton Tee']],
  ['टी-शर्ट', ['Classic Cotton Tee']],
  ['टी शर्ट', ['Classic Cotton Tee']],
  ['की चेन', ['Acrylic Keychain']],
  ['key chain', ['Acrylic Keychain']],
  ['नेम प्लेट', ['Acrylic Name Plate']],
  ['standi', ['Roll-up Standee']],
  ['acr nam', ['Acrylic Name Plate']],
  ['name plate for the door', ['Acrylic Name Plate']],
])('finds by "%s"', (text, names) => {
  expect(search(text).names.toSorted()).toEqual([...names].sort());
});

it.each([
  ['cup', 'Photo Cup', 'Baseball Cap'],
  ['cap', 'Baseball Cap', undefined],
  ['कप', 'Photo Cup', 'Baseball Cap'],
  ['visting card', 'Visiting Cards with Map Back', 'Everyday Business Cards (100)'],
  ['acrylic', 'Acrylic Keychain', 'Acrylic Name Plate'],
])('puts first by "%s" what is nearest, and finds no more', (text, first, second) => {
  expect(search(text).names).toEqual([first, second].filter(Boolean));
});

it('ranks how a word matches before the field, and the field before all else', () => {
  const { search: find } = indexOf([
    searched({ name: 'Plain', type: 'Cards', description: 'flag' }),
    searched({ name: 'Plain', type: 'Cards', category: 'Flag' }),
    searched({ name: 'Plain', type: 'Flag' }),
    searched({ name: 'Flag', type: 'Cards', stock: 0 }),
    searched({ name: 'Flagpole', type: 'Cards' }),
    searched({ name: 'फ़्लैग', type: 'Cards' }),
  ]);
  const found = find('flag');
  expect(found.names).toEqual(['Flag', 'Plain', 'Plain', 'Plain', 'Flagpole', 'फ़्लैग']);
});

it.each(['visiting card', 'visting card', 'विजिटिंग कार्ड'])(
  'ranks by "%s" the word itself, then what is called by a synonym, then what only mentions the word',
  (text) => {
    const { index: own, search: find } = indexOf([
      searched({ name: 'Map Fold', type: 'Brochures', description: 'Folds to a visiting card.' }),
      searched({ name: 'Everyday Business Cards (100)', type: 'Business Cards', category: 'Standard' }),
      searched({ name: 'Visiting Cards with Map Back', type: 'Business Cards', category: 'Standard' }),
    ]);
    own.setSynonyms([['visiting card', 'business card', 'विजिटिंग कार्ड']]);
    expect(find(text).names).toEqual([...CARDS, 'Map Fold']);
  },
);

it.each([['xyzzy'], ['qqqq wwww'], ['?'], ['.*']])('finds nothing by "%s"', (text) => {
  expect(search(text)).toMatchObject({ total: 0, names: [] });
});

it('says which word it read for a misspelt one, and which words it left out', () => {
  expect(search('stqndee')).toMatchObject({ spelling: 'standee', names: ['Roll-up Standee'] });
  expect(search('keychain xyzzy')).toMatchObject({ spelling: null, ignored: ['xyzzy'], names: ['Acrylic Keychain'] });
  expect(search('keychain')).toMatchObject({ spelling: null, ignored: [] });
  expect(search('नेम प्लेट')).toMatchObject({ spelling: null, ignored: [] });
});

it('names near words when words are known but no product has them all', () => {
  expect(search('keychain standee')).toMatchObject({ total: 0, nearest: ['keychain', 'standee'] });
});

it('forgets a product that is gone, and finds it by its new words only', () => {
  const [one, two] = [
    searched({ name: 'Diary', type: 'Stationery' }),
    searched({ name: 'Calendar', type: 'Stationery' }),
  ];
  const { index: own, search: find } = indexOf([one, two]);
  own.put({ ...one, name: 'Notebook' });
  expect(find('diary').total).toBe(0);
  expect(find('notebook').total).toBe(1);
  own.remove(two.id);
  expect(find('calendar').total).toBe(0);
  expect(find('').total).toBe(1);
  own.put(searched({ name: 'Envelope', type: 'Stationery' }));
  expect(find('calendar').total).toBe(0);
  expect(find('stationery').total).toBe(2);
});

it('suggests types and categories by their own names, then products', () => {
  expect(index.suggest('ban').map((one) => Object.values(one).filter((value) => !/^0/.test(value)))).toEqual([
    ['type', 'Banners'],
    ['product', 'Flex Banner'],
    ['product', 'दुकान का बैनर'],
    ['product', 'Roll-up Standee'],
  ]);
  expect(index.suggest('acryl').slice(0, 2)).toEqual([
    { kind: 'category', type: 'Keychains', category: 'Acrylic' },
    { kind: 'category', type: 'Name Plates', category: 'Acrylic' },
  ]);
  expect(index.suggest('xyzzy')).toEqual([]);
  expect(index.suggest(' ')).toEqual([]);
});

it('counts the products of each type by their stock', () => {
  const { index: counted } = indexOf([
    searched({ name: 'Tee', type: 'T-Shirt', stock: 0 }),
    searched({ name: 'Polo', type: 'T-Shirt', stock: 3 }),
    searched({ name: 'Vest', type: 'T-Shirt', stock: 4 }),
    searched({ name: 'Mug', type: 'Mugs', stock: 1 }),
  ]);
  const gone = searched({ name: 'Cup', type: 'Mugs', stock: 0 });
  counted.put(gone);
  counted.remove(gone.id);
  expect(Object.fromEntries(counted.stockByType(3))).toEqual({
    'T-Shirt': { out: 1, low: 1, enough: 1 },
    Mugs: { out: 0, low: 1, enough: 0 },
  });
});
