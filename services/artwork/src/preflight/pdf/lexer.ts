/** An operand of a content stream. Names begin with a slash; strings are bytes. */
export type Operand = number | string | boolean | null | Uint8Array | Operand[] | Map<string, Operand>;

const MAX_DEPTH = 30;
const MAX_OPERANDS = 20_000;

const WHITE = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) WHITE[code] = 1;
const DELIMITER = new Uint8Array(256);
for (const sign of '()<>[]{}/%') DELIMITER[sign.charCodeAt(0)] = 1;

/** An operator without its operands' keyword meaning anything yet, like `Tj`. */
class Keyword {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
const END = Symbol('end');
type Token = Operand | Keyword | typeof END;

/**
 * Reads a content stream (ISO 32000-2, section 7.8.2) and calls `on` with each operator, its operands, and where in the stream
 * both are. An inline image is one operator, `BI`, with its dictionary and the number of its bytes. Malformed parts are
 * skipped, as viewers do.
 */
export function readContent(
  bytes: Uint8Array,
  on: (operator: string, operands: Operand[], span: { from: number; to: number }) => void,
): void {
  const lexer = new Lexer(bytes);
  let operands: Operand[] = [];
  let from = 0;
  for (;;) {
    const token = lexer.next(0);
    if (token === END) return;
    if (!(token instanceof Keyword)) {
      if (operands.length < MAX_OPERANDS) operands.push(token as Operand);
      continue;
    }
    const read = token.name === 'BI' ? lexer.inlineImage() : operands;
    on(token.name, read, { from, to: lexer.at });
    operands = [];
    from = lexer.at;
  }
}

class Lexer {
  #at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The place of the byte that is read next. */
  get at(): number {
    return this.#at;
  }

  next(depth: number): Token {
    this.#skipSpace();
    const code = this.#bytes[this.#at];
    if (code === undefined) return END;
    switch (code) {
      case 0x2f:
        this.#at++;
        return `/${this.#word().replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))}`;
      case 0x28:
        return this.#string();
      case 0x5b:
        this.#at++;
        return this.#until(']', depth);
      case 0x3c:
        if (this.#bytes[this.#at + 1] === 0x3c) {
          this.#at += 2;
          return toMap(this.#until('>>', depth));
        }
        return this.#hex();
      case 0x3e:
        this.#at += this.#bytes[this.#at + 1] === 0x3e ? 2 : 1;
        return new Keyword('>>');
      case 0x5d:
        this.#at++;
        return new Keyword(']');
      default:
        if (DELIMITER[code]) {
          this.#at++;
          return new Keyword(String.fromCharCode(code));
        }
    }
    const word = this.#word();
    const number = Number(word);
    if (!Number.isNaN(number)) return number;
    if (/^[-+.\d]/.test(word)) return Number.parseFloat(word) || 0;
    return word === 'true' ? true : word === 'false' ? false : word === 'null' ? null : new Keyword(word);
  }

  /** After `BI`: the dictionary, and the length of the data up to `EI`. */
  inlineImage(): Operand[] {
    const parts: Operand[] = [];
    for (;;) {
      const token = this.next(0);
      if (token === END) return [toMap(parts), 0];
      if (!(token instanceof Keyword)) parts.push(token as Operand);
      else if (token.name === 'ID') break;
    }
    const start = ++this.#at;
    for (; this.#at < this.#bytes.length; this.#at++) {
      const isEnd =
        this.#bytes[this.#at] === 0x45 &&
        this.#bytes[this.#at + 1] === 0x49 &&
        WHITE[this.#bytes[this.#at - 1] ?? 0] === 1 &&
        WHITE[this.#bytes[this.#at + 2] ?? 32] === 1;
      if (!isEnd) continue;
      const length = this.#at - start;
      this.#at += 2;
      return [toMap(parts), length];
    }
    return [toMap(parts), this.#at - start];
  }

  #until(end: string, depth: number): Operand[] {
    const parts: Operand[] = [];
    for (;;) {
      const token = depth < MAX_DEPTH ? this.next(depth + 1) : END;
      if (token === END || (token instanceof Keyword && token.name === end)) return parts;
      if (!(token instanceof Keyword) && parts.length < MAX_OPERANDS) parts.push(token as Operand);
    }
  }

  #skipSpace(): void {
    for (;;) {
      const code = this.#bytes[this.#at];
      if (code === undefined) return;
      if (code === 0x25) while (this.#at < this.#bytes.length && !isLineEnd(this.#bytes[this.#at])) this.#at++;
      else if (WHITE[code]) this.#at++;
      else return;
    }
  }

  #word(): string {
    const start = this.#at;
    while (this.#at < this.#bytes.length) {
      const code = this.#bytes[this.#at] ?? 0;
      if (WHITE[code] || DELIMITER[code]) break;
      this.#at++;
    }
    return String.fromCharCode(...this.#bytes.subarray(start, Math.min(this.#at, start + 500)));
  }

  #string(): Uint8Array {
    const found: number[] = [];
    let open = 0;
    for (; this.#at < this.#bytes.length; this.#at++) {
      let code = this.#bytes[this.#at] ?? 0;
      if (code === 0x28 && open++ === 0) continue;
      if (code === 0x29 && --open === 0) {
        this.#at++;
        break;
      }
      if (code === 0x5c) {
        code = this.#escaped();
        if (code < 0) continue;
      }
      found.push(code);
    }
    return Uint8Array.from(found);
  }

  /** The byte that a backslash and what follows mean; -1 for a line that goes on. */
  #escaped(): number {
    const code = this.#bytes[++this.#at] ?? 0x5c;
    const octal = /^[0-7]{1,3}/.exec(String.fromCharCode(...this.#bytes.subarray(this.#at, this.#at + 3)))?.[0];
    if (octal) {
      this.#at += octal.length - 1;
      return Number.parseInt(octal, 8) & 0xff;
    }
    if (isLineEnd(code)) return -1;
    return { n: 10, r: 13, t: 9, b: 8, f: 12 }[String.fromCharCode(code)] ?? code;
  }

  #hex(): Uint8Array {
    const start = ++this.#at;
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== 0x3e) this.#at++;
    const text = Buffer.from(this.#bytes.subarray(start, this.#at++))
      .toString('latin1')
      .replace(/[^0-9a-f]/gi, '');
    return Uint8Array.from(Buffer.from(text.length % 2 ? `${text}0` : text, 'hex'));
  }
}

const isLineEnd = (code: number | undefined): boolean => code === 10 || code === 13;

function toMap(parts: readonly Operand[]): Map<string, Operand> {
  const map = new Map<string, Operand>();
  for (let at = 0; at + 1 < parts.length; at += 2) map.set(String(parts[at]), parts[at + 1] ?? null);
  return map;
}
