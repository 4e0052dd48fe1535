import { httpConfig } from '@print-shop/service-kit/config';
import { z } from 'zod';

export const configSchema = z.object({
  ...httpConfig,
  FILES_DIR: z.string().default('dist').meta({ description: 'Folder with the built front end' }),
});
