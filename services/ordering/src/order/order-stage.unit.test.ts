import { stageOf } from './order-stage.ts';

const fields = { status: 'confirmed', isDelivered: false, isDispatched: false, isBegun: false } as const;

it.each([
  [{}, 'confirmed'],
  [{ isBegun: true }, 'begun'],
  [{ isBegun: true, isDispatched: true }, 'dispatched'],
  [{ isDispatched: true, isDelivered: true }, 'delivered'],
  [{ status: 'waiting' as const }, 'waiting'],
  [{ status: 'cancelled' as const, isBegun: true }, 'cancelled'],
  [{ status: 'rejected' as const }, undefined],
])('says how far an order with %j is', (changes, stage) => {
  expect(stageOf({ ...fields, ...changes })).toBe(stage);
});
