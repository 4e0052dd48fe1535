import { indexOutbox, type OutboxEntry, outboxField } from '@print-shop/messaging';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { MailLanguage } from '../mail/email-with-link.ts';
import type { DataExport } from './data-export.ts';

export interface DataExportDocument extends Omit<DataExport, 'id'> {
  _id: Types.ObjectId;
  /** The account, while its export is being collected; unique, so that there is one at a time. */
  openOf?: string;
  /**
   * When an instance must check what is missing. An instance that works on it moves it into the future as a lease. Removed
   * once the export is settled.
   */
  lookAt?: Date;
  /** When it became ready or failed. Exports that release 0.2 settled have none. */
  settledAt?: Date;
  language: MailLanguage;
  /** When the email is to be sent or retried; removed once it is sent. */
  mailAt?: Date;
  mailTries: number;
  tokenHash?: string;
  outbox: OutboxEntry[];
}

const schema = new Schema<DataExportDocument>(
  {
    userId: { type: String, required: true },
    openOf: String,
    state: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    askAt: { type: Date, required: true },
    lookAt: Date,
    settledAt: Date,
    expiresAt: { type: Date, required: true },
    language: { type: String, required: true },
    mailAt: Date,
    mailTries: { type: Number, default: 0 },
    tokenHash: String,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ userId: 1, _id: -1 });
schema.index({ openOf: 1 }, { unique: true, sparse: true });
schema.index({ lookAt: 1 }, { sparse: true });
schema.index({ mailAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 });
indexOutbox(schema);

export type DataExportModel = Model<DataExportDocument>;
export const dataExportModel = (connection: Connection): DataExportModel =>
  connection.model<DataExportDocument>('DataExport', schema, 'data-exports');

/** A part of a service's answer. Its id is derived from export, service and part number, so a repeated part replaces itself. */
export interface DataPartDocument {
  _id: string;
  exportId: string;
  service: string;
  part: number;
  of?: number;
  section: string;
  rows: Record<string, unknown>[];
}

const partSchema = new Schema<DataPartDocument>(
  {
    _id: String,
    exportId: { type: String, required: true },
    service: { type: String, required: true },
    part: { type: Number, required: true },
    of: Number,
    section: { type: String, required: true },
    rows: [Schema.Types.Mixed],
  },
  { versionKey: false, minimize: false },
);
partSchema.index({ exportId: 1, service: 1, part: 1 });

export type DataPartModel = Model<DataPartDocument>;
export const dataPartModel = (connection: Connection): DataPartModel =>
  connection.model<DataPartDocument>('DataExportPart', partSchema, 'data-export-parts');
