export { createDesignLinks, type DesignLinks, designLinkConfig } from './design-link.ts';
export {
  addressLinkConfig,
  createMailLinks,
  type MailLinkKeys,
  type MailLinks,
  mailLinkKeysOf,
  orderLinkConfig,
  type ProofLink,
  proofLinkConfig,
  quotationLinkConfig,
} from './mail-link.ts';
