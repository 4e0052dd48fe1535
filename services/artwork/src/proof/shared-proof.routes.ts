import type { Readable } from 'node:stream';
import {
  approveProof,
  askForChanges,
  askProofCode,
  commentOnProof,
  downloadProof,
  listSharedQuotationProofs,
  type PrintProfile,
  readSharedProof,
  type Shop,
  showProofOnProduct,
} from '@print-shop/contracts';
import type { MailLinks, ProofLink } from '@print-shop/links';
import { allow, type ContractRouter, clientAddress, createLimit, languageOf, wrongCode } from '@print-shop/service-kit';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import { PRIVATE_PICTURE } from '../link/private-picture.ts';
import type { LinkSigner } from '../link/sign-link.ts';
import { linkIsOver } from './link-is-over.ts';
import { answeredEvents, commentedEvents, seenEvents } from './proof.events.ts';
import { toOrderProof, toShared } from './proof.presenter.ts';
import type { ProofStore } from './proof.store.ts';
import {
  answered,
  checkUnanswered,
  type Decision,
  noSuchProof,
  noted,
  type Proof,
  seen,
  type Version,
} from './proof.ts';
import { proofPdf } from './proof-pdf.ts';

export interface SharedProofRoutesDeps {
  proofs: ProofStore;
  objects: ArtworkObjects;
  links: LinkSigner;
  mailLinks: MailLinks;
  redis: Redis;
  profileOf(productType: string): Promise<PrintProfile>;
  getShop(): Promise<Shop>;
}

const HOUR_SECONDS = 3600;
/** Links that one client address may try in an hour, good or bad. */
const OPENED_PER_ADDRESS = 300;
/** Comments and answers to one proof in an hour. */
const WORDS_PER_PROOF = 60;
/** Codes that are mailed for one proof in an hour. */
const CODES_PER_PROOF = 5;
const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Registers what the customer of a proof does by its link, without an account. */
export function sharedProofRoutes(router: ContractRouter, deps: SharedProofRoutesDeps): void {
  const { proofs, objects, links, mailLinks, redis, getShop, profileOf } = deps;
  const limit = (name: string, points: number) =>
    createLimit({
      redis,
      prefix: 'artwork',
      name,
      points,
      seconds: HOUR_SECONDS,
      tooMany: { en: 'Too many tries.', hi: 'बहुत ज़्यादा कोशिशें हो चुकी हैं।' },
      code: 'too-many-tries',
    });
  const opened = limit('proof:address', OPENED_PER_ADDRESS);
  const words = limit('proof:words', WORDS_PER_PROOF);
  const codes = limit('proof:codes', CODES_PER_PROOF);

  /** The proof of a link, whose tries are counted. */
  const open = async (token: string, ip: string | undefined): Promise<ProofLink> => {
    await opened.take(clientAddress(ip));
    const link = mailLinks.readProof(token);
    if (!link) throw linkIsOver();
    return link;
  };
  const there = (proof: Proof | undefined): Proof => {
    if (!proof) throw linkIsOver();
    return proof;
  };
  const onProduct = ({ fileId, sha256 }: Version, view: string) => objects.readOnProduct(fileId, sha256, view);
  /**
   * An email may be forwarded, so its link shows the proof and does not approve it. A customer who is signed in needs no code, nor
   * one without an email address: a code to their phone has opened their order.
   */
  const needsCode = ({ customer }: Proof, { isSignedIn }: ProofLink) => !isSignedIn && customer.email !== '';
  const answer = (proof: Proof, link: ProofLink, req: Request) =>
    toShared(proof, { language: languageOf(req), links, now: new Date(), needsCode: needsCode(proof, link) });
  const checkCode = async (id: string, version: number, code = ''): Promise<void> => {
    const nonce = code && (await proofs.tryCode(id, version, new Date()));
    if (!nonce || mailLinks.codeOf('proof', nonce) !== code) throw wrongCode();
  };
  const decide = async (id: string, version: number, decision: Omit<Decision, 'sha256'>): Promise<Proof> =>
    there(
      await proofs.change(id, (proof) => {
        const changed = answered(proof, version, decision);
        return { proof: changed, events: answeredEvents(changed, decision) };
      }),
    );

  router
    .on(readSharedProof, allow.anyone, async ({ body: { token }, req }) => {
      const link = await open(token, req.ip);
      const found = await proofs.change(link.proofId, (proof) => {
        const changed = seen(proof, new Date());
        return changed && { proof: changed, events: seenEvents(changed) };
      });
      return { status: 200, body: answer(there(found), link, req), headers: PRIVATE };
    })
    .on(listSharedQuotationProofs, allow.anyone, async ({ body: { token }, req }) => {
      await opened.take(clientAddress(req.ip));
      const link = mailLinks.readQuotation(token);
      if (!link) throw linkIsOver();
      // A proof is shown only to the person that it was sent to.
      const sent = (await proofs.ofQuotation(link.quotationId)).filter(
        ({ versions, customer }) => versions.length > 0 && customer.email === link.email.toLowerCase(),
      );
      const body = sent.map((proof) => {
        return toOrderProof(proof, mailLinks.signProof({ proofId: proof.id, isSignedIn: false }, HOUR_SECONDS));
      });
      return { status: 200, body, headers: PRIVATE };
    })
    .on(askProofCode, allow.anyone, async ({ body: { token, version }, req }) => {
      const { proofId } = await open(token, req.ip);
      const proof = there(await proofs.find(proofId));
      checkUnanswered(proof, version);
      await codes.take(proofId);
      await proofs.challenge(proof, version, new Date());
      return { status: 202, body: { message: 'The code is on its way.' } };
    })
    .on(approveProof, allow.anyone, async ({ body: { token, version, name, code }, req }) => {
      const link = await open(token, req.ip);
      const proof = there(await proofs.find(link.proofId));
      checkUnanswered(proof, version);
      if (needsCode(proof, link)) await checkCode(proof.id, version, code);
      const by = { by: 'customer', name, note: '', at: new Date(), address: clientAddress(req.ip) } as const;
      const approved = await decide(proof.id, version, { ...by, answer: 'approved' });
      return { status: 200, body: answer(approved, link, req) };
    })
    .on(askForChanges, allow.anyone, async ({ body: { token, version, text: note }, req }) => {
      const link = await open(token, req.ip);
      await words.take(link.proofId);
      const by = { by: 'customer', name: '', note, at: new Date(), address: clientAddress(req.ip) } as const;
      const asked = await decide(link.proofId, version, { ...by, answer: 'changes-asked' });
      return { status: 200, body: answer(asked, link, req) };
    })
    .on(commentOnProof, allow.anyone, async ({ body: { token, ...said }, req }) => {
      const link = await open(token, req.ip);
      await words.take(link.proofId);
      const at = new Date();
      const commented = await proofs.change(link.proofId, (proof) => {
        const version = Math.min(said.version, proof.versions.length);
        const changed = noted(proof, { ...said, version, by: 'customer', name: '', at });
        return { proof: changed, events: commentedEvents(changed, said.text, at) };
      });
      return { status: 201, body: answer(there(commented), link, req) };
    })
    .on(downloadProof, allow.anyone, async ({ params: { id, version: number }, query }) => {
      const isGood = links.isGoodProof({ id, version: number }, query, new Date());
      const proof = isGood ? await proofs.find(id) : undefined;
      const version = proof?.versions[number - 1];
      if (!proof || !version) throw isGood ? noSuchProof() : linkIsOver();
      const shop = await getShop();
      const profile = await profileOf(proof.productType);
      const shown = await Promise.all((version.views ?? []).map((view) => onProduct(version, view)));
      const there = shown.filter((picture): picture is Readable => picture !== undefined);
      const openPage = (at: number) => objects.readPage(version.fileId, at + 1);
      const body = proofPdf({ proof, version, openPage, onProduct: there, profile, shop });
      return { status: 200, body, filename: `proof-${id.slice(-6)}-${number}.pdf`, headers: PRIVATE };
    })
    .on(showProofOnProduct, allow.anyone, async ({ params: { id, version: number, view }, query }) => {
      const isGood = links.isGoodProof({ id, version: number, view }, query, new Date());
      const version = isGood ? (await proofs.find(id))?.versions[number - 1] : undefined;
      const picture = version && (await onProduct(version, view));
      if (!picture) throw linkIsOver();
      return { status: 200, body: picture, headers: PRIVATE_PICTURE };
    });
}
