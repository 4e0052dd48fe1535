import { z } from 'zod';

const SECOND_FACTORS = ['totp', 'passkey', 'recovery-code'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTORS)[number];

/** The answer to a sign-in that needs a second factor, in place of the token. */
export const secondFactorAsked = z
  .object({
    secondFactor: z.object({
      ticket: z.string().meta({ description: 'Token that continues this sign-in on the same device, for 5 minutes' }),
      methods: z
        .array(z.enum(SECOND_FACTORS))
        .meta({ description: 'Second factors that the account has, or can set up' }),
      setUp: z
        .literal(true)
        .optional()
        .meta({ description: 'The account has no second factor and must set one up before it gets a token' }),
    }),
  })
  .meta({ id: 'SecondFactorAsked' });
export type SecondFactorAsked = z.output<typeof secondFactorAsked>['secondFactor'];
