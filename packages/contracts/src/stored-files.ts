import { z } from 'zod';
import { sentence } from './sentence.ts';
import { objectId } from './shared.ts';

const DESIGN = String.raw`\/media\/designs\/[0-9a-f]{32}\.(png|jpg|webp|svg)`;
const NO_DESIGN = sentence('Please upload the design first.');

/** The signature that is added to the name of a design so that it opens, for some minutes. */
const SIGNATURE = String.raw`\?(download=yes&|picture=yes&)?until=\d{10}&signature=[\w-]{43}`;
const isDesign = new RegExp(`^${DESIGN}$`);

/** The name of a design, which all of its links begin with. */
export const withoutSignature = (design: string): string => design.replace(/\?.*$/s, '');

const SENT = 'Link to the design, as the upload or another answer had it, a day ago at most';

/** A design in a request: a link to it proves that its sender may see it. In a layout that is answered, the link to it. */
export const sentDesign = z
  .string()
  .trim()
  .regex(new RegExp(`^${DESIGN}(${SIGNATURE})?$`), NO_DESIGN)
  .meta({ description: SENT });

/** Name of a stored design: its address without a signature. Staff open it, so no other address is allowed. */
export const designAddress = sentDesign.overwrite(withoutSignature);

/** A design in a request, or the empty text where a line has none. */
export const optionalDesign = z
  .string()
  .trim()
  .regex(new RegExp(`^(${DESIGN}(${SIGNATURE})?)?$`), NO_DESIGN)
  .default('')
  .meta({ description: `${SENT}; empty without a design` });

export const designLink = z
  .string()
  .meta({ description: 'Link to the design, which opens for about ten minutes; empty without a design' });

/** The layout that a customer made for a line, where there is one. */
export const lineLayout = objectId.optional().meta({ description: 'Id of the layout that the customer made for it' });

/** Proves that the sender of a request with a layout may use it. */
export const sceneSignature = z
  .string()
  .regex(/^\d{10}\.[\w-]{43}$/)
  .optional()
  .meta({ description: 'Of `scene`, as the answer had it that the layout is from, a day ago at most' });

/** A stored value if it is the address of a design, else the empty text: lines stored before this check may hold anything. */
export const designOf = (stored: string): string => (isDesign.test(stored) ? stored : '');

/** Address of a product picture, exactly as the picture upload answers it: pages may load no others. */
export const productImageAddress = z
  .string()
  .trim()
  .regex(
    /^\/media\/products\/[0-9a-f]{24}\/\d{2,4}\.webp$/,
    sentence('Please upload the pictures here. Addresses on other sites cannot be used.'),
  )
  .meta({ description: 'Address that the picture upload answered' });

/** Address of a review's picture, exactly as the picture upload answers it. */
export const reviewPictureAddress = z
  .string()
  .regex(
    /^\/media\/reviews\/[0-9a-f]{24}\/\d{2,4}\.webp$/,
    sentence('Please upload the pictures here. Addresses on other sites cannot be used.'),
  )
  .meta({ description: 'Address that the picture upload answered' });
