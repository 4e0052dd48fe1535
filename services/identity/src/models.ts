import { importModels } from '@print-shop/imports';
import type { Connection } from 'mongoose';
import { auditModel } from './audit/audit.store.ts';
import { contactMessageModel } from './contact-message/contact-message.store.ts';
import { dataExportModel, dataPartModel } from './data-export/data-export.schema.ts';
import { listViewModel } from './list-view/list-view.store.ts';
import { securityModel } from './security/security.store.ts';
import { sessionModel } from './session/session.store.ts';
import { invitationModel } from './staff/invitation.schema.ts';
import { userModel } from './user/user.schema.ts';

export const modelsOf = (mongo: Connection) => ({
  users: userModel(mongo),
  sessions: sessionModel(mongo),
  messages: contactMessageModel(mongo),
  invitations: invitationModel(mongo),
  audit: auditModel(mongo),
  security: securityModel(mongo),
  listViews: listViewModel(mongo),
  dataExports: dataExportModel(mongo),
  dataParts: dataPartModel(mongo),
  ...importModels(mongo),
});

export type IdentityModels = ReturnType<typeof modelsOf>;
