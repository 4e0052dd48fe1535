export { type AnnouncementModel, announce, announcementModel } from './announcements.ts';
export { answerInParts } from './answer-in-parts.ts';
export { type Broker, connectBroker } from './broker.ts';
export { isEvent } from './consumer.ts';
export {
  indexOutbox,
  type OutboxEntry,
  outboxEntry,
  outboxField,
} from './outbox.ts';
export { createRelay, type Relay } from './relay.ts';
export { EXCHANGE } from './topology.ts';
export { worksOf } from './works-of.ts';
