import { httpConfig, objectStoreConfig } from '@print-shop/service-kit/config';
import { z } from 'zod';

export const configSchema = z.object({
  ...httpConfig,
  ...objectStoreConfig,
  FRONT_END: z
    .enum(['shell', 'storefront', 'admin'])
    .meta({ description: 'Which front end this is; gateways find its files by this name' }),
  FILES_DIR: z.string().default('dist').meta({ description: 'Folder with the built front end' }),
  WATCH_FILES: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Whether files are published again when they change, for development' }),
  RENDERER_FILE: z
    .string()
    .default('dist-server/renderer.cjs')
    .meta({ description: "Renderer of the front end's pages; a front end without this file renders none" }),
  STOREFRONT_URL: z.url().optional().meta({
    description: "Address of the storefront's server; only the shell needs it, to render whole pages",
  }),
});
