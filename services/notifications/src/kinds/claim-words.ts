import type { ClaimKind } from '@print-shop/contracts';
import type { MessageData } from '../message/message-data.ts';

type Claimed = NonNullable<MessageData['claim']>;

const en: Record<ClaimKind, string> = {
  damaged: 'damaged',
  misprinted: 'misprinted',
  wrong: 'not what was ordered',
};
const hi: Record<ClaimKind, [one: string, several: string]> = {
  damaged: ['ख़राब हालत में मिला', 'ख़राब हालत में मिले'],
  misprinted: ['ग़लत छपा है', 'ग़लत छपे हैं'],
  wrong: ['ऑर्डर से अलग है', 'ऑर्डर से अलग हैं'],
};

/** The fault, like "2 pieces are misprinted". */
export const claimWordsEn = ({ kind, pieces }: Claimed): string =>
  `${pieces === 1 ? '1 piece is' : `${pieces} pieces are`} ${en[kind]}`;
export const claimWordsHi = ({ kind, pieces }: Claimed): string => `${pieces} पीस ${hi[kind][pieces === 1 ? 0 : 1]}`;
