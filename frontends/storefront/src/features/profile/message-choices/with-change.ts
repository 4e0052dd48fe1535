import type { MessagePreferences } from '@print-shop/contracts';
import type { setMessagePreferences } from '@print-shop/contracts/client';
import type { CallInput } from '@print-shop/web-kit';

export type Change = NonNullable<CallInput<typeof setMessagePreferences>['body']>;

/** The choices as they will be once the server has saved a change. */
export function withChange(data: MessagePreferences, { language, kinds = [], staff = [] }: Change): MessagePreferences {
  return {
    ...data,
    language: language === undefined ? data.language : language,
    kinds: data.kinds.map((row) => {
      const changed = kinds.filter(({ kind }) => kind === row.kind);
      const kept = row.on.filter((name) => !changed.some(({ channel }) => channel === name));
      return { ...row, on: [...kept, ...changed.flatMap(({ channel, on }) => (on ? [channel] : []))] };
    }),
    staff: data.staff.map((row) => staff.find(({ kind }) => kind === row.kind) ?? row),
  };
}
