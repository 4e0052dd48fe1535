import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { objectId } from '../shared.ts';
import { designAddress } from '../stored-files.ts';

/** A customer has put a line with a design into the cart, or more of it: the design is needed for a while. */
export const cartDesignAdded = defineEvent(
  'cart.design-added',
  1,
  z.object({ userId: objectId, design: designAddress }),
);
