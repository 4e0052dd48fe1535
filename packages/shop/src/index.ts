export { forgetPeople } from './forget-people.ts';
export { shopConfig, shopOf } from './shop.ts';
