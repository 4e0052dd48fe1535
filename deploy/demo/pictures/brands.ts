import type { MarkName } from './marks.ts';
import type { Face } from './type.ts';

/** An invented local business whose printed matter the pictures show. */
export interface Brand {
  name: string;
  hindi: string;
  line: string;
  hindiLine: string;
  /** The people on the business cards. */
  person: string;
  role: string;
  phone: string;
  address: string;
  mark: MarkName;
  face: Face;
  /** Dark ink, strong colour, light ground. */
  dark: string;
  strong: string;
  light: string;
}

const brand = (
  [name, hindi]: [string, string],
  [line, hindiLine]: [string, string],
  [person, role, phone, address]: [string, string, string, string],
  mark: MarkName,
  face: Face,
  [dark, strong, light]: [string, string, string],
): Brand => ({ name, hindi, line, hindiLine, person, role, phone, address, mark, face, dark, strong, light });

export const brands = {
  bakery: brand(
    ['Gulmohar Bakery', 'गुलमोहर बेकरी'],
    ['Fresh at six, every morning', 'रोज़ सुबह छह बजे ताज़ा'],
    ['Farida Contractor', 'Baker', '98200 41417', '12 Mill Road, Pune 411004'],
    'bread', 'serif', ['#5a1f12', '#d9482b', '#fff1d6'],
  ),
  tuition: brand(
    ['Vidya Classes', 'विद्या ट्यूशन क्लासेज़'],
    ['Maths and science, class 6 to 12', 'कक्षा 6 से 12, गणित और विज्ञान'],
    ['Ramesh Kulkarni', 'M.Sc., B.Ed.', '94220 18850', '2nd floor, Tilak Chowk, Nashik'],
    'book', 'heavy', ['#14305c', '#f2b705', '#eef4ff'],
  ),
  cricket: brand(
    ['Toofan Cricket Club', 'तूफ़ान क्रिकेट क्लब'],
    ['Hit it like monsoon', 'मारो तूफ़ान की तरह'],
    ['Imran Shaikh', 'Coach', '99870 20011', 'Maidan Gate 3, Indore'],
    'cricket', 'heavy', ['#0f2547', '#f08a1d', '#fff6e0'],
  ),
  wedding: brand(
    ['Ananya & Rohan', 'शुभ विवाह'],
    ['Together with their families', 'आपकी उपस्थिति प्रार्थनीय है'],
    ['Ananya & Rohan', 'Sunday, 14 February', '98110 55623', 'Lake Palace Lawns, Udaipur'],
    'mandala', 'serif', ['#6b0f2a', '#c8922b', '#fff3df'],
  ),
  dosa: brand(
    ['Annapurna Dosa House', 'अन्नपूर्णा डोसा हाउस'],
    ['Crisp since 1987', 'सन 1987 से करारा'],
    ['K. Subramaniam', 'Proprietor', '98450 77190', '41 Temple Street, Mysuru'],
    'dosa', 'heavy', ['#1d4a2a', '#f0a81c', '#fbf6df'],
  ),
  dental: brand(
    ['Muskaan Dental Care', 'मुस्कान डेंटल केयर'],
    ['Gentle hands, happy teeth', 'हँसिए, खुलकर'],
    ['Dr. Neha Saxena', 'BDS, MDS', '97110 30564', 'C-18, Green Park, New Delhi'],
    'tooth', 'bold', ['#0d4f5c', '#17a3a8', '#e9f8f5'],
  ),
  chai: brand(
    ['Chaska Chai', 'चस्का चाय'],
    ['Adrak wali, always', 'अदरक वाली, हमेशा'],
    ['Golu Yadav', 'Chaiwala', '93350 11208', 'Ghat Road, Varanasi'],
    'kulhad', 'handBold', ['#4a2312', '#cf6a2a', '#fdf0dc'],
  ),
  music: brand(
    ['Sur Sangam', 'सुर संगम संगीत विद्यालय'],
    ['Vocal, tabla, sitar', 'गायन, तबला, सितार'],
    ['Pt. Arvind Joshi', 'Gurukul, est. 1994', '98330 64412', 'Shivaji Nagar, Kolhapur'],
    'note', 'serif', ['#37204f', '#e0567a', '#f8eef2'],
  ),
  silks: brand(
    ['Kaveri Silks', 'कावेरी सिल्क्स'],
    ['Handwoven in Kanchipuram', 'हथकरघे की बुनाई'],
    ['Lakshmi Narayan', 'Weaver and owner', '94440 90231', '7 Car Street, Kanchipuram'],
    'paisley', 'serif', ['#0f4a50', '#c2185b', '#fdf1e6'],
  ),
  cycles: brand(
    ['Pahiya Cycle Works', 'पहिया साइकिल वर्क्स'],
    ['We keep you rolling', 'चलते रहिए'],
    ['Gurpreet Singh', 'Mechanic', '98140 33675', 'Sector 22, Chandigarh'],
    'wheel', 'heavy', ['#1a1f26', '#e23a2e', '#f3f1ec'],
  ),
  yoga: brand(
    ['Aarogya Yoga', 'आरोग्य योग केंद्र'],
    ['Breathe. Bend. Begin again.', 'साँस लें, शुरू करें'],
    ['Meera Nair', 'Yoga teacher', '98950 12074', 'Fort Kochi, Kerala'],
    'lotus', 'bold', ['#3b3a20', '#e2725b', '#f6f1e1'],
  ),
  builders: brand(
    ['Nirmaan Builders', 'निर्माण बिल्डर्स'],
    ['Homes that stand', 'मज़बूत घर, सच्चा दाम'],
    ['Vikram Rathore', 'Director', '98290 41190', 'MI Road, Jaipur'],
    'tower', 'heavy', ['#20262e', '#d99a2b', '#f1ede4'],
  ),
  nursery: brand(
    ['Hariyali Nursery', 'हरियाली नर्सरी'],
    ['Plants that stay alive', 'घर में हरियाली'],
    ['Sunita Devi', 'Gardener', '94150 82206', 'Kanpur Road, Lucknow'],
    'sprig', 'bold', ['#173f2b', '#4f9d3a', '#f1f6e4'],
  ),
  photo: brand(
    ['Chhaya Photo Studio', 'छाया फ़ोटो स्टूडियो'],
    ['Passport to pre-wedding', 'हर पल की छाया'],
    ['Dev Malhotra', 'Photographer', '98105 67743', 'Lajpat Nagar, New Delhi'],
    'aperture', 'bold', ['#1b1b1e', '#0097c4', '#f2f4f4'],
  ),
  fest: brand(
    ['Udaan 2026', 'उड़ान'],
    ['College fest, 20 to 22 March', 'सपनों को पंख'],
    ['Student Council', 'Govt. Engineering College', '90960 15577', 'Ahmedabad'],
    'kite', 'heavy', ['#23123f', '#f5c400', '#fff4e0'],
  ),
  tailor: brand(
    ['Darzi & Daughters', 'दर्ज़ी एंड डॉटर्स'],
    ['Stitched to stay', 'नाप पक्का, सिलाई पक्की'],
    ['Zainab Ansari', 'Master tailor', '98370 24458', 'Hazratganj, Lucknow'],
    'scissors', 'serif', ['#2a2340', '#b6465f', '#f7efe6'],
  ),
  trek: brand(
    ['Pahadi Treks', 'पहाड़ी ट्रेक्स'],
    ['Higher than the signal', 'नेटवर्क से ऊपर'],
    ['Tenzin Negi', 'Guide', '98160 50021', 'Mall Road, Manali'],
    'mountain', 'heavy', ['#183a44', '#ee7b30', '#f3efe2'],
  ),
  rickshaw: brand(
    ['Bol Bhai Auto Union', 'बोल भाई ऑटो यूनियन'],
    ['By meter, with a smile', 'मीटर से, मुस्कान के साथ'],
    ['Salim Khan', 'Secretary', '98190 70088', 'Dadar Stand, Mumbai'],
    'rickshaw', 'handBold', ['#16341f', '#f5c400', '#fdf7df'],
  ),
} satisfies Record<string, Brand>; // biome-ignore format: one brand a block

export type BrandName = keyof typeof brands;
