import { z } from 'zod';
import { DESIGN_KINDS, DESIGN_MAX_BYTES, namesOf } from '../picture-kinds.ts';
import { defineRoute } from '../route.ts';
import { designLink } from '../stored-files.ts';

export const uploadDesign = defineRoute({
  id: 'uploadDesign',
  method: 'post',
  path: '/api/bulk-order/design',
  access: 'guest',
  summary: `Upload a design (${namesOf(DESIGN_KINDS)}, up to 10 MB; an SVG may only draw, up to 2 MB); guests too`,
  tag: 'bulk orders',
  upload: { field: 'design', maxBytes: DESIGN_MAX_BYTES, kinds: DESIGN_KINDS },
  body: z.object({
    productType: z.string().trim().max(100).optional().meta({
      description:
        'The product type that the design is for: it is checked by its print profile. Without it, by the profile that suits most files',
    }),
  }),
  responses: { 201: z.object({ url: designLink, contentType: z.string(), bytes: z.number().int() }) },
});
