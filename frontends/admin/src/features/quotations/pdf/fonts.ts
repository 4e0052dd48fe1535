import hindi from '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-400-normal.woff';
import hindiBold from '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-700-normal.woff';
import latin from '@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff';
import latinBold from '@fontsource/anek-latin/files/anek-latin-latin-700-normal.woff';
import type { Fonts } from '@print-shop/pdf';

async function load(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The letters of the PDF, in both scripts. */
export async function loadFonts(): Promise<Fonts> {
  const [regular, bold, hindiRegular, hindiHeavy] = await Promise.all([latin, latinBold, hindi, hindiBold].map(load));
  if (!regular || !bold || !hindiRegular || !hindiHeavy) throw new Error('a font is missing');
  return { latin: regular, latinBold: bold, hindi: hindiRegular, hindiBold: hindiHeavy };
}
