import { toCsv } from './csv.ts';

interface Person {
  name: string;
  phone: string;
}
const columns = { Name: ({ name }: Person) => name, Phone: ({ phone }: Person) => phone };

async function* people(...names: string[]) {
  for (const name of names) yield { name, phone: '+91 20 1234' };
}
async function read(
  rows: AsyncIterable<Person>,
  named: Parameters<typeof toCsv<Person>>[1] = columns,
): Promise<string> {
  let text = '';
  for await (const part of toCsv(rows, named)) text += String(part);
  return text;
}

describe('a CSV file', () => {
  it('begins with a byte order mark and its heads', async () => {
    expect(await read(people())).toBe('\uFEFF"Name","Phone"\r\n');
  });

  it('keeps commas, quotes, lines and Hindi as they are', async () => {
    expect(await read(people('आशा "A", Rao\nPune'))).toContain('"आशा ""A"", Rao\nPune"');
  });

  it.each(['=HYPERLINK("x")', '+1', '-1-1', '-1e5', '@SUM(A1)', '\tx', '\rx', '＝1', '－1'])(
    'lets no spreadsheet calculate %j',
    async (name) => {
      const [, cell] = /"Phone"\r\n"((?:[^"]|"")*)"/.exec(await read(people(name))) ?? [];
      expect(cell).toBe(`'${name.replaceAll('"', '""')}`);
    },
  );

  it('lets no spreadsheet calculate a head', async () => {
    expect(await read(people(), { '=1+1': ({ name }) => name })).toBe('\uFEFF"\'=1+1"\r\n');
  });

  it('has no escapes of a terminal, and no text that turns the direction of writing', async () => {
    expect(await read(people('As\u001b[31mha\u202e Rao\u0000'))).toContain('"As[31mha Rao"');
    expect(await read(people('\u200e=1+1'))).toContain('"\'=1+1"');
  });

  it.each(['-1', '-423.72', '0', '12.5'])('leaves %s a number', async (name) => {
    expect(await read(people(name))).toContain(`\r\n"${name}",`);
  });

  it('reads no further than it is read itself', async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        read++;
        yield { name: 'Asha', phone: '' };
      }
    }
    for await (const _part of toCsv(endless(), columns)) break;
    expect(read).toBeLessThan(20_000);
  });

  it('fails as its source does', async () => {
    async function* broken() {
      yield { name: 'Asha', phone: '' };
      throw new Error('the database went away');
    }
    await expect(read(broken())).rejects.toThrow('the database went away');
  });
});
