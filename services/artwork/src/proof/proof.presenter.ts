import {
  kindFields,
  type OrderProof,
  type Proof as ProofResponse,
  type ProofSummary,
  type SharedProof,
} from '@print-shop/contracts';
import type { Language } from '@print-shop/service-kit';
import { toChecks } from '../file/file.presenter.ts';
import { LINK_SECONDS, type LinkSigner } from '../link/sign-link.ts';
import { isUnread, newest, type Proof, type Version, versionState } from './proof.ts';
import { groundsOf } from './shown-on.ts';

/** How a reader gets the proof: in which language, with links that are good from now on. */
export interface Reading {
  language: Language;
  links: LinkSigner;
  now: Date;
}

const toLine = ({
  id,
  orderId,
  orderKind,
  lineId,
  quotation = null,
  name,
  productType,
  quantity,
  details,
  state,
  since,
  versions,
}: Proof) => ({
  _id: id,
  orderId,
  ...kindFields(orderKind),
  lineId,
  quotation,
  name,
  productType,
  quantity,
  details,
  state,
  since: since.toISOString(),
  version: newest({ versions })?.version ?? 0,
});

export const toSummary = (proof: Proof): ProofSummary => ({
  ...toLine(proof),
  customer: proof.customer,
  fileId: proof.fileId,
  unread: isUnread(proof),
});

/** A line of an order with the page of its proof; `token` opens it. */
export const toOrderProof = (proof: Proof, token: string | undefined): OrderProof => ({
  ...toLine(proof),
  link: token && proof.versions.length > 0 ? `/proof#token=${token}` : '',
});

export const toProofResponse = (proof: Proof, reading: Reading): ProofResponse => ({
  ...toSummary(proof),
  ...contentOf(proof, reading),
  sending: proof.sending
    ? {
        fileName: proof.sending.fileName,
        since: proof.sending.at.toISOString(),
        fault: proof.sending.fault?.[reading.language] ?? null,
      }
    : null,
});

/** The proof for the holder of the link. */
export const toShared = (proof: Proof, reading: Reading & { needsCode: boolean }): SharedProof => ({
  ...toLine(proof),
  customerName: proof.customer.name,
  needsCode: reading.needsCode,
  ...contentOf(proof, reading),
});

const contentOf = (proof: Proof, reading: Reading) => ({
  versions: proof.versions.map((version) => toVersion(proof, version, reading)),
  notes: proof.notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
});

function toVersion(
  proof: Proof,
  version: Version,
  { language, links, now }: Reading,
): ProofResponse['versions'][number] {
  const { fileId, fileName, sha256, sourceSha256 = null, findings, pictures, views = [] } = version;
  const { note, sentAt, seenAt, decision } = version;
  const grounds = groundsOf(proof.shownOn, version);
  const until = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
  const pages = Array.from({ length: pictures }, (_, at) => at + 1);
  return {
    version: version.version,
    state: versionState(proof, version),
    fileId,
    fileName,
    sha256,
    note,
    sourceSha256,
    pages: version.pages.map(({ widthMm, heightMm }, at) => ({ widthMm, heightMm, ground: grounds[at] ?? '' })),
    checks: toChecks(findings, language),
    sentAt: sentAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    decision: decision && decisionOf(decision),
    pictures: pages.map((page) => links.sign({ id: fileId, page }, until)),
    onProduct: views.map((view) => links.signProof({ id: proof.id, version: version.version, view }, until)),
    pdf: links.signProof({ id: proof.id, version: version.version }, until),
  };
}

/** The answer without the network address, which is evidence for the shop alone. */
const decisionOf = ({ answer, by, name, note, at, sha256 }: NonNullable<Version['decision']>) => ({
  answer,
  by,
  name,
  note,
  at: at.toISOString(),
  sha256,
});
