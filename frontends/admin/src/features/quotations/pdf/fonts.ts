import hindi from '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-400-normal.woff';
import hindiBold from '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-700-normal.woff';
import latin from '@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff';
import latinBold from '@fontsource/anek-latin/files/anek-latin-latin-700-normal.woff';
import latinExt from '@fontsource/anek-latin/files/anek-latin-latin-ext-400-normal.woff';
import emoji from '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff';
import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff';
import bengali from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff';
import gujarati from '@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff';
import gurmukhi from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff';
import kannada from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff';
import korean from '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff';
import malayalam from '@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff';
import meetei from '@fontsource/noto-sans-meetei-mayek/files/noto-sans-meetei-mayek-meetei-mayek-400-normal.woff';
import olChiki from '@fontsource/noto-sans-ol-chiki/files/noto-sans-ol-chiki-ol-chiki-400-normal.woff';
import odia from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff';
import cjk from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff';
import symbols from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff';
import tamil from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff';
import telugu from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff';
import { type Fonts, type OtherFont, otherFontsOf } from '@print-shop/pdf';

async function load(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const OTHERS: Record<OtherFont, string> = {
  latinExt,
  tamil,
  telugu,
  kannada,
  malayalam,
  gujarati,
  bengali,
  gurmukhi,
  odia,
  meetei,
  olChiki,
  arabic,
  cjk,
  korean,
  emoji,
  symbols,
};

/** The fonts of a PDF with this text: those of English and Hindi, and those of other scripts in the text. */
export async function loadFonts(text: string): Promise<Fonts> {
  const others = Promise.all(otherFontsOf(text).map(async (name) => [name, await load(OTHERS[name])] as const));
  const [regular, bold, hindiRegular, hindiHeavy] = await Promise.all([latin, latinBold, hindi, hindiBold].map(load));
  if (!regular || !bold || !hindiRegular || !hindiHeavy) throw new Error('a font is missing');
  const own = { latin: regular, latinBold: bold, hindi: hindiRegular, hindiBold: hindiHeavy };
  return { ...own, ...Object.fromEntries(await others) };
}
