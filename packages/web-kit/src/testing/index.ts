export { asksBeforeLeaving } from './asks-before-leaving.ts';
export { leftInEnglish } from './left-in-english.ts';
export { renderInHindi, renderScreen } from './render-screen.tsx';
export {
  aBulkOrder,
  aCart,
  aCartItem,
  anId,
  anOrder,
  anOrderLink,
  aProduct,
  aUser,
  shop,
  someTaxRates,
} from './samples.ts';
export { serve } from './serve.ts';
