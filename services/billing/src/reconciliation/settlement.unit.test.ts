import type { Settlement, SettlementRow } from '../provider/provider.ts';
import { payoutDifference, sumsOf } from './settlement.ts';

const row = (part: Partial<SettlementRow>): SettlementRow => ({
  id: 'pay_1',
  kind: 'payment',
  paymentId: 'pay_1',
  paise: 500_00,
  feePaise: 11_80,
  taxPaise: 1_80,
  ...part,
});
const refund = row({ id: 'rfnd_1', kind: 'refund', paise: 100_00, feePaise: 0, taxPaise: 0 });
const settlement = (part: Partial<Settlement>): Settlement => ({
  id: 'setl_1',
  utr: 'u',
  paise: 388_20,
  rows: [row({}), refund],
  otherPaise: 0,
  ...part,
});

it('comes to payments less refunds, fees and the tax on these', () => {
  expect(sumsOf(settlement({ otherPaise: -5_00 }))).toEqual({
    paymentsPaise: 500_00,
    refundsPaise: 100_00,
    feesPaise: 10_00,
    taxPaise: 1_80,
    otherPaise: -5_00,
    expectedPaise: 383_20,
  });
});

it.each<[string, Partial<Settlement>, [stated: number, expected: number] | undefined]>([
  ['what its rows come to', {}, undefined],
  ['that with an adjustment', { paise: 383_20, otherPaise: -5_00 }, undefined],
  ['less, as for a higher fee', { paise: 385_70 }, [385_70, 388_20]],
  ['less than the fee in its row', { rows: [row({ feePaise: 9_30 }), refund] }, [388_20, 390_70]],
  ['more', { paise: 388_21 }, [388_21, 388_20]],
  ['nothing for no rows', { rows: [], paise: 0 }, undefined],
])('is compared where it pays out %s', (_, part, expected) => {
  const { statedPaise, ledgerPaise } = payoutDifference(settlement(part)) ?? {};
  expect(statedPaise === undefined ? undefined : [statedPaise, ledgerPaise]).toEqual(expected);
});
