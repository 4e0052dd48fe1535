import {
  DESIGN_KINDS,
  DESIGN_MAX_BYTES,
  DESIGN_RULE,
  megabytes,
  namesOf,
  PICTURE_KINDS,
  type PictureKind,
  PRODUCT_IMAGE_MAX_BYTES,
  PRODUCT_IMAGE_RULE,
  SVG_MAX_BYTES,
} from './picture-kinds.ts';
import type { Text } from './text.ts';

const inHindi = (kinds: readonly PictureKind[], size: string) => `${namesOf(kinds, 'या')} फ़ाइल अपलोड कीजिए, ${size}।`;

/** `DESIGN_RULE` in every language, for services. Browsers load only the language that they show. */
export const designRule: Text = {
  en: DESIGN_RULE,
  hi: inHindi(DESIGN_KINDS, `ज़्यादा से ज़्यादा ${megabytes(DESIGN_MAX_BYTES)} की (SVG: ${megabytes(SVG_MAX_BYTES)})`),
};

export const productImageRule: Text = {
  en: PRODUCT_IMAGE_RULE,
  hi: inHindi(PICTURE_KINDS, `ज़्यादा से ज़्यादा ${megabytes(PRODUCT_IMAGE_MAX_BYTES)} की`),
};
