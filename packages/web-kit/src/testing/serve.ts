import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** Pages that follow the shop's changes are told to stop, unless a test's own handlers tell them more. */
const noNews = http.get('/api/notifications/live{/:all}?', () =>
  HttpResponse.json({ message: 'No.', code: 'unknown-route' }, { status: 404 }),
);

/** Nobody has asked anything about an order, unless a test's own handlers say so. */
const noQuestions = [
  http.get('/api/conversations', () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })),
  http.get('/api/conversations/count', () => HttpResponse.json({ waiting: 0, unread: 0 })),
  http.get('/api/conversations/unread', () => HttpResponse.json([])),
  http.get('/api/conversations/:id', () => HttpResponse.json({ message: 'No.', code: 'unknown' }, { status: 404 })),
];

/** The network of a test file: requests without a handler fail the test. */
export function serve(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers, noNews, ...noQuestions);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
