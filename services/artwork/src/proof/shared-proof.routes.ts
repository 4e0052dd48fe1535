import type { Readable } from 'node:stream';
import {
  approveProof,
  askForChanges,
  commentOnProof,
  downloadProof,
  listSharedQuotationProofs,
  type PrintProfile,
  readSharedProof,
  type Shop,
  showProofOnProduct,
} from '@print-shop/contracts';
import {
  allow,
  type ContractRouter,
  clientAddress,
  createLimit,
  languageOf,
  type MailLinks,
} from '@print-shop/service-kit';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import { PRIVATE_PICTURE } from '../link/private-picture.ts';
import type { LinkSigner } from '../link/sign-link.ts';
import { linkIsOver } from './link-is-over.ts';
import { answeredEvents, commentedEvents, seenEvents } from './proof.events.ts';
import { toOrderProof, toShared } from './proof.presenter.ts';
import type { ProofStore } from './proof.store.ts';
import { answered, type Decision, noSuchProof, noted, type Proof, seen, type Version } from './proof.ts';
import { proofPdf } from './proof-pdf.ts';

export interface SharedProofRoutesDeps {
  proofs: ProofStore;
  objects: ArtworkObjects;
  links: LinkSigner;
  mailLinks: MailLinks;
  redis: Redis;
  profileOf(productType: string): Promise<PrintProfile>;
  shop: Shop;
}

const HOUR_SECONDS = 3600;
/** Links that one client address may try in an hour, good or bad. */
const OPENED_PER_ADDRESS = 300;
/** Comments and answers to one proof in an hour. */
const WORDS_PER_PROOF = 60;
const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Registers what the customer of a proof does by its link, without an account. */
export function sharedProofRoutes(router: ContractRouter, deps: SharedProofRoutesDeps): void {
  const { proofs, objects, links, mailLinks, redis, shop, profileOf } = deps;
  const limit = (name: string, points: number) =>
    createLimit({
      ...{ redis, prefix: 'artwork', name, points, seconds: HOUR_SECONDS },
      tooMany: { en: 'Too many tries.', hi: 'बहुत ज़्यादा कोशिशें हो चुकी हैं।' },
      code: 'too-many-tries',
    });
  const opened = limit('proof:address', OPENED_PER_ADDRESS);
  const words = limit('proof:words', WORDS_PER_PROOF);

  /** The id of the proof of a link, whose tries are counted. */
  const open = async (token: string, ip: string | undefined): Promise<string> => {
    await opened.take(clientAddress(ip));
    const id = mailLinks.readProof(token);
    if (!id) throw linkIsOver();
    return id;
  };
  const there = (proof: Proof | undefined): Proof => {
    if (!proof) throw linkIsOver();
    return proof;
  };
  const onProduct = ({ fileId, sha256 }: Version, view: string) => objects.readOnProduct(fileId, sha256, view);
  const answer = (proof: Proof, req: Request) => toShared(proof, { language: languageOf(req), links, now: new Date() });
  const decide = async (id: string, version: number, decision: Omit<Decision, 'sha256'>): Promise<Proof> =>
    there(
      await proofs.change(id, (proof) => {
        const changed = answered(proof, version, decision);
        return { proof: changed, events: answeredEvents(changed, decision) };
      }),
    );

  router
    .on(readSharedProof, allow.anyone, async ({ params, req }) => {
      const id = await open(params.token, req.ip);
      const found = await proofs.change(id, (proof) => {
        const changed = seen(proof, new Date());
        return changed && { proof: changed, events: seenEvents(changed) };
      });
      return { status: 200, body: answer(there(found), req) };
    })
    .on(listSharedQuotationProofs, allow.anyone, async ({ params: { token }, req }) => {
      await opened.take(clientAddress(req.ip));
      const link = mailLinks.readQuotation(token);
      if (!link) throw linkIsOver();
      // A proof is shown to nobody but whom it was sent to.
      const sent = (await proofs.ofQuotation(link.quotationId)).filter(
        ({ versions, customer }) => versions.length > 0 && customer.email === link.email.toLowerCase(),
      );
      const body = sent.map((proof) => toOrderProof(proof, mailLinks.signProof(proof.id, HOUR_SECONDS)));
      return { status: 200, body };
    })
    .on(approveProof, allow.anyone, async ({ params, body: { version, name }, req }) => {
      const id = await open(params.token, req.ip);
      const by = { by: 'customer', name, note: '', at: new Date(), address: clientAddress(req.ip) } as const;
      return { status: 200, body: answer(await decide(id, version, { ...by, answer: 'approved' }), req) };
    })
    .on(askForChanges, allow.anyone, async ({ params, body: { version, text: note }, req }) => {
      const id = await open(params.token, req.ip);
      await words.take(id);
      const by = { by: 'customer', name: '', note, at: new Date(), address: clientAddress(req.ip) } as const;
      return { status: 200, body: answer(await decide(id, version, { ...by, answer: 'changes-asked' }), req) };
    })
    .on(commentOnProof, allow.anyone, async ({ params, body, req }) => {
      const id = await open(params.token, req.ip);
      await words.take(id);
      const at = new Date();
      const commented = await proofs.change(id, (proof) => {
        const version = Math.min(body.version, proof.versions.length);
        const changed = noted(proof, { ...body, version, by: 'customer', name: '', at });
        return { proof: changed, events: commentedEvents(changed, body.text, at) };
      });
      return { status: 201, body: answer(there(commented), req) };
    })
    .on(downloadProof, allow.anyone, async ({ params: { id, version: number }, query }) => {
      const isGood = links.isGoodProof({ id, version: number }, query, new Date());
      const proof = isGood ? await proofs.find(id) : undefined;
      const version = proof?.versions[number - 1];
      if (!proof || !version) throw isGood ? noSuchProof() : linkIsOver();
      const pages = await Promise.all(version.pages.map((_, at) => objects.readPage(version.fileId, at + 1)));
      const profile = await profileOf(proof.productType);
      const shown = await Promise.all((version.views ?? []).map((view) => onProduct(version, view)));
      const there = shown.filter((picture): picture is Readable => picture !== undefined);
      const body = await proofPdf({ proof, version, pages, onProduct: there, profile, shop });
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
