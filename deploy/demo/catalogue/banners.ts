import { flexBanner, shopFront, standee } from '../pictures/banner.ts';
import { type Copy, poster, wideBanner } from '../pictures/poster-art.ts';
import { closeUp, productsOf, view } from './product.ts';

const banner = productsOf('Banners', { stock: 300, isCustomizable: true });
const opening: Copy = {
  brand: 'dosa',
  headline: 'Grand Opening',
  hindi: 'शुभ उद्घाटन',
  points: ['Masala dosa', 'Filter coffee', 'Idli vada'],
  offer: '₹60',
};
const camp: Copy = {
  brand: 'cricket',
  headline: 'Summer Camp',
  hindi: 'ग्रीष्मकालीन शिविर',
  points: ['Age 8 to 16', 'Kit included'],
  offer: '₹999',
};
const admissions: Copy = {
  brand: 'tuition',
  headline: 'Admissions Open',
  hindi: 'प्रवेश प्रारंभ',
  points: ['Class 6 to 12', 'Maths and science', 'Free demo class'],
};
const wedding: Copy = {
  brand: 'wedding',
  headline: 'Ananya weds Rohan',
  hindi: 'शुभ विवाह',
  points: ['14 February 2027'],
};
const chai: Copy = { brand: 'chai', headline: 'Chaska Chai', hindi: 'चस्का चाय', points: [] };
const homes: Copy = {
  brand: 'builders',
  headline: '2 and 3 BHK',
  hindi: 'अपना घर, अपनी छत',
  points: ['Possession in June', 'RERA registered', 'Bank loans'],
  offer: '₹48 L',
};

export const banners = [
  banner(['Flex Banners', 'Star Flex Banner, 8 x 4 ft', 640], { happyHourDiscount: 15, isBestSeller: true },
    '340 gsm star flex printed at 720 dpi with eco-solvent inks that hold their colour through a monsoon. Hemmed all round, brass eyelets every two feet, rolled not folded. Ready the same evening for files received before noon.',
    [view(() => flexBanner(wideBanner(opening, 0))), closeUp(() => flexBanner(wideBanner(opening, 0)), [40, 300, 620]), view(() => shopFront(wideBanner({ ...opening, offer: undefined }, 2, 1200, 530), '#3f7f5f'))]),
  banner(['Flex Banners', 'Economy Flex Banner, 6 x 3 ft', 270], { stock: 900 },
    '280 gsm frontlit flex for sales, rallies and society functions. Four-colour print, eyelets in the corners. Same-day service on working days; minimum one piece.',
    [view(() => flexBanner(wideBanner(camp, 1), '#e7dcc6'))]),
  banner(['Roll-up Standees', 'Roll-up Standee, 6 x 2.5 ft', 1450], { happyHourDiscount: 10, stock: 85, isBestSeller: true },
    'Aluminium stand with a spring-loaded base, anti-curl print and a carry bag. Up in twenty seconds at an exhibition or a reception desk. A reprint of the panel later costs only ₹650. Two working days.',
    [view(() => standee(poster(camp, 0, 600, 1260))), view(() => standee(poster(camp, 3, 600, 1380), poster(admissions, 3, 600, 1380)))]),
  banner(['Shop Fronts', 'Shop Front Banner with Frame, 10 x 3 ft', 3900], { stock: 22, festivalHourDiscount: 10 },
    'Backlit-grade flex stretched on a welded one-inch MS frame with anti-rust primer, ready to be hung over the shutter. The price includes measuring and fixing within 15 km. Four working days.',
    [view(() => shopFront(wideBanner(chai, 2, 1200, 530), '#2f6f73'))]),
  banner(['Events', 'Wedding Welcome Banner, 8 x 5 ft', 1150], { festivalHourDiscount: 15, isNew: true },
    'A welcome for the guests in your names and colours, on matte 340 gsm flex that does not flash back at the photographer. Design in Hindi, English or both is included; two rounds of changes. Two working days.',
    [view(() => flexBanner(wideBanner(wedding, 2), '#e9dcd8'))]),
  banner(['Events', 'Site Hoarding Print, per 100 sq ft', 1800], { stock: 0, happyHourDiscount: 5 },
    'Heavy 440 gsm blackout flex for hoardings and building sites, welded seams, pockets or eyelets as you need. Mounting is quoted after a visit. Three working days.',
    [view(() => flexBanner(wideBanner(homes, 0), '#d9e0e6'))]),
]; // biome-ignore format: a product a paragraph
