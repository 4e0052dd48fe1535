export const PAYMENT_METHODS = ['UPI', 'credit_card', 'debit_card', 'paypal', 'cash_on_delivery'] as const;
