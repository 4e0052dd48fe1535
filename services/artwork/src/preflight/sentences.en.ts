import type { Sentences } from './sentence.ts';

const things: Readonly<Record<string, string>> = { text: 'Text', image: 'A picture', path: 'A shape or line' };
const sides: Readonly<Record<string, string>> = { top: 'top', right: 'right', bottom: 'bottom', left: 'left' };
const sidesText = (value: string | number | undefined): string => {
  const names = String(value)
    .split(' ')
    .map((side) => sides[side] ?? side);
  return names.length === 4 ? 'on all sides' : `at the ${names.join(', ')}`;
};

export const en: Sentences = {
  'size-mismatch': {
    turned: ({ found, wanted }) =>
      `The page is ${found} mm and the product ${wanted} mm: it lies the other way round. We turn it for print; please check that this is what you want.`,
    scaled: ({ found, wanted, percent }) =>
      `The page is ${found} mm, but the product is ${wanted} mm. It has the right shape, so we can print it at ${percent} % of its size; check that the text stays readable.`,
    'office-page': ({ found, wanted }) =>
      `The page is a full A4 sheet (${found} mm), but the product is only ${wanted} mm. Printed like this, your design would be tiny. Please set the page size of your design to ${wanted} mm plus bleed and export it again.`,
    shape: ({ found, wanted }) =>
      `The page is ${found} mm, but the product is ${wanted} mm. The shape is different, so something would be cut off or a white stripe would remain. Please change the design to ${wanted} mm plus bleed.`,
  },
  'no-bleed': {
    none: ({ sides, bleed }) =>
      `Colour or pictures reach the edge ${sidesText(sides)} and end exactly there. When the paper is cut, a thin white line can appear. Please let the background go on for ${bleed} mm beyond the edge.`,
    short: ({ sides, reach, bleed }) =>
      `The background goes only ${reach} mm beyond the edge ${sidesText(sides)}. A white line can appear when the paper is cut. Please extend it to ${bleed} mm.`,
    object: ({ what, sides, reach, bleed }) =>
      `${things[String(what)] ?? what} ends ${reach === 0 ? 'at the cut' : `${reach} mm beyond the cut`} (${sidesText(sides)}), while the background goes on. If the cut is off by a hair, a strip of the background shows. Please extend it to ${bleed} mm beyond the edge, or keep it clearly inside.`,
    'trim-outside': () =>
      'The trim box of the file lies outside of its page, so we cannot tell where to cut. Please export the PDF again with the right page size.',
    'bleed-inside': () =>
      'The bleed box of the file is smaller than its trim box. Please export the PDF again with bleed on all sides.',
    inferred: ({ wanted, bleed }) =>
      `The file does not say where to cut: it has no trim box, or one as large as the page. We took the finished size of ${wanted} mm in the middle of the page; please check the cut on the proof. To set it yourself, give your design a page of ${wanted} mm with ${bleed} mm of bleed, and export the PDF with the document’s bleed (“Use document bleed settings”, or “Crop marks and bleed”). That writes trim and bleed box.`,
    'bleed-outside': ({ bleed }) =>
      `The bleed box of the file reaches beyond its page, where there is nothing to print. Please make the page large enough for ${bleed} mm of bleed and export again if colour should reach the edge.`,
    'bleed-small': ({ reach, bleed }) =>
      `The bleed box of the file leaves ${reach} mm around the cut, and we print ${bleed} mm. Colour goes on beyond it, and we use that. Please set ${bleed} mm of bleed in your design if it should be otherwise.`,
  },
  'near-trim': {
    near: ({ what, distance, safe }) =>
      `${things[String(what)] ?? what} is only ${distance} mm from the edge and may be cut into. Please keep at least ${safe} mm of distance.`,
    cut: ({ what, safe }) =>
      `${things[String(what)] ?? what} crosses the edge and will be cut off. Please move it at least ${safe} mm inside.`,
  },
  'low-resolution': {
    picture: ({ dpi, good, neededWidth, neededHeight }) =>
      `A picture has only ${dpi} dpi at this size and will look blurred in print. ${good} dpi is good: please use a picture of at least ${neededWidth} × ${neededHeight} pixels, or make it smaller.`,
    file: ({ dpi, good, width, height, neededWidth, neededHeight }) =>
      `Your picture has ${width} × ${height} pixels. At the size you chose, that is only ${dpi} dpi and will look blurred. ${good} dpi is good: please send at least ${neededWidth} × ${neededHeight} pixels.`,
    'file-unsized': ({ dpi, good, width, height, neededWidth, neededHeight, printed }) =>
      `Your picture has ${width} × ${height} pixels. Printed at ${printed} mm, that is only ${dpi} dpi and will look blurred. ${good} dpi is good: please send at least ${neededWidth} × ${neededHeight} pixels, or choose a smaller size.`,
    'line-art': ({ dpi, good, neededWidth, neededHeight }) =>
      `A drawing in black and white without greys has ${dpi} dpi at this size, and its edges can look jagged. For such drawings ${good} dpi is good: please use at least ${neededWidth} × ${neededHeight} pixels, or a vector file (PDF or SVG), which is sharp at any size.`,
    logo: ({ dpi, good }) =>
      `A logo or drawing is a picture of only ${dpi} dpi at this size; its edges will look jagged (${good} dpi is good). Please ask your designer for the logo as a vector file (PDF or SVG) and put that into the design. It is sharp at any size.`,
  },
  'font-not-embedded': {
    pdf: ({ font }) =>
      `The font “${font}” is not inside the file. The press would use another one, and your text would look different or move. Please export the PDF with fonts embedded, or convert the text to outlines.`,
    svg: ({ font }) =>
      `The text uses the font “${font}”, which an SVG does not carry. It would be printed in another font. Please convert the text to outlines (paths) and export again.`,
  },
  'small-text': {
    only: ({ size, least }) =>
      `Some text is only ${size} pt high and will be hard to read in print. Please use at least ${least} pt.`,
  },
  'rgb-colour': {
    pictures: ({ count }) =>
      `${count} picture(s) use screen colours (RGB). We convert them to the printing inks (CMYK); bright blue, green and orange become a little duller. To choose the shades yourself, convert the pictures to CMYK before you export, or let us convert them and look at the result.`,
    drawing: ({ count }) =>
      `${count} text(s) or shape(s) use screen colours (RGB). We convert them to the printing inks (CMYK); bright colours become a little duller. To choose the shades yourself, use CMYK colours in your design, or let us convert them and look at the result.`,
    'pictures-no-profile': ({ count }) =>
      `${count} picture(s) use screen colours (RGB) and do not say which, so printed colours can differ from your screen. Please export with a colour profile (sRGB) or in CMYK, or let us convert them.`,
    'pictures-page': ({ count }) =>
      `${count} picture(s) use screen colours (RGB) in a form that we can convert only with the whole page. They stay in screen colours, so printed colours can differ from your screen. Please convert them to CMYK before you export, or let us convert the page. It then becomes one picture.`,
    'drawing-page': ({ count }) =>
      `${count} colour gradient(s) use screen colours (RGB) in a form that we can convert only with the whole page. They stay in screen colours, so printed colours can differ from your screen. Please use CMYK colours in your design, or let us convert the page. It then becomes one picture.`,
    'pictures-stay': ({ count }) =>
      `${count} picture(s) use screen colours (RGB), and we cannot convert them: they are too large or stored in an unusual form. They stay in screen colours, so printed colours can differ from your screen. Please convert them to CMYK before you export, or use pictures with fewer pixels.`,
    'drawing-stay': ({ count }) =>
      `${count} colour gradient(s) use screen colours (RGB), and we cannot convert them on a page with printing inks. They stay in screen colours, so printed colours can differ from your screen. Please use CMYK colours in your design.`,
    'drawing-no-profile': ({ count }) =>
      `${count} text(s) or shape(s) use screen colours (RGB). Black text becomes a mix of four inks, and bright colours get duller. Please export in CMYK, or let us convert them.`,
  },
  'spot-colour': {
    'ink-stay': ({ name }) =>
      `The file uses the special ink “${name}” in a form that we cannot convert. We print with four inks (CMYK), so its shade will be close, but not the same. Please convert it to CMYK in your design.`,
    'step-printed': ({ name }) =>
      `A layer of the file is for a step after printing (“${name}”), but its inks are printed. Please give it a spot colour that nothing else has, or tell us to print it.`,
    step: ({ name }) =>
      `“${name}” is taken for a step after printing, such as a line to cut or crease along, or varnish. It is not printed with the four inks, and stays in the print file under its own name. Please tell us if it should be printed.`,
    ink: ({ name }) =>
      `The file uses the special ink “${name}”. We print with four inks (CMYK), so its shade will be close, but not the same. Please convert it to CMYK, or let us do it.`,
  },
  'ink-limit': {
    only: ({ found, most }) =>
      `In places the inks add up to ${found} %, but this paper takes only ${most} %. Such areas dry badly and smear. Please use lighter values, or let us convert the colours.`,
    lighter: ({ found, most }) =>
      `In places the inks add up to ${found} %, but this product takes only ${most} %. Such areas dry badly and smear. Please use lighter values there.`,
    overlap: ({ found, most }) =>
      `Where objects lie over one another, their inks add up to ${found} %, but this paper takes only ${most} %. Such areas dry badly and smear. Please use lighter values there, or let the upper object cover the lower one.`,
  },
  hairline: {
    only: ({ count, width, least }) =>
      `${count} line(s) are as thin as ${width} pt and may vanish in print. Please make lines at least ${least} pt thick.`,
  },
  transparency: {
    transparent: () =>
      'The page uses transparent parts or shadows. They usually print well; please look at them on the proof. If something looks wrong there, export the PDF again with transparency flattened (PDF/X-1a).',
    'see-through': () =>
      'The picture has transparent parts. They stay white paper in print. If that is not what you want, put a background behind the picture and save it again.',
    unprinted: () =>
      'The picture has transparent parts. Nothing is printed there. If that is not what you want, put a background behind the picture and save it again.',
    layers: ({ count }) =>
      `The file has ${count} layer(s). We print those that are set to be printed; please check on the proof that nothing is missing.`,
    annotations: ({ count }) =>
      `There are ${count} comment(s) or stamp(s) on the page that are printed. If they should not be printed, please delete them in your PDF program and save the file again.`,
  },
  'white-overprint': {
    only: ({ what }) =>
      `${things[String(what)] ?? what} in white is set to “overprint” and will vanish in print. Please switch off overprint for it, or let us do that.`,
  },
  'rich-black': {
    only: ({ size, count }) =>
      `${count} small text(s), from ${size} pt, are a black mixed of several inks. Letters can get coloured edges. Please use pure black (K 100 %) for small text.`,
    screen: ({ size, count }) =>
      `${count} small text(s), from ${size} pt, are black in screen colours (RGB). Converted by the press, that is a mix of several inks, and letters can get coloured edges. Please use pure black (K 100 %) for small text, or let us convert the colours.`,
  },
  'page-count': {
    few: ({ count, least }) =>
      `The file has ${count} page(s), but the product needs at least ${least}. Please upload one file with all pages.`,
    many: ({ count, most }) =>
      `The file has ${count} pages, but the product takes at most ${most}. Please remove the extra pages.`,
    multiple: ({ count, multiple, missing }) =>
      `The file has ${count} pages. For this binding the number must be a multiple of ${multiple}: please add ${missing} page(s), for example empty ones.`,
    attached: ({ count }) =>
      `The file has ${count} other file(s) attached. Only its own pages are printed. If the others are to be printed, please upload them by themselves.`,
  },
  encrypted: {
    only: () =>
      'The file is protected against changes or printing, but opens without a password. We can check and print it. Please look at the proof with care; if something is missing, save the file without protection and upload it again.',
  },
  script: {
    only: ({ count }) =>
      `The file contains ${count} program(s) (JavaScript or actions). They are never run here and do nothing in print. Please export the PDF again without them, for example as PDF/X.`,
  },
  form: {
    xfa: () =>
      'The file is a form of a special kind (XFA). Its real content is shown by Adobe Reader alone; here is only a page that says so. Please print the form to a new PDF in Adobe Reader and upload that.',
    fields: ({ count }) =>
      `The file has ${count} form field(s). They are printed as a viewer shows them, with what is filled in, which can look different in each program. Please remove the fields, print the form to a new PDF, or let us flatten it.`,
  },
  'left-off': {
    only: ({ places }) =>
      `Your layout has artwork on more than was ordered (${places}). That part is left off, and is not printed. Please tell us if it should be printed, too.`,
  },
  corrupt: {
    damaged: ({ count }) =>
      `${count} part(s) of the file are damaged and cannot be read; something may be missing in print. Please export the file again.`,
    cut: ({ count }) =>
      `${count} part(s) of the file end too early, as though it was not saved or sent completely; something may be missing in print. Please look at the proof with care, or export the file again.`,
    undrawn: () =>
      'We cannot show a part of this page, so it looks empty or wrong here. We do not know how it would print. Please export the file again, for example as PDF/X, or save the page as a picture.',
    crowded: () =>
      'The page has too many objects for us to check them all. Please look at the proof with care, or flatten the page.',
  },
};
