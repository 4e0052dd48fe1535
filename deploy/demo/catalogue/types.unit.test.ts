import { USUAL_TYPES } from '../../../services/artwork/src/profile/default-profiles.ts';
import { productTypes } from './types.ts';

it('every product type of the demo shop has a print profile', () => {
  expect([...USUAL_TYPES].sort()).toEqual(Object.keys(productTypes).sort());
});
