import type { Claim } from '@print-shop/contracts';
import { aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ClaimedOrder } from './api/use-claims.ts';
import { CustomerClaims } from './customer-claims.tsx';
import { StaffClaims } from './staff-claims.tsx';

const ID = '0123456789abcdef01234567';
const [MUG, PEN] = ['a'.repeat(24), 'b'.repeat(24)];
const IN_A_WEEK = new Date(Date.now() + 7 * 24 * 3600_000).toISOString();
const order = (part: Partial<ClaimedOrder> = {}): ClaimedOrder => ({
  lines: [
    { line: MUG, name: 'Photo mug', pieces: 3, paise: 750_00 },
    { line: PEN, name: 'Pen', pieces: 1, paise: 50_00 },
  ],
  id: ID,
  orderKind: 'order',
  claims: [],
  claimableUntil: IN_A_WEEK,
  ...part,
});
const aClaim = (part: Partial<Claim> = {}): Claim => ({
  _id: 'c'.repeat(24),
  kind: 'damaged',
  state: 'open',
  text: 'Two are chipped.',
  pictures: [],
  lines: [{ line: MUG, pieces: 2 }],
  at: '2026-11-05T06:30:00.000Z',
  ...part,
});

let sent: [path: string, body: unknown][] = [];
let keys: (string | null)[] = [];
let refusal: string | undefined;
const taken = async ({ request }: { request: Request }) => {
  const text = await request.text();
  keys.push(request.headers.get('idempotency-key'));
  sent.push([new URL(request.url).pathname, text ? JSON.parse(text) : undefined]);
  return refusal ? HttpResponse.json({ message: refusal, code: 'x' }, { status: 409 }) : HttpResponse.json({});
};
serve(
  http.post('/api/order/:id/claims', taken),
  http.post('/api/bulk-order/:id/claims', taken),
  http.post('/api/order/:id/claims/:claimId/withdrawal', taken),
  http.put('/api/order/:id/claims/:claimId', taken),
);
beforeEach(() => {
  sent = [];
  keys = [];
  refusal = undefined;
});

const openForm = async (given = order()) => {
  const { user } = renderScreen(<CustomerClaims order={given} />, { user: aUser() });
  await user.click(screen.getByRole('button', { name: 'Tell us what is wrong' }));
  return { user, form: within(screen.getByRole('dialog')) };
};

describe('a customer', () => {
  it('says what is wrong with how many pieces', async () => {
    const { user, form } = await openForm();
    await user.selectOptions(form.getByLabelText('What happened'), 'It is misprinted');
    await user.click(form.getByLabelText('Photo mug'));
    const pieces = form.getByLabelText('How many of Photo mug');
    expect(pieces).toHaveValue(3);
    expect(form.getByText('How many')).toBeVisible();
    expect(form.getByText('of 3')).toBeVisible();
    await user.tripleClick(pieces);
    await user.keyboard('2');
    await user.type(form.getByLabelText('What do you see?'), 'The logo is upside down.');
    await user.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const text = 'The logo is upside down.';
    const body = { kind: 'misprinted', lines: [{ line: MUG, pieces: 2 }], text, pictures: [] };
    expect(sent).toEqual([[`/api/order/${ID}/claims`, body]]);
  });

  it('is told what is missing, and keeps what was typed when the shop refuses', async () => {
    const { user, form } = await openForm(order({ orderKind: 'bulk-order' }));
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(form.getByRole('alert')).toHaveTextContent('Please choose what is wrong.');
    await user.click(form.getByLabelText('Pen'));
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(form.getByRole('alert')).toHaveTextContent('Please say what is wrong.');
    expect(sent).toEqual([]);
    refusal = 'All of these are reported already.';
    await user.type(form.getByLabelText('What do you see?'), 'It leaks.');
    await user.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(refusal ?? ''));
    expect(form.getByLabelText('What do you see?')).toHaveValue('It leaks.');
    expect(sent[0]?.[0]).toBe(`/api/bulk-order/${ID}/claims`);
    await user.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is asked before typed words are dropped, and not where nothing is typed', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = await openForm();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(confirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Tell us what is wrong' }));
    await user.type(screen.getByLabelText('What do you see?'), 'It leaks.');
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('What do you see?')).toHaveValue('It leaks.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(confirm).toHaveBeenCalledTimes(2);
    confirm.mockRestore();
  });

  it('cannot report what is reported already, and withdraws a claim', async () => {
    const claims = [aClaim({ lines: [{ line: PEN, pieces: 1 }] })];
    const { user, form } = await openForm(order({ claims }));
    expect(form.getByLabelText('Pen (all reported)')).toBeDisabled();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Withdraw the claim' }));
    await waitFor(() => expect(sent).toEqual([[`/api/order/${ID}/claims/${'c'.repeat(24)}/withdrawal`, undefined]]));
  });

  it('reads the answer, and how it is made good', () => {
    const claims = [
      aClaim({ state: 'accepted', remedy: 'refund', refund: 250, reason: 'It broke on the way.' }),
      aClaim({ _id: 'd'.repeat(24), state: 'declined', reason: 'As in the proof.' }),
    ];
    renderScreen(<CustomerClaims order={order({ claims, claimableUntil: '2020-01-01T00:00:00.000Z' })} />, {
      user: aUser(),
    });
    expect(screen.getByText('We will refund ₹250.00.')).toBeVisible();
    expect(screen.getByText('It broke on the way.')).toBeVisible();
    expect(screen.getByText('Not accepted')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['before the delivery', { claimableUntil: undefined }],
    ['when it is too late', { claimableUntil: '2020-01-01T00:00:00.000Z' }],
  ])('is not asked %s', (_, part) => {
    renderScreen(<CustomerClaims order={order(part)} />, { user: aUser() });
    expect(screen.queryByText('Something wrong with it?')).toBeNull();
  });

  it('reads all of it in Hindi', async () => {
    await renderInHindi(<CustomerClaims order={order({ claims: [aClaim({ text: 'टूटा है' })] })} />, { user: aUser() });
    expect(leftInEnglish('Photo mug')).toEqual([]);
  });
});

describe('staff', () => {
  const open = (mayDecide = true, claims = [aClaim()]) =>
    renderScreen(<StaffClaims order={order({ claims })} mayDecide={mayDecide} />, { user: aUser() });

  it('refund what the pieces cost unless they say otherwise, with a reason', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    const form = within(screen.getByRole('dialog'));
    expect(form.getByRole('button', { name: 'Save the decision' })).toBeDisabled();
    await user.selectOptions(form.getByLabelText('Decision'), 'Refund');
    expect(form.getByLabelText('Amount in ₹, at most ₹500.00')).toHaveValue(500);
    await user.type(form.getByLabelText('Reason'), 'Sorry');
    await user.click(form.getByRole('button', { name: 'Save the decision' }));
    await waitFor(() =>
      expect(sent).toEqual([
        [`/api/order/${ID}/claims/${'c'.repeat(24)}`, { decision: 'refund', amount: 500, reason: 'Sorry' }],
      ]),
    );
  });

  it('are asked before the reason of a decision is dropped', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    await user.type(screen.getByLabelText('Reason'), 'Sorry');
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Reason')).toHaveValue('Sorry');
    expect(confirm).toHaveBeenCalledTimes(1);
    confirm.mockRestore();
  });

  it('read why a decision was refused', async () => {
    refusal = 'The customer has withdrawn this.';
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    const form = within(screen.getByRole('dialog'));
    await user.type(form.getByLabelText('Reason'), 'Sorry');
    await user.click(form.getByRole('button', { name: 'Save the decision' }));
    expect(await form.findByRole('alert')).toHaveTextContent(refusal);
  });

  it('whose role does not allow it only read', () => {
    open(false);
    expect(screen.getByText('Two are chipped.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  });
});
