import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { objectId } from '../shared.ts';
import { designAddress } from '../stored-files.ts';

/** A customer added a line with a design to the cart, or increased its quantity: the design must be kept for a while. */
export const cartDesignAdded = defineEvent(
  'cart.design-added',
  1,
  z.object({ userId: objectId, design: designAddress }),
);

/** The same of a line with a layout: it must be kept, with the files that are laid out. */
export const cartLayoutAdded = defineEvent('cart.layout-added', 1, z.object({ userId: objectId, scene: objectId }));
