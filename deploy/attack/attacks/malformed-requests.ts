import { type RouteContract, routesByService } from '@print-shop/contracts';
import {
  badQueries,
  badTokens,
  badUploads,
  type Malformed,
  namesObjects,
  notJson,
  oddIds,
  oddQueries,
  otherContentTypes,
  otherTypes,
  pathOf,
  takesJson,
  unreadable,
} from '../malformed.ts';
import { type Attack, type HttpSent, oneOf, refused } from '../types.ts';

type Kind = {
  name: string;
  among: (contract: RouteContract) => unknown;
  make: (contract: RouteContract, token: string) => Malformed[];
  expect: Attack['expect'];
};

const survived = oneOf(...Array.from({ length: 300 }, (_, n) => n + 200));

const kinds: Kind[] = [
  { name: 'not JSON', among: takesJson, make: notJson, expect: oneOf(400) },
  { name: 'other content types', among: takesJson, make: otherContentTypes, expect: oneOf(415) },
  { name: 'fields of other types', among: takesJson, make: otherTypes, expect: oneOf(400) },
  { name: 'unreadable bodies', among: takesJson, make: unreadable, expect: refused },
  { name: 'malformed ids', among: namesObjects, make: oddIds, expect: oneOf(400, 404) },
  { name: 'malformed queries', among: ({ query }) => query, make: badQueries, expect: oneOf(400) },
  { name: 'odd text in queries', among: ({ query }) => query, make: oddQueries, expect: survived },
  {
    name: 'tokens that are none',
    among: ({ access }) => access !== 'anyone',
    make: (_, token) => badTokens(token),
    expect: oneOf(401),
  },
  { name: 'no uploads', among: ({ upload }) => upload, make: badUploads, expect: oneOf(400, 413, 415) },
];

/** A malformed request as it is sent: as staff, unless it brings a header of its own. */
export function asSent(contract: RouteContract, malformed: Malformed, token: string): HttpSent {
  const { path = pathOf(contract), query = '', type, body, authorization = `Bearer ${token}` } = malformed;
  const headers = { authorization, ...(type ? { 'content-type': type } : {}) };
  return {
    method: contract.method.toUpperCase(),
    path: path + query,
    headers,
    ...(body === undefined ? {} : { body }),
  };
}

const contracts = Object.values(routesByService).flat();

const malformedOf = ({ among, make }: Kind, token: string): HttpSent[] =>
  contracts
    .filter(among)
    .flatMap((contract) => make(contract, token).map((malformed) => asSent(contract, malformed, token)));

/** One attack for each kind; the list is as long as one round. */
export const malformedAttacks: Attack[] = kinds.map((kind) => ({
  name: `malformed: ${kind.name}`,
  requests: ({ adminToken }) => malformedOf(kind, adminToken),
  expect: kind.expect,
}));
