import { z } from 'zod';
import { sentence } from '../sentence.ts';

const HSN = sentence('An HSN has 4, 6 or 8 digits.');

/** The number of goods in the customs tariff (HSN), or of a service (SAC, which begins with 99). */
export const hsnInput = z
  .string({ error: HSN })
  .trim()
  .regex(/^(\d{4}|\d{6}|\d{8})$/, HSN);
