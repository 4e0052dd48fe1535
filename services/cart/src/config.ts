import { baseConfig, designLinkConfig } from '@print-shop/service-kit';
import { z } from 'zod';

export const configSchema = z.object({ ...baseConfig, ...designLinkConfig });
