import { designOf, withoutSignature } from '@print-shop/contracts';
import { createSigner, invalidInput, type Signature } from '@print-shop/service-kit';
import { z } from 'zod';

/** Answers within this number of seconds have the same link, so that a page that asks again need not load the picture again. */
const SAME_SECONDS = 300;
/** A link is good for ten to fifteen minutes. */
const GOOD_FOR = 3;

/**
 * The time after its end in which a link still proves that its sender has seen the design, in ms. A page may stay open for a day.
 * A design that nobody has ordered goes after that.
 */
const PROVES_FOR_MS = 24 * 3_600_000;

/**
 * The ways of a browser to take a design: it shows the file, saves it, or looks at a picture of it that the shop has drawn. Staff
 * do one of the last two, as no file of a stranger should open for them.
 */
type DesignUse = 'show' | 'save' | 'look';
const MARKS: Record<DesignUse, string> = { show: '', save: 'download=yes&', look: 'picture=yes&' };

export type DesignLinks = ReturnType<typeof createDesignLinks>;

/** A layout in an answer, and in a request. */
interface SignedLayout {
  scene?: string | undefined;
  sceneSignature?: string | undefined;
}

/**
 * Signs links to stored designs. The service that answers somebody who may see a design signs its link, artwork opens it, and all
 * share the key. Without one, answers have the names of designs only, which open nothing. Layouts are signed with the same key.
 */
export function createDesignLinks(key: string | undefined) {
  const signer = key === undefined ? undefined : createSigner(key);
  const targetOf = (design: string, use: DesignUse) => `design ${design} ${use}`;
  const expirySeconds = (now: Date) => (Math.floor(now.getTime() / 1000 / SAME_SECONDS) + GOOD_FOR) * SAME_SECONDS;
  const provesUntil = (now: Date) => new Date(now.getTime() - PROVES_FOR_MS);
  return {
    /** The link to a stored design; the empty text for what is none: lines stored by old releases may hold anything. */
    sign(stored: string, use: DesignUse = 'show', now = new Date()): string {
      const design = designOf(stored);
      if (!signer || !design) return design;
      return `${design}?${MARKS[use]}${signer.sign(targetOf(design, use), expirySeconds(now))}`;
    },

    /**
     * The name of a design that a caller sends by a link to it; the empty text for none. A caller that knows only the name may not see
     * the design, so it may not use it either. Throws invalid-input for a name, a forged link, and one that was over a day ago. Without a
     * key, when no design opens, it takes every name.
     */
    admit(sent: string, now = new Date()): string {
      const design = withoutSignature(sent);
      if (!signer || design === '') return design;
      const { until = '', signature = '', ...mark } = Object.fromEntries(new URL(sent, 'http://shop').searchParams);
      const use: DesignUse = 'download' in mark ? 'save' : 'picture' in mark ? 'look' : 'show';
      if (!signer.isGood(targetOf(design, use), { until, signature }, provesUntil(now))) throw linkNeeded();
      return design;
    },

    /** The fields of a layout in an answer to somebody who may use it; none where there is no layout. */
    signLayout(layout: string | undefined, now = new Date()): SignedLayout {
      if (!signer || !layout) return layout ? { scene: layout } : {};
      const { until, signature } = Object.fromEntries(
        new URLSearchParams(signer.sign(`scene ${layout}`, expirySeconds(now))),
      );
      return { scene: layout, sceneSignature: `${until}.${signature}` };
    },

    /**
     * The layout that a caller sends, if there is one. Throws invalid-input without a signature of it, and for one that was over a day
     * ago. Without a key it takes every layout.
     */
    admitLayout({ scene, sceneSignature = '' }: SignedLayout, now = new Date()): string | undefined {
      const [until, signature] = sceneSignature.split('.');
      if (!signer || !scene) return scene;
      if (!signer.isGood(`scene ${scene}`, { until, signature }, provesUntil(now))) throw linkNeeded();
      return scene;
    },

    /** Whether a link to a design was signed for this use and is not over. */
    isGood: (design: string, use: DesignUse, query: Signature, now = new Date()): boolean =>
      signer?.isGood(targetOf(design, use), query, now) ?? false,
  };
}

const linkNeeded = () =>
  invalidInput(
    {
      en: 'This link to a design has expired. Please load the page again, or upload the design again.',
      hi: 'डिज़ाइन का यह लिंक पुराना हो गया है। पेज फिर से खोलिए, या डिज़ाइन फिर से अपलोड कीजिए।',
    },
    'design-link-over',
  );

/** The setting of the services that answer with designs. */
export const designLinkConfig = {
  DESIGN_LINK_KEY: z.string().min(32).optional().meta({
    description:
      'Secret of at least 32 characters that signs the links to uploaded designs, and layouts; without it no design can be opened. cart, ordering, bulk-order, notifications and artwork share it',
  }),
};
