import { aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import DownloadDataPage from './download-data-page.tsx';

const url = '/api/users/data-export/file';
let sent: unknown[] = [];
const server = serve(
  http.post(url, async ({ request }) => {
    sent.push(await request.json());
    return new HttpResponse('zip', { headers: { 'Content-Type': 'application/zip' } });
  }),
);
const at = { at: '/download-data#token=abc-1', path: '/download-data' };
const open = () => renderScreen(<DownloadDataPage />, { ...at, user: aUser() });
const clicked = jest.fn();
beforeEach(() => {
  sent = [];
  clicked.mockReset();
  URL.createObjectURL = () => 'blob:data';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the link of the mail with all data', () => {
  it('downloads the file with its token when it is asked to', async () => {
    const { user } = open();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('The file is among your downloads.')).toBeVisible();
    expect(sent).toEqual([{ token: 'abc-1' }]);
    expect(clicked).toHaveBeenCalledWith('my-data.zip');
  });

  it('asks who is not signed in to sign in, and brings them back with the token', async () => {
    const { router, user } = renderScreen(<DownloadDataPage />, { ...at, user: null });
    expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/download-data#token=abc-1' } });
  });

  it('says when it is over, or has no token', async () => {
    server.use(http.post(url, () => HttpResponse.json({ code: 'data-link-over', message: 'over' }, { status: 404 })));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To my profile' })).toHaveAttribute('href', '/profile');
  });

  it('says that the file could not be had, in Hindi too', async () => {
    server.use(http.post(url, () => HttpResponse.json({ code: 'internal', message: 'x' }, { status: 500 })));
    const { user } = await renderInHindi(<DownloadDataPage />, { ...at, user: aUser() });
    await user.click(screen.getByRole('button', { name: 'मेरा डेटा डाउनलोड करें' }));
    expect(await screen.findByText('फ़ाइल डाउनलोड नहीं हो सकी। फिर कोशिश कीजिए।')).toBeVisible();
  });
});
