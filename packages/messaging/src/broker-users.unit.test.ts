import { brokerUrlsOf, ensureBrokerUsers, makeOperator } from './broker-users.ts';
import { keepPauses, skipPauses } from './pauses.fixture.ts';

const ADMIN_URL = 'http://shop:s%23cret@broker.test:15672';

/** Answers the requests to the management API one after the other. The last answer is given again and again. */
function answer(...answers: (Response | Error)[]) {
  const [last] = answers.slice(-1);
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const next = answers.shift() ?? last;
    if (next instanceof Response) return next;
    throw next;
  });
}

let pauses: number[];
beforeEach(() => {
  pauses = skipPauses();
});
afterEach(keepPauses);

describe("a request to RabbitMQ's management API", () => {
  it('is made again, after a pause, until the API has started', async () => {
    const asked = answer(new Error('connection refused'), new Response('starting', { status: 503 }), new Response());
    await makeOperator(ADMIN_URL);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(pauses).toEqual([500, 500]);
  });

  it('is not made again once the API has rejected it', async () => {
    const asked = answer(new Response('no such user', { status: 401 }));
    await expect(makeOperator(ADMIN_URL)).rejects.toThrow('to users/shop: 401 no such user');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is given up after a minute', async () => {
    const asked = answer(new Error('connection refused'));
    const startMs = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(startMs + 60_001);
    for (const ms of [0, 59_000, 60_000]) clock.mockReturnValueOnce(startMs + ms);
    await expect(makeOperator(ADMIN_URL)).rejects.toThrow('connection refused');
    expect(asked).toHaveBeenCalledTimes(3);
  });
});

it('makes no user that would take the place of its operator', async () => {
  const asked = answer(new Response());
  await expect(ensureBrokerUsers('amqp://shop:secret@broker.test', ADMIN_URL, ['cart', 'shop'])).rejects.toThrow(
    "the operator's user is called like the service shop",
  );
  expect(asked).not.toHaveBeenCalled();
});

describe('the users of the services', () => {
  /** The paths of all requests that give `services` their users on the broker of `url`. */
  async function pathsFor(url: string): Promise<string[]> {
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
    await ensureBrokerUsers(url, ADMIN_URL, ['cart']);
    return asked.mock.calls.map(([address]) => String(address).replace('http://broker.test:15672/api/', ''));
  }

  it('have rights in the virtual host of the URL', async () => {
    expect(await pathsFor('amqp://shop:secret@broker.test/print%2Fshop')).toEqual([
      'exchanges/print%2Fshop/print-shop.events',
      'users/cart',
      'permissions/print%2Fshop/cart',
      'topic-permissions/print%2Fshop/cart',
    ]);
  });

  it("have rights in the broker's first virtual host where the URL names none", async () => {
    expect(await pathsFor('amqp://shop:secret@broker.test')).toContain('permissions/%2F/cart');
  });

  it('have passwords of their own, which follow from that of the shop', () => {
    const passwords = (shop: string) => {
      const urls = brokerUrlsOf(`amqp://shop:${shop}@broker.test`, ['cart', 'catalog']);
      return Object.values(urls).map((url) => new URL(url).password);
    };
    expect(passwords('secret')).toEqual(passwords('secret'));
    expect(new Set([...passwords('secret'), ...passwords('other')]).size).toBe(4);
  });
});
