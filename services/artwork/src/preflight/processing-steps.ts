/**
 * The names of inks of steps after printing, as small letters alone. They are those of the standard for processing steps (ISO 19593-1,
 * table 1) and of the programs of cutters.
 */
const STEPS = new Set(
  Object.values({
    cutting: [
      'cut',
      'cutting',
      'cutcontour',
      'contourcut',
      'thrucut',
      'throughcut',
      'kisscut',
      'perfcut',
      'partialcutting',
    ],
    dies: ['die', 'dieline', 'dielines', 'diecut', 'diecutting', 'stanze', 'cutter', 'cutline', 'cutlines', 'cad'],
    creases: ['crease', 'creasing', 'reversecreasing', 'score', 'scoring', 'fold', 'folding', 'foldline', 'bend'],
    holesAndGlue: [
      'perforation',
      'perforating',
      'perforate',
      'perf',
      'drill',
      'drilling',
      'gluing',
      'glue',
      'gluearea',
    ],
    varnish: [
      'varnish',
      'spotvarnish',
      'varnishfree',
      'lacquer',
      'coating',
      'uv',
      'spotuv',
      'uvspot',
      'uvvarnish',
      'gloss',
    ],
    white: ['white', 'opaquewhite', 'underbase', 'whiteunderbase', 'whiteink'],
    foilAndEmbossing: [
      'foil',
      'foilstamping',
      'hotfoilstamping',
      'coldfoilstamping',
      'emboss',
      'embossing',
      'deboss',
      'debossing',
    ],
    marks: ['braille', 'dimensions', 'bleed', 'legend', 'safety', 'trim'],
  }).flat(),
);

/** Whether an ink stands for a step after printing, such as a die line, and is not printed with the four inks. */
export const isProcessingStep = (ink: string): boolean => STEPS.has(ink.toLowerCase().replace(/[^a-z]/g, ''));
