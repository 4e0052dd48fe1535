import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** Pages that follow the shop's changes are told to stop, unless a test's own handlers tell them more. */
const noNews = http.get('/api/notifications/live{/:all}?', () =>
  HttpResponse.json({ message: 'No.', code: 'unknown-route' }, { status: 404 }),
);

/** The network of a test file: requests without a handler fail the test. */
export function serve(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers, noNews);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
