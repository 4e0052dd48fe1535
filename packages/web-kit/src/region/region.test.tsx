import { ApiError } from '@print-shop/web-kit';
import { renderScreen } from '@print-shop/web-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { both, Region } from './region.tsx';

type Read = () => Promise<string[] | null>;

const away: Read = () => Promise.reject(new ApiError(503, ''));
const refuse: Read = () => Promise.reject(new ApiError(404, 'No such list'));
const answer =
  (...rows: string[]): Read =>
  async () =>
    rows;

interface RowsProps {
  reads: Read[];
  loading?: string | ReactElement;
  failed?: string | ReactElement;
}

/** A list that is read by each of `reads` in turn. */
function Rows({ reads, loading = 'Loading rows …', failed = 'The rows could not be loaded' }: RowsProps) {
  const query = useQuery({ queryKey: ['rows'], queryFn: () => (reads.shift() ?? away)() });
  return (
    <>
      <button type="button" onClick={() => query.refetch()}>
        Read again
      </button>
      <output>{query.errorUpdateCount} failed</output>
      <Region
        query={query}
        loading={loading}
        failed={failed}
        level={1}
        refused={({ status }) => status === 404 && <p>This link has expired</p>}
        empty={<p>No rows yet</p>}
      >
        {(rows) => <p>{rows.join(', ')}</p>}
      </Region>
    </>
  );
}

const never: Read = () => new Promise(() => undefined);
const readAgain = () => userEvent.click(screen.getByRole('button', { name: 'Read again' }));

describe('a region while its query loads', () => {
  it('says what is loading', () => {
    renderScreen(<Rows reads={[never]} />);
    expect(screen.getByText('Loading rows …')).toHaveAttribute('role', 'status');
  });

  it('shows a skeleton where it has one', () => {
    renderScreen(<Rows reads={[never]} loading={<div role="status" aria-label="Loading the shelf" />} />);
    expect(screen.getByRole('status', { name: 'Loading the shelf' })).toBeVisible();
  });
});

describe('a region whose query failed', () => {
  it('says so under a heading of its level, and loads on request', async () => {
    renderScreen(<Rows reads={[away, answer('A', 'B')]} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'The rows could not be loaded' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('A, B')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows something else where it has it', async () => {
    renderScreen(<Rows reads={[away]} failed={<p>Nothing is lost</p>} />);
    expect(await screen.findByText('Nothing is lost')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the refusal of the server, also in place of data', async () => {
    renderScreen(<Rows reads={[answer('A'), refuse]} />);
    expect(await screen.findByText('A')).toBeVisible();
    await readAgain();
    expect(await screen.findByText('This link has expired')).toBeVisible();
    expect(screen.queryByText('A')).not.toBeInTheDocument();
  });

  it('keeps the data of an earlier read', async () => {
    renderScreen(<Rows reads={[answer('A'), away]} />);
    expect(await screen.findByText('A')).toBeVisible();
    await readAgain();
    expect(await screen.findByText('1 failed')).toBeVisible();
    expect(screen.getByText('A')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a region whose query has an answer', () => {
  it('says that there is nothing for a page of a list without rows', () => {
    const page = { data: { data: [], total: 0 }, isPending: false, error: null, refetch: jest.fn() };
    renderScreen(
      <Region query={page} loading={null} failed={null} empty={<p>No rows yet</p>}>
        {() => <p>Rows</p>}
      </Region>,
    );
    expect(screen.getByText('No rows yet')).toBeVisible();
    expect(screen.queryByText('Rows')).not.toBeInTheDocument();
  });

  it.each([
    ['null', async () => null],
    ['a list without rows', answer()],
  ])('says that there is nothing for %s', async (_, read) => {
    renderScreen(<Rows reads={[read]} />);
    expect(await screen.findByText('No rows yet')).toBeVisible();
  });

  it('shows the data', async () => {
    renderScreen(<Rows reads={[answer('A', 'B')]} />);
    expect(await screen.findByText('A, B')).toBeVisible();
  });
});

/** Two lists, each read by its own functions in turn. */
function TwoLists({ first, second }: { first: Read[]; second: Read[] }) {
  const a = useQuery({ queryKey: ['first'], queryFn: () => (first.shift() ?? away)() });
  const b = useQuery({ queryKey: ['second'], queryFn: () => (second.shift() ?? away)() });
  return (
    <Region query={both(a, b)} loading="Loading both …" failed="The lists could not be loaded">
      {([rows, others]) => <p>{[...(rows ?? []), ...(others ?? [])].join(', ')}</p>}
    </Region>
  );
}

describe('a region of two queries', () => {
  it('loads until both have an answer', () => {
    renderScreen(<TwoLists first={[answer('A')]} second={[never]} />);
    expect(screen.getByText('Loading both …')).toBeVisible();
  });

  it('says that one failed, and reads both again on request', async () => {
    renderScreen(<TwoLists first={[answer('A'), answer('B')]} second={[away, answer('C')]} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('B, C')).toBeVisible();
  });
});
