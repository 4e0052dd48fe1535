export { CustomerClaims } from './customer-claims.tsx';
export { bulkLines, orderLines } from './lines.ts';
export { useText as useClaimText } from './messages/index.ts';
export { StaffClaims } from './staff-claims.tsx';
