/** Somebody signed in whom the attack made for itself. */
export interface Person {
  id: string;
  login: string;
  password: string;
  token: string;
  /** The headers that a browser sends once it has signed in. */
  cookie: string;
}

export interface ShopProduct {
  _id: string;
  price: number;
  stock: number;
}

/** The shop under attack, and who attacks it. */
export interface Prepared {
  url: string;
  customer: Person;
  adminToken: string;
  products: ShopProduct[];
}

/** A request by HTTP, its address sent exactly as it is written. */
export interface HttpSent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | FormData;
}

/** Bytes on a connection of their own. */
export interface RawSent {
  /** Written one after the other; a number is a pause in milliseconds. */
  raw: (string | Buffer | number)[];
  /** How many final answers (2xx to 5xx) must come; with 0 the client goes away after its last byte. */
  answers: number;
  /** The server must end the connection by itself within this many milliseconds. */
  endsWithinMs?: number;
}
export type Sent = HttpSent | RawSent;

/** The outcome of one request. `status` is a word where there was no answer. */
export interface Answer {
  status: number | 'hung' | 'lost' | 'aborted' | 'ended';
  headers: Record<string, string | string[] | undefined>;
  /** The beginning of the body. */
  text: string;
  ms: number;
}

/** Why an answer means that an attack succeeded; undefined when it did not. */
export type Verdict = string | undefined;

export interface Attack {
  name: string;
  /** How many requests are under way at a time; 8 by default. */
  lanes?: number;
  /** How many connections carry them; as many as lanes by default. */
  connections?: number;
  requests: (shop: Prepared) => Iterable<Sent> | Promise<Iterable<Sent>>;
  /** Hangs and 5xx are counted anyway; this says what else must not happen. */
  expect: (answer: Answer, sent: Sent, shop: Prepared) => Verdict | Promise<Verdict>;
  /** The conditions that must hold when all requests were answered. */
  afterwards?: (shop: Prepared) => Promise<Verdict>;
}

/** A status with the code of its error, where the body has one. */
const shown = ({ status, text }: Answer): string =>
  ['answered', status, /"code":"([\w-]+)"/.exec(text)?.[1]].filter(Boolean).join(' ');

/** An expectation: one of these statuses. */
export const oneOf =
  (...statuses: (number | string)[]): Attack['expect'] =>
  (answer) =>
    statuses.includes(answer.status) ? undefined : shown(answer);

/** An expectation: any 4xx. */
export const refused: Attack['expect'] = (answer) =>
  typeof answer.status === 'number' && answer.status >= 400 && answer.status < 500 ? undefined : shown(answer);
