import { type DataExport as Answer, downloadDataExport, getDataExport, requestDataExport } from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import { conflict, notFound } from '@print-shop/service-kit/errors';
import { hashToken } from '../mail/link.ts';
import type { Mails } from '../mail/mails.ts';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import type { Limit, LoginLimits } from '../session/attempt-limits.ts';
import { claimantOf } from '../session/claimant.ts';
import { isRecent, proveOwner } from '../session/sign-in-again.ts';
import type { UserStore } from '../user/user.store.ts';
import type { ArchiveStore } from './archive.ts';
import type { DataExportStore } from './data-export.store.ts';
import type { DataExport } from './data-export.ts';

export interface DataExportRoutesDeps {
  users: UserStore;
  exports: DataExportStore;
  archives: ArchiveStore;
  limits: LoginLimits;
  perAccount: Limit;
  /** Undefined where no mail server is configured. */
  mails: Mails | undefined;
  log: SecurityLog;
}

/** Registers a customer's own data under /api/users/data-export, before the routes with an id. */
export function dataExportRoutes(router: ContractRouter, deps: DataExportRoutesDeps): void {
  const { users, exports, archives, limits, perAccount, mails, log } = deps;
  router
    .on(requestDataExport, allow.signedIn, async (input) => {
      if (!mails)
        throw notFound(
          {
            en: 'This shop sends no email. Please write to us for your data.',
            hi: 'यह दुकान ईमेल नहीं भेजती। अपने डेटा के लिए हमें लिखिए।',
          },
          'mail-off',
        );
      const { id, language, ...claimant } = claimantOf(input);
      const account = await users.findAccountOf(id);
      if (!account)
        throw notFound({ en: 'This account does not exist any more.', hi: 'यह अकाउंट अब नहीं है।' }, 'user-not-found');
      if (!isRecent(claimant)) await proveOwner(limits, account, claimant);
      if ((await exports.findLast(id))?.state === 'collecting') throw isRunning();
      await perAccount.take(id);
      const opened = await exports.open(id, language, new Date());
      if (!opened) throw isRunning();
      await log.record({ kind: 'own-data-asked', account: nameOf(account.user), from: claimant.from });
      return { status: 202, body: toAnswer(opened) };
    })
    .on(getDataExport, allow.signedIn, async ({ user }) => ({
      status: 200,
      body: toAnswer(await exports.findLast(user.id)),
    }))
    .on(downloadDataExport, allow.signedIn, async ({ body, user }) => {
      const found = await exports.findByToken(user.id, hashToken(body.token), new Date());
      if (!found) {
        throw notFound(
          {
            en: 'This link has expired, or it is for another account. Please sign in to the account that asked, or ask again in your profile.',
            hi: 'इस लिंक की मियाद ख़त्म हो गई है, या यह किसी और अकाउंट का है। जिस अकाउंट से माँगा था उसमें साइन इन कीजिए, या अपनी प्रोफ़ाइल में फिर से माँगिए।',
          },
          'data-link-over',
        );
      }
      return { status: 200, body: await archives.open(found.id) };
    });
}

const isRunning = () =>
  conflict(
    {
      en: 'Your data is being collected already. We will email you the link when it is ready.',
      hi: 'आपका डेटा पहले से तैयार हो रहा है। तैयार होते ही हम लिंक ईमेल कर देंगे।',
    },
    'export-running',
  );

function toAnswer(found: DataExport | undefined): Answer {
  if (!found) return { state: 'none' };
  const { state, requestedAt, expiresAt } = found;
  return {
    state,
    requestedAt: requestedAt.toISOString(),
    ...(state === 'ready' ? { expiresAt: expiresAt.toISOString() } : {}),
  };
}
