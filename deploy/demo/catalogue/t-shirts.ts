import type { BrandName } from '../pictures/brands.ts';
import { inksFor, type TeeDesign, teeArt } from '../pictures/tee-art.ts';
import { foldedStack, type Shirt, shirtOnHanger, shirtOnTable } from '../pictures/tshirt.ts';
import { clothColors, colorNames } from './colors.ts';
import { breaks, closeUp, productsOf, view } from './product.ts';

const tee = productsOf('T-Shirt', { sizes: ['S', 'M', 'L', 'XL', 'XXL'], isCustomizable: true, stock: 320 });
/** The price of large sizes and large prints on a shirt with these breaks. */
const large = (...steps: Parameters<typeof breaks>) => ({
  ...breaks(...steps),
  sizeSurcharges: [{ size: 'XXL', rupees: 30 }],
  placementSurcharges: [
    { placement: 'Front A3', rupees: 40 },
    { placement: 'Back A3', rupees: 40 },
  ],
});
type Color = keyof typeof clothColors;

const shirt = (color: Color, design: TeeDesign, brand: BrandName = 'cricket', extra: Partial<Shirt> = {}): Shirt => ({
  color: clothColors[color],
  art: teeArt(design, inksFor(clothColors[color], design), brand),
  back: design === 'number',
  ...extra,
});
const laid = (color: Color, design: TeeDesign, brand?: BrandName, extra?: Partial<Shirt>) =>
  view(() => shirtOnTable(shirt(color, design, brand, extra)));
const near = (color: Color, design: TeeDesign, brand?: BrandName) =>
  closeUp(() => shirtOnTable(shirt(color, design, brand)), [330, 330, 560]);
const chest: Partial<Shirt> = { at: [690, 440, 150] };

export const tShirts = [
  tee(['Round Neck', 'Pehle Chai Cotton T-Shirt', 399], { colors: ['White', 'Golden Yellow', 'Orange', 'Black', 'Light Grey'], priceRules: large([12, 369], [50, 339], [100, 309]), happyHourDiscount: 20, festivalHourDiscount: 25, isBestSeller: true },
    '180 gsm combed cotton, bio-washed, pre-shrunk. The print is water-based and soft: you can feel the cloth through it, and it survives fifty washes. Unisex fit, sizes S to XXL. Your own line instead of ours at the same price.',
    [laid('White', 'chai'), near('White', 'chai'), view(() => shirtOnHanger(shirt('White', 'chai'), '#d9c7a6')), laid('Golden Yellow', 'chai'), laid('Black', 'chai')]),
  tee(['Events', 'Udaan College Fest T-Shirt', 299], { colors: ['Navy Blue', 'Royal Blue', 'Black', 'Red', 'Golden Green'], priceRules: { ...large([12, 269], [50, 239], [200, 209]), setUp: 150 }, happyHourDiscount: 15, isBestSeller: true },
    'For fests, farewells and batch tees: 160 gsm cotton, screen print in up to three colours on the chest, names on the back for ₹40 more. From 12 pieces the price falls; see bulk order. Five working days.',
    [laid('Navy Blue', 'fest'), near('Navy Blue', 'fest'), view(() => shirtOnHanger(shirt('Navy Blue', 'fest'))), laid('Royal Blue', 'fest'), laid('Red', 'fest')]),
  tee(['Sports', 'Toofan Team Jersey T-Shirt', 349], { colors: ['Black', 'Red', 'Royal Blue', 'Golden Yellow', 'Orange'], happyHourDiscount: 12 },
    'Dry-fit polyester of 160 gsm that lets the sweat out, with team name, sponsor and number. The colours are dyed into the fibre: nothing cracks, nothing peels. Sets of eleven are packed with names by number.',
    [laid('Black', 'team'), laid('Red', 'number'), laid('Royal Blue', 'team'), laid('Orange', 'team')]),
  tee(['Round Neck', 'Bol Bhai Auto T-Shirt', 449], { colors: ['Golden Yellow', 'Black', 'White', 'Golden Green'], happyHourDiscount: 10, isNew: true },
    'Our own design: the auto that goes by meter. 200 gsm heavy cotton with a ribbed collar that keeps its shape. Printed in four colours by hand on the carousel. Sizes S to XXL.',
    [laid('Golden Yellow', 'auto'), near('Golden Yellow', 'auto'), laid('Black', 'auto')]),
  tee(['Round Neck', 'Pahadi Sunset T-Shirt', 499], { colors: ['Royal Blue', 'Navy Blue', 'Black', 'Light Blue'], festivalHourDiscount: 10 },
    'For people who go where the network ends. 190 gsm organic cotton, discharge print with no hand-feel. Trek groups get their route and date on the sleeve. Four working days.',
    [laid('Royal Blue', 'sunset'), laid('Light Blue', 'sunset')]),
  tee(['Events', 'Sur Sangam Concert T-Shirt', 379], { colors: ['Orange', 'White', 'Black'], stock: 14 },
    'A band tee for a sitar school: 180 gsm cotton, two-colour screen print. Send us your own notes, raga or poster art. Twelve pieces at least for a new design; single pieces of this one.',
    [laid('Orange', 'music')]),
  tee(['Round Neck', 'Kanchipuram Paisley T-Shirt', 549], { colors: ['Light Blue', 'White', 'Golden Yellow'], happyHourDiscount: 18, isNew: true },
    'Paisleys from a weaver’s pattern book, printed with metallic ink on soft 200 gsm cotton. A gift that is not another mug. Gift box for ₹60.',
    [laid('Light Blue', 'paisley'), near('Light Blue', 'paisley')]),
  tee(['Round Neck', 'Grow Slow Organic T-Shirt', 599], { colors: ['Light Grey', 'White', 'Golden Green'], stock: 60 },
    'GOTS-certified organic cotton, 180 gsm, natural dyes, packed without plastic. Printed with water-based inks. Comes with a packet of tulsi seeds.',
    [laid('Light Grey', 'grow')]),
  tee(['Corporate', 'Crest T-Shirt for Teams', 329], { colors: ['Golden Green', 'Black', 'Navy Blue', 'Red', 'White', 'Light Grey'], happyHourDiscount: 8, stock: 800 },
    'Your emblem in a ring, your year, your town: the badge shirt for clubs, co-operatives and societies. 180 gsm cotton. From one piece; from 24 pieces order in bulk.',
    [laid('Golden Green', 'badge', 'trek'), laid('Red', 'badge', 'cycles')]),
  tee(['Corporate', 'Staff T-Shirt with Chest Logo', 289], { colors: ['Light Blue', 'White', 'Navy Blue', 'Black', 'Light Grey'], stock: 1200 },
    'What your staff wears every day: 200 gsm cotton-poly that keeps its colour at the laundry, your logo on the left chest. Logo set-up is free from ten pieces. Three working days.',
    [laid('Light Grey', 'crest', 'dental', chest), laid('Navy Blue', 'crest', 'photo', chest)]),
  tee(['Packs', 'Custom T-Shirt, All Ten Colours', 249], { colors: [...colorNames], sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'], happyHourDiscount: 5, stock: 2500, isBestSeller: true },
    'The blank that we print most: 180 gsm bio-washed cotton in all ten colours of the store room. Upload your design, choose where it goes, one piece or a thousand. Prints from a single colour to full photographs.',
    [view(() => foldedStack(colorNames.map((name) => clothColors[name]))), laid('Black', 'crest', 'trek'), laid('Orange', 'crest', 'chai'), laid('Light Blue', 'crest', 'yoga'), laid('Red', 'crest', 'rickshaw')]),
  tee(['Packs', 'Yoga Class T-Shirts (pack of 5)', 1599], { colors: ['White', 'Light Grey', 'Light Blue'], stock: 0 },
    'Five soft 160 gsm shirts for a studio or a retreat, one design, sizes mixed as you like. Back in store when the next bale of fine cotton comes from Tiruppur.',
    [view(() => foldedStack(['#CFD0D0', '#A9CBE8', '#CFD0D0', '#A9CBE8', '#F7F6F2'], teeArt('yoga', inksFor('#F7F6F2', 'yoga')))), laid('White', 'yoga')]),
]; // biome-ignore format: a product a paragraph
