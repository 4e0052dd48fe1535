import type { MailQueue } from '../mail/mails.ts';
import { LEASE_MS } from '../mail/retries.ts';
import type { User } from '../user/user.ts';
import { failedMail, readyMail } from './data-export.mail.ts';
import type { DataExportDocument, DataExportModel } from './data-export.schema.ts';
import { DOWNLOAD_PATH, daysUntil } from './data-export.ts';

interface MailDeps {
  model: DataExportModel;
  find: (userId: string) => Promise<User | undefined>;
}

/** The emails about exports that are ready, with the link to the archive, and about failed ones. */
export function dataExportMails({ model, find }: MailDeps): MailQueue[] {
  const queue = (state: 'ready' | 'failed', path: string): MailQueue => ({
    path,

    async take(tokenHash, now) {
      const due = { state, mailAt: { $lte: now, $exists: true } };
      const found = await model.findOne(due).sort({ mailAt: 1 }).lean<DataExportDocument>();
      if (!found) return undefined;
      const taken = await model
        .findOneAndUpdate(
          { _id: found._id, state, mailAt: found.mailAt },
          { $set: { tokenHash, mailAt: new Date(now.getTime() + LEASE_MS) }, $inc: { mailTries: 1 } },
          { returnDocument: 'after' },
        )
        .lean<DataExportDocument>();
      const user = taken && (await find(taken.userId));
      if (!taken || !user) return undefined;
      const to = { language: taken.language, name: user.name };
      return {
        userId: taken.userId,
        to: user.email,
        requestedAt: taken.settledAt ?? taken.requestedAt,
        tries: taken.mailTries,
        language: taken.language,
        write: (sender) =>
          state === 'ready' ? readyMail(to, daysUntil(taken.expiresAt, now), sender) : failedMail(to, sender),
      };
    },

    async settle(userId, tokenHash) {
      await model.updateOne({ userId, tokenHash }, { $unset: { mailAt: 1 } });
    },

    async postpone(userId, tokenHash, dueAt) {
      await model.updateOne({ userId, tokenHash }, { $set: { mailAt: dueAt } });
    },
  });
  return [queue('ready', DOWNLOAD_PATH), queue('failed', '/profile')];
}
