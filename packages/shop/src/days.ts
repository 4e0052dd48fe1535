import type { Settings } from './keep-settings.ts';

/** Reads a number of days, as it counts now. */
export type Days = () => Promise<number>;

/** Reads for how many days something is kept by the settings of the shop, unless the operator has set others. */
export const retentionDays =
  (
    settings: Settings<'retention'>,
    kept: 'personalDataDays' | 'dataExportDays',
    ofOperator: number | undefined,
  ): Days =>
  async () =>
    ofOperator ?? (await settings.get('retention'))[kept];

/** Within how many days of the delivery customers can report faults, unless the operator has set other days. */
export const claimDays =
  (settings: Settings<'delivery'>, ofOperator: number | undefined): Days =>
  async () =>
    ofOperator ?? (await settings.get('delivery')).claimDays;
