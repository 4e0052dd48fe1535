import { configSchema } from './config.ts';

const { shape } = configSchema;

it('bounds what one order and one account may hold, where nobody says otherwise', () => {
  const preset = (key: keyof typeof shape) => shape[key].parse(undefined);
  expect(preset('ORDER_MAX_PIECES')).toBe(5_000);
  expect(preset('ORDER_MAX_RUPEES')).toBe(500_000);
  expect(preset('ORDER_REVIEW_RUPEES')).toBe(200_000);
  expect(preset('OPEN_ORDERS_PER_ACCOUNT')).toBe(10);
  expect(preset('OPEN_RUPEES_PER_ACCOUNT')).toBe(500_000);
  expect(preset('ORDERS_PER_ADDRESS')).toBe(60);
  expect(preset('UNPAID_ORDER_MINUTES')).toBe(30);
  expect([preset('COD_MAX_RUPEES'), preset('COD_OPEN_ORDERS'), preset('COD_PIN_CODES')]).toEqual([199_999, 5, []]);
});

it('reads beginnings of PIN codes', () => {
  expect(shape.COD_PIN_CODES.parse('11,4000')).toEqual(['11', '4000']);
  expect(() => shape.COD_PIN_CODES.parse('Delhi')).toThrow();
});
