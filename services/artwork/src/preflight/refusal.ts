import type { Text } from '@print-shop/contracts';
import type { RefusalCode, Refused } from './report.ts';

/** The file cannot be checked at all; `reason` is for the person who sent it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly reason: Text;

  constructor(code: RefusalCode, reason: Text, options?: ErrorOptions) {
    super(reason.en, options);
    this.code = code;
    this.reason = reason;
  }

  asResult(): Refused {
    return { state: 'refused', code: this.code, reason: this.reason };
  }
}

export const unknownKind = (): Refusal =>
  new Refusal('unknown-kind', {
    en: 'We cannot print from this kind of file, only from PDF, PNG, JPG, WebP, AVIF, TIFF, HEIC or SVG. Please export your design as PDF and upload that.',
    hi: 'यह उन फ़ाइलों में से नहीं है जो हम छापते हैं: PDF, PNG, JPG, WebP, AVIF, TIFF, HEIC या SVG। अपना डिज़ाइन PDF में एक्सपोर्ट करके अपलोड कीजिए।',
  });

export const corrupt = (cause?: unknown): Refusal =>
  new Refusal(
    'corrupt',
    {
      en: 'The file is damaged and cannot be opened. Please export it again from your design program and upload the new file.',
      hi: 'फ़ाइल ख़राब है और खुल नहीं रही। इसे अपने डिज़ाइन प्रोग्राम से दोबारा एक्सपोर्ट करके नई फ़ाइल अपलोड कीजिए।',
    },
    { cause },
  );

export const locked = (): Refusal =>
  new Refusal('encrypted', {
    en: 'The PDF opens only with a password. Please save it without a password and upload it again.',
    hi: 'यह PDF पासवर्ड के बिना नहीं खुलती। इसे बिना पासवर्ड के सेव करके दोबारा अपलोड कीजिए।',
  });

export const certified = (): Refusal =>
  new Refusal('encrypted', {
    en: 'The PDF is encrypted with a certificate and opens only for its recipient. Please save it without protection and upload it again.',
    hi: 'यह PDF केवल उसी के लिए खुलती है जिसके लिए इसे (certificate से) सुरक्षित किया गया। इसे बिना सुरक्षा के सेव करके दोबारा अपलोड कीजिए।',
  });

export const tooSlow = (): Refusal =>
  new Refusal('too-slow', {
    en: 'The file is too complex to be checked in time. Please flatten it or save it with fewer objects and upload it again.',
    hi: 'फ़ाइल इतनी पेचीदा है कि समय पर जाँची नहीं जा सकी। इसे flatten करके या कम चीज़ों के साथ सेव करके दोबारा अपलोड कीजिए।',
  });

export const tooLarge = (): Refusal =>
  new Refusal('too-large', {
    en: 'The file becomes too large when it is unpacked. Please save it with smaller pictures or fewer pages and upload it again.',
    hi: 'खोलने पर यह फ़ाइल इतनी बड़ी हो जाती है कि हम इसे पढ़ नहीं सकते। छोटी तस्वीरों या कम पेजों के साथ सेव करके दोबारा अपलोड कीजिए।',
  });

export const unusualColours = (): Refusal =>
  new Refusal('unknown-kind', {
    en: 'This TIFF stores its colours in a way that we cannot read (Lab, floating numbers, or several extra channels). Please save it in RGB or CMYK with 8 bits per channel, without extra channels, and upload it again.',
    hi: 'इस TIFF के रंग ऐसे रूप में हैं जिसे हम पढ़ नहीं सकते (Lab, floating numbers या कई अतिरिक्त चैनल)। इसे RGB या CMYK में, हर चैनल 8 बिट के साथ और अतिरिक्त चैनलों के बिना सेव करके दोबारा अपलोड कीजिए।',
  });

export const tooLargeHeic = (): Refusal =>
  new Refusal('too-large', {
    en: 'The picture has too many pixels to be read as HEIC. Please save it as JPEG and upload that.',
    hi: 'इस तस्वीर में इतने ज़्यादा पिक्सेल हैं कि यह HEIC में पढ़ी नहीं जा सकती। इसे JPEG में सेव करके अपलोड कीजिए।',
  });

export const activeSvg = (what: Text): Refusal =>
  new Refusal('script', {
    en: `This SVG cannot be taken: ${what.en}. Please export it as a plain drawing or as PDF.`,
    hi: `यह SVG नहीं चलेगी: ${what.hi}। इसे सादे चित्र या PDF के रूप में एक्सपोर्ट कीजिए।`,
  });

export const missingLetter = (): Refusal =>
  new Refusal('font-not-embedded', {
    en: 'We cannot turn this text into shapes: it uses letters that our font does not have. Please export the PDF with its fonts embedded, or convert the text to outlines, and upload it again.',
    hi: 'हम इस टेक्स्ट को आकृतियाँ नहीं बना सकते: इसमें ऐसे अक्षर हैं जो हमारे फ़ॉन्ट में नहीं हैं। PDF को फ़ॉन्ट के साथ (embedded) एक्सपोर्ट कीजिए, या टेक्स्ट को आउटलाइन बनाइए, और दोबारा अपलोड कीजिए।',
  });

/** A mended file that does not look like the one that was sent. */
export const changedLook = (): Refusal =>
  new Refusal('corrupt', {
    en: 'We cannot fix this file: something on it would be lost or look different. Please change it in your design program and upload the new file.',
    hi: 'हम इस फ़ाइल को ठीक नहीं कर सकते: इसमें कुछ छूट जाता या अलग दिखता। अपने डिज़ाइन प्रोग्राम में बदलकर नई फ़ाइल अपलोड कीजिए।',
  });

export const mendedTooLarge = (): Refusal =>
  new Refusal('too-large', {
    en: 'We cannot fix this file: it would become too large. Please change it in your design program and upload the new file.',
    hi: 'हम इस फ़ाइल को ठीक नहीं कर सकते: यह बहुत बड़ी हो जाती। अपने डिज़ाइन प्रोग्राम में बदलकर नई फ़ाइल अपलोड कीजिए।',
  });
