import { designLinkConfig } from '@print-shop/links';
import { baseConfig } from '@print-shop/service-kit';
import { z } from 'zod';

export const configSchema = z.object({ ...baseConfig, ...designLinkConfig });
