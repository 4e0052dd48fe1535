export { forgetPeople } from './forget-people.ts';
export { lockedByVariables, shopConfig, shopOf } from './shop.ts';
