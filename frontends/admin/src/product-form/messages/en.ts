import {
  MAX_PRODUCT_IMAGES,
  namesOf,
  PICTURE_KINDS,
  PRODUCT_IMAGE_MAX_BYTES,
  PRODUCT_IMAGE_RULE,
} from '@print-shop/contracts/client';

const MAX_MEGABYTES = PRODUCT_IMAGE_MAX_BYTES / 2 ** 20;

export const en = {
  incomplete: 'Please fill in all required fields and upload at least one image',
  incompleteEdit: 'Please fill in all required fields',
  fields: {
    name: 'Name',
    type: 'Type',
    category: 'Category',
    price: 'Price in ₹',
    stock: 'Stock',
    bothSide: 'Extra for both sides in ₹',
    happyHourDiscount: 'Happy hour discount in %',
    festivalHourDiscount: 'Festival hour discount in %',
    isCustomizable: 'Customizable',
    isBestSeller: 'Best seller',
    isNew: 'New',
    description: 'Description',
    sizes: 'Sizes',
    colors: 'Colours',
  },
  faults: {
    negative: 'Must be 0 or more.',
    notPercent: 'Must be between 0 and 100.',
    notWhole: 'Must be a whole number.',
  },
  noColors: 'There are no colours yet.',
  manageColors: 'Manage colours',
  images: {
    add: 'Add pictures',
    hint: `Up to ${MAX_PRODUCT_IMAGES}: ${namesOf(PICTURE_KINDS)}, ${MAX_MEGABYTES} MB each`,
    upload: 'Upload',
    tooMany: `Maximum ${MAX_PRODUCT_IMAGES} images allowed per product`,
    tooLarge: (name: string) => `${name} is larger than ${MAX_MEGABYTES} MB. Please choose a smaller picture.`,
    wrongKind: (name: string) => `${name} cannot be used. ${PRODUCT_IMAGE_RULE}`,
    failed: 'The picture could not be uploaded. Please try again.',
    tryAgain: (names: string) => `Try again: ${names}`,
    picture: (number: number) => `Picture ${number}`,
    main: 'Main',
    moveEarlier: (number: number) => `Move picture ${number} earlier`,
    moveLater: (number: number) => `Move picture ${number} later`,
    remove: (number: number) => `Remove picture ${number}`,
    moved: (from: number, to: number, count: number) => `Picture ${from} is now picture ${to} of ${count}.`,
    removed: (number: number) => `Picture ${number} was removed.`,
  },
};
