/** How far an order is. Each order is in one of these stages. */
export const ORDER_STAGES = ['waiting', 'confirmed', 'begun', 'dispatched', 'delivered', 'cancelled'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** The days within which the orders of a chart were placed. */
export const ORDER_STAGES_DAYS = 30;
