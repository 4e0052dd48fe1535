export { type AnnouncementModel, announce, announcementModel } from './announcements.ts';
export { answerInParts, type PartsAnswer, type PartsSection, partsOf } from './answer-in-parts.ts';
export { type Broker, type BrokerOptions, connectBroker } from './broker.ts';
export { type EventOf, isEvent, type Subscription } from './consumer.ts';
export { type DeadQueue, listDeadLetters, replayDeadLetters } from './dead-letters.ts';
export type { Listener } from './listener.ts';
export {
  indexOutbox,
  type OutboxDocument,
  type OutboxEntry,
  type OutboxModel,
  outboxEntry,
  outboxField,
  type WithOutbox,
} from './outbox.ts';
export { NotConfirmed, Unroutable } from './publisher.ts';
export { createRelay, type Relay, type RelayOptions } from './relay.ts';
export { type BrokerRights, rightsOf } from './senders.ts';
export { deadQueueOf, EXCHANGE } from './topology.ts';
