import type { CheckCode } from '@print-shop/contracts';
import type { Finding } from './report.ts';

type Word = (values: Finding['values']) => string;

/** The sentences of a language, by code and variant. */
export interface Sentences {
  codes: Record<CheckCode, Record<string, Word>>;
  onPage: (page: number) => string;
  andMore: (count: number) => string;
}

const is: Word = (v) => `${v.widthMm} × ${v.heightMm} mm`;
const wanted: Word = (v) => `${v.wantedWidthMm} × ${v.wantedHeightMm} mm`;
const pixels: Word = (v) => `${v.widthPx} × ${v.heightPx} pixels`;
const sharp: Word = (v) => `${v.wantedWidthPx} × ${v.wantedHeightPx} pixels`;
const logo = 'If it is your logo, ask its designer for a vector file (PDF or SVG): that is sharp at any size.';

/** What each finding says in English. */
export const SENTENCES_EN: Sentences = {
  onPage: (page) => `Page ${page}: `,
  andMore: (count) => ` (${count} more ${count === 1 ? 'place' : 'places'} like this.)`,
  codes: {
    'size-mismatch': {
      turned: (v) =>
        `The page is ${is(v)}, turned by 90° against the product's ${wanted(v)}. We will turn it for printing; nothing is lost.`,
      scaled: (v) =>
        `The page is ${is(v)}, but the product is ${wanted(v)}. The proportions are the same, so we can scale it to ${v.percent}% for you.`,
      paper: (v) =>
        `The page is ${v.paper} paper (${is(v)}), but the product is ${wanted(v)}. Please set your document to ${wanted(v)} and export it again, or choose another size.`,
      other: (v) =>
        `The page is ${is(v)}, but the product is ${wanted(v)}, so it would be cut off or leave white paper. Please export it at ${wanted(v)}, or choose another size.`,
      proportions: (v) =>
        `The picture (${pixels(v)}) has other proportions than the product (${wanted(v)}): a part would be cut off, or white strips would stay. Please crop it to the proportions of ${wanted(v)}.`,
      'turned-picture': (v) =>
        `The picture (${pixels(v)}) is turned against the product. We will turn it and print it at ${wanted(v)}.`,
    },
    'no-bleed': {
      none: (v) =>
        `Colour or a picture ends exactly at the cut on the ${v.side} side, so a thin white line may show there. Please extend it ${v.bleedMm} mm beyond the edge, or let us mirror the edge outwards.`,
      short: (v) =>
        `On the ${v.side} side, the background goes only ${v.hasMm} mm beyond the cut; we need ${v.bleedMm} mm. Please extend it, or let us mirror the edge outwards.`,
      insane: (v) =>
        `The page boxes of the file contradict each other (${v.boxes}), so we can't tell where it is cut. Please export the PDF again with its trim and bleed boxes set.`,
    },
    'near-trim': {
      near: (v) =>
        `Text is only ${v.mm} mm from the cut and may look cramped or lose a part, as paper moves a little when we cut. Please keep text at least ${v.safeMm} mm inside.`,
      cut: (v) => `The cut goes through this text. Please move it at least ${v.safeMm} mm inside the edge.`,
    },
    'low-resolution': {
      picture: (v) =>
        `This picture has ${v.dpi} dpi at ${is(v)} and will print blurred or in squares. Please replace it with one of ${v.goodDpi} dpi (at least ${v.minDpi}), or make it smaller.`,
      'picture-soft': (v) =>
        `This picture has ${v.dpi} dpi at ${is(v)} and will print a little soft. One of ${v.goodDpi} dpi would be sharp.`,
      logo: (v) => `This small picture has only ${v.dpi} dpi at ${is(v)} and will print blurred. ${logo}`,
      'logo-soft': (v) => `This small picture has ${v.dpi} dpi at ${is(v)} and will print a little soft. ${logo}`,
      drawing: (v) =>
        `This black-and-white drawing has ${v.dpi} dpi, so its lines will print in steps. Please send it as a vector (PDF, SVG), or scan it at ${v.goodDpi} dpi.`,
      'drawing-soft': (v) =>
        `The lines of this black-and-white drawing (${v.dpi} dpi) may show small steps. A vector (PDF, SVG) or a scan at ${v.goodDpi} dpi would be smooth.`,
      file: (v) =>
        `Your picture has ${pixels(v)}; at ${is(v)} that is ${v.dpi} dpi and will print blurred. Please send the original of at least ${sharp(v)}; pictures from WhatsApp are made smaller.`,
      'file-soft': (v) =>
        `Your picture has ${pixels(v)}; at ${is(v)} that is ${v.dpi} dpi and will print a little soft. With ${sharp(v)} it would be sharp.`,
    },
    'font-not-embedded': {
      font: (v) =>
        `The font ${v.font} is not in the file, so our press would use another one and your text may look wrong. Please embed it when you export the PDF, or convert the text to outlines.`,
    },
    'small-text': {
      small: (v) => `Text of ${v.sizePt} pt is hard to read in print. Please make it at least ${v.minTextPt} pt.`,
      unreadable: (v) =>
        `Text of ${v.sizePt} pt will fill up with ink and can't be read. Please make it at least ${v.minTextPt} pt.`,
    },
    'rgb-colour': {
      rgb: () =>
        'Screen colours (RGB) are used here. We print with four inks, so bright greens, blues and oranges will look duller; let us convert them and see a preview, or export in CMYK.',
      indexed: () =>
        'A picture with a colour table (indexed) is used here. Its colours will change a little when we convert them for the press; let us convert them and see a preview, or save it in CMYK.',
      unprofiled: () =>
        'Screen colours without a colour profile are used here, so we can only guess how they should look. Let us convert them as usual for screens (sRGB) and see a preview, or export in CMYK.',
      'unprofiled-any': () =>
        'The colours have no colour profile; we take them as usual for screens (sRGB). There is nothing to do unless an exact shade matters to you.',
    },
    'spot-colour': {
      converted: (v) =>
        `The special ink “${v.name}” will be mixed from our four inks, so its shade may differ. If it must match exactly, please talk to us before you order.`,
      any: (v) => `The special ink “${v.name}” is printed with our own inks; its shade may differ slightly.`,
    },
    'ink-limit': {
      above: (v) =>
        `There is ${v.percent}% ink in one place; the paper takes ${v.inkLimitPercent}%. Dark areas may dry slowly and smear; let us convert the colours, or lighten them.`,
      'far-above': (v) =>
        `There is ${v.percent}% ink in one place, far more than the ${v.inkLimitPercent}% that the paper takes: sheets would stick together. Please lighten the dark areas, or let us convert the colours.`,
    },
    hairline: {
      thin: (v) =>
        `A line of ${v.widthPt} pt may break up or vanish in print. Please make it at least ${v.minLinePt} pt.`,
      zero: (v) =>
        `This line has no width: it shows on a screen, but is nearly invisible in print. Please make it at least ${v.minLinePt} pt.`,
    },
    transparency: {
      transparent: () =>
        'The page uses transparency (shadows, see-through colours). It normally prints as you see it; please compare with the picture of the page.',
      layers: () =>
        'The file has layers. We print the layers that are visible now; please look at the picture of the page for anything missing.',
      annotations: (v) =>
        `There are comments or stamps on the page (${v.kinds}) that may be lost or may print over your design. Please remove them, or let us make them a part of the page.`,
    },
    'white-overprint': {
      text: () =>
        'This white text is set to “overprint” and will vanish, as there is no white ink. Please turn overprint off for it.',
      shape: () =>
        'A white shape is set to “overprint” and will vanish, as there is no white ink. Please turn overprint off for it.',
    },
    'rich-black': {
      text: (v) =>
        `This small black text (${v.sizePt} pt) is made of several inks (CMYK ${v.inks}) and may get coloured edges. Please use pure black (0/0/0/100).`,
    },
    'page-count': {
      'too-few': (v) =>
        `The file has ${v.count} ${v.count === 1 ? 'page' : 'pages'}, but the product needs at least ${v.minPages}. Please add the missing pages to one PDF.`,
      'too-many': (v) =>
        `The file has ${v.count} pages, but the product has at most ${v.maxPages}. Please send only the pages that we should print.`,
      multiple: (v) =>
        `The file has ${v.count} pages; a booklet is bound from sheets of ${v.pageMultiple}. We would add blank ones at the end (${v.next} in all), unless you add your own.`,
      'multiple-full': (v) =>
        `The file has ${v.count} pages; a booklet is bound from sheets of ${v.pageMultiple}, and no more fit. Please take out ${v.surplus} of them.`,
      'one-picture': (v) =>
        `A picture is one page, but the product needs at least ${v.minPages}. Please send the other pages too, best all in one PDF.`,
    },
    encrypted: {
      locked: () =>
        "The file is locked with a password, so we can't print it. Please save it again without a password.",
    },
    script: {
      program: () =>
        "The file contains a program (JavaScript), which we don't run for safety. Please export it again as a plain PDF for print.",
    },
    form: {
      fields: () =>
        'The file is a form; its fields may print empty. Please print it to a new PDF, or let us make the fields a part of the page.',
    },
    corrupt: {
      all: () =>
        "The file is damaged and we can't read its pages. Please export it again, and upload it again if it came by mail or WhatsApp.",
      page: () =>
        'A part of this page is damaged and would be missing in print. Please export the file again, and compare it with the picture of the page.',
      file: () =>
        'The file is slightly damaged; we could still read its pages. Please look at the pictures of the pages, or export it again.',
    },
  },
};
