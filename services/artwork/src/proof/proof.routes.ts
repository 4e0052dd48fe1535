import {
  approveByPhone,
  countProofs,
  getProof,
  listOrderProofs,
  listProofs,
  listProofTimes,
  listQuotationProofs,
  MOST_PROOFS_COUNTED,
  openProof,
  PROOF_TIME_WEEKS,
  type ProductSnapshot,
  remindOfProof,
  replyOnProof,
  sendProof,
} from '@print-shop/contracts';
import type { MailLinks } from '@print-shop/links';
import type { ReadModel } from '@print-shop/read-model';
import { allow, type ContractRouter, clientAddress, conflict, languageOf, type Waits } from '@print-shop/service-kit';
import type { Request } from 'express';
import type { FileStore } from '../file/file.store.ts';
import { afterOrder, type GetRetention } from '../file/retention.ts';
import type { LinkSigner } from '../link/sign-link.ts';
import type { CancelProofs } from './cancel-proofs.ts';
import { printable } from './make-version.ts';
import { moveProof } from './move-proofs-on-quotation-ordered.ts';
import { answeredEvents, openedEvents, remindedEvents, repliedEvents } from './proof.events.ts';
import { toOrderProof, toProofResponse, toSummary } from './proof.presenter.ts';
import type { ProofStore } from './proof.store.ts';
import { answered, noSuchProof, noted, type Proof, remindedByStaff, withSending } from './proof.ts';
import { proofWeeks } from './proof-times.ts';
import type { QuotedOrderStore } from './quoted-order.store.ts';
import type { ShowProduct } from './shown-on.ts';

const DAY_MS = 24 * 3_600_000;
/** Days whose lines are read for the times to a proof: those of its weeks, and four weeks for slow lines. */
const TIMES_DAYS = 7 * (PROOF_TIME_WEEKS + 4);
const MOST_TIMED = 10_000;

export interface ProofRoutesDeps {
  proofs: ProofStore;
  cancelProofs: CancelProofs;
  quotedOrders: QuotedOrderStore;
  files: FileStore;
  shownOn: ShowProduct;
  products: ReadModel<ProductSnapshot>;
  /** Has the versions made that are on their way. */
  sendSoon(): void;
  /** Proofs whose version is sent, or cannot be. */
  sent: Waits<Proof>;
  /** The time that the sender of a version waits for it, in milliseconds. */
  sendPatienceMs?: number | undefined;
  links: LinkSigner;
  mailLinks: MailLinks;
  getRetention: GetRetention;
}

/** The time that the link on an order's page opens its proof. */
const LINK_SECONDS = 3600;
/** Links in an answer are for its reader alone. */
const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Registers what staff do about proofs, and the proofs of an order. */
export function proofRoutes(router: ContractRouter, deps: ProofRoutesDeps): void {
  const {
    proofs,
    quotedOrders,
    files,
    shownOn,
    products,
    links,
    mailLinks,
    getRetention,
    sent,
    sendPatienceMs = 5_000,
  } = deps;
  const answer = (proof: Proof, req: Request) =>
    toProofResponse(proof, { language: languageOf(req), links, now: new Date() });
  const there = (proof: Proof | undefined): Proof => {
    if (!proof) throw noSuchProof();
    return proof;
  };

  const toOrderProofs = (found: readonly Proof[], isSignedIn: boolean) =>
    found.map((proof) => toOrderProof(proof, mailLinks.signProof({ proofId: proof.id, isSignedIn }, LINK_SECONDS)));
  /** The same without the links: they answer as the customer. */
  const toOrderProofsForStaff = (found: readonly Proof[]) => found.map((proof) => toOrderProof(proof, undefined));

  router
    .on(listProofs, allow.staff('artwork:read'), async ({ query }) => {
      const { proofs: found, total } = await proofs.list(query);
      return { status: 200, body: found.map(toSummary), headers: { 'X-Total-Count': String(total) } };
    })
    // Before `/api/proofs/:id`.
    .on(countProofs, allow.staff('artwork:read'), async () => {
      return { status: 200, body: await proofs.counts(MOST_PROOFS_COUNTED + 1) };
    })
    .on(listProofTimes, allow.staff('artwork:read'), async () => {
      const since = new Date(Date.now() - TIMES_DAYS * DAY_MS);
      return { status: 200, body: proofWeeks(await proofs.firstProofs(since, MOST_TIMED)) };
    })
    .on(listOrderProofs, allow.orderCustomerOrStaff('artwork:read'), async ({ params: { order }, access }) => {
      const { user } = access;
      const found = await proofs.ofOrder(order);
      for (const { customer } of found) access.check({ id: order, userId: customer.userId });
      const isCustomer = found.every(({ customer }) => customer.userId === (user?.id ?? null));
      const body = isCustomer ? toOrderProofs(found, user !== undefined) : toOrderProofsForStaff(found);
      return { status: 200, body, headers: PRIVATE };
    })
    .on(listQuotationProofs, allow.staff('artwork:read'), async ({ params: { quotation } }) => {
      return { status: 200, body: (await proofs.ofQuotation(quotation)).map(toSummary) };
    })
    .on(getProof, allow.staff('artwork:read'), async ({ params: { id }, req }) => {
      return { status: 200, body: answer(there(await proofs.find(id)), req) };
    })
    .on(openProof, allow.staff('artwork:write'), async ({ body, user, req }) => {
      const { customerName: name, email, language, quotation = null, productId, ...line } = body;
      const product = productId ? (await products.findOrWait([productId])).get(productId) : undefined;
      const now = new Date();
      const customer = { userId: null, name, email: email.toLowerCase(), language };
      const begun = {
        orderId: null,
        orderKind: 'order',
        lineId: '',
        fileId: null,
        design: '',
        state: 'to-proof',
        since: now,
      } as const;
      const ofProduct = {
        productType: line.productType || (product?.type ?? ''),
        shownOn: await shownOn({ productId }),
      };
      const opened = await proofs.add({ ...line, ...ofProduct, ...begun, quotation, customer }, (proof) =>
        openedEvents(proof, user, now),
      );
      const order = quotation && (await quotedOrders.find(quotation.id));
      const proof = order ? there(await moveProof(deps, opened.id, order)) : opened;
      return { status: 201, body: answer(proof, req) };
    })
    .on(sendProof, allow.staff('artwork:write'), async ({ params: { id }, body, user, req }) => {
      const now = new Date();
      const file = printable(await files.find(body.fileId));
      await files.hold({ fileIds: [file.id] }, afterOrder(now, await getRetention()));
      const begun = await proofs.change(id, (proof) => {
        if (proof.versions.length !== body.expectedVersion) throw sentMeanwhile();
        const { name, email, from } = user;
        const by = { id: user.id, name, email, from };
        return { proof: withSending(proof, { fileId: file.id, fileName: file.name, note: body.note, by, at: now }) };
      });
      there(begun);
      deps.sendSoon();
      const proof = (await sent.findOrWait(id, sendPatienceMs)) ?? there(await proofs.find(id));
      return { status: proof.sending ? 202 : 200, body: answer(proof, req) };
    })
    .on(replyOnProof, allow.staff('artwork:write'), async ({ params: { id }, body: { text }, user, req }) => {
      const at = new Date();
      const replied = await proofs.change(id, (proof) => {
        const note = { by: 'staff', name: user.name ?? '', text, pin: null, at } as const;
        const changed = noted(proof, { ...note, version: proof.versions.length });
        return { proof: changed, events: repliedEvents(changed, text, user, at) };
      });
      return { status: 201, body: answer(there(replied), req) };
    })
    .on(remindOfProof, allow.staff('artwork:write'), async ({ params: { id }, req }) => {
      const now = new Date();
      const reminded = await proofs.change(id, (proof) => ({
        proof: remindedByStaff(proof, now),
        events: remindedEvents(proof),
      }));
      return { status: 200, body: answer(there(reminded), req) };
    })
    .on(approveByPhone, allow.staff('artwork:write'), async ({ params: { id }, body, user, req }) => {
      const { version, name, note } = body;
      const at = new Date();
      const decision = { answer: 'approved', by: 'staff', name, note, at, address: clientAddress(req.ip) } as const;
      const approved = await proofs.change(id, (proof) => {
        const changed = answered(proof, version, decision);
        return { proof: changed, events: answeredEvents(changed, decision, user) };
      });
      return { status: 200, body: answer(there(approved), req) };
    });
}

const sentMeanwhile = () =>
  conflict(
    {
      en: 'Somebody else has just sent another version. Please read it first.',
      hi: 'किसी और ने अभी दूसरा वर्ज़न भेज दिया है। पहले उसे देखिए।',
    },
    'proof-sent-meanwhile',
  );
