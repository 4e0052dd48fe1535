import { renderInHindi, renderScreen } from '@print-shop/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Column, DataTable } from './data-table.tsx';
import { ActiveFilters, type Filter, FilterFields, SearchField } from './list-tools.tsx';
import { Pager } from './pager.tsx';
import { useListState } from './use-list.ts';

interface Row {
  id: string;
  name: string;
}
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', title: 'Name', sortBy: 'name', value: ({ name }) => name },
  { id: 'joined', title: 'Joined', sortBy: 'joined', cell: () => 'today' },
  { id: 'phone', title: 'Phone', cell: () => '' },
];
const FILTERS = ['role', 'day'];
const CHOICES: readonly Filter[] = [
  { name: 'role', label: 'Role', options: [['admin', 'Admins']] },
  { name: 'day', label: 'Day', type: 'date' },
];

function Screen({ total = 30_000, isStale = false }) {
  const list = useListState({ sort: '-joined', filters: FILTERS });
  const navigate = useNavigate();
  return (
    <>
      <SearchField list={list} label="Search people" />
      <FilterFields list={list} filters={CHOICES} />
      <ActiveFilters list={list} filters={CHOICES} />
      <DataTable
        caption="People"
        columns={COLUMNS}
        rows={[{ id: '1', name: 'Asha' }]}
        keyOf={({ id }) => id}
        sort={list.sort}
        onSort={list.setSort}
        isStale={isStale}
      />
      <Pager page={list.page} pageSize={50} total={total} onPage={list.setPage} />
      <output aria-label="asked">{JSON.stringify(list.query)}</output>
      <output aria-label="address">{useLocation().search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}
/** Its columns are made again whenever it is drawn. */
function Counting() {
  const [count, setCount] = useState(0);
  const columns: Column<Row>[] = [
    { id: 'count', title: 'Count', cell: () => count },
    { id: 'note', title: 'Note', cell: () => <input aria-label="Note" /> },
  ];
  return (
    <>
      <DataTable caption="Notes" columns={columns} rows={[{ id: '1', name: 'Asha' }]} keyOf={({ id }) => id} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
    </>
  );
}

const open = (at = '/') => renderScreen(<Screen />, { at });
const address = () => screen.getByLabelText('address').textContent;
const asked = () => JSON.parse(screen.getByLabelText('asked').textContent ?? '');
const click = (user: ReturnType<typeof open>['user'], name: string) => user.click(screen.getByRole('button', { name }));

describe('a list', () => {
  it('begins where its address says', () => {
    open('/?search=asha&sort=name&role=admin&page=3');
    expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveValue('asha');
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('admin');
    expect(screen.getByText('Page 3 of 200')).toBeVisible();
    expect(asked()).toEqual({ search: 'asha', sort: 'name', role: 'admin', page: 3, limit: 50 });
  });

  it('asks once the hand rests, from the first page on, and typing leaves one entry behind', async () => {
    const { user } = open();
    await click(user, 'Next');
    expect(address()).toBe('?page=2');
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'asha ');
    await waitFor(() => expect(address()).toBe('?search=asha'));
    expect(asked()).toEqual({ search: 'asha', sort: '-joined', page: 1, limit: 50 });
    await click(user, 'Back');
    expect(address()).toBe('');
    expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveValue('');
  });

  it('keeps what is typed while the address takes over what was typed before', async () => {
    open();
    const field = screen.getByRole('searchbox', { name: 'Search people' });
    jest.useFakeTimers();
    fireEvent.change(field, { target: { value: 's' } });
    act(() => {
      jest.runOnlyPendingTimers(); // the address is changed in a transition
      fireEvent.change(field, { target: { value: 'sh' } });
    });
    expect(address()).toBe('?search=s');
    expect(field).toHaveValue('sh');
    act(() => jest.runOnlyPendingTimers());
    expect(address()).toBe('?search=sh');
    jest.useRealTimers();
  });

  it('tells its order at the heads and turns it round by them', async () => {
    const { user } = open();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Joined')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Name')).toHaveAttribute('aria-sort', 'none');
    expect(head('Phone')).not.toHaveAttribute('aria-sort');
    expect(within(head('Phone')).queryByRole('button')).toBeNull();
    await click(user, 'Name');
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    await click(user, 'Name');
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
    expect(address()).toBe('?sort=-name');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Joined, descending');
    expect(address()).toBe('');
  });

  it('keeps what stands in a row when the screen makes its columns anew', async () => {
    const { user } = renderScreen(<Counting />);
    const note = screen.getByRole('textbox', { name: 'Note' });
    await user.type(note, 'a');
    await click(user, 'Add');
    expect(screen.getByRole('cell', { name: '1' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toBe(note);
  });

  it('sorts by no column while the order is none of theirs', () => {
    open('/?sort=relevance');
    for (const name of ['Name', 'Joined']) {
      expect(screen.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'none');
    }
  });

  it('keeps the filter when the page turns, and the first page when the filter changes', async () => {
    const { user } = open('/?page=4');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Role: Admins');
    expect(address()).toBe('?role=admin');
    await click(user, 'Next');
    expect(address()).toBe('?role=admin&page=2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Role: any');
    expect(address()).toBe('');
  });

  it('names its filters above the rows, and drops one or all of them', async () => {
    const { user } = open('/?role=admin&day=2026-11-21&search=asha&page=2');
    const active = () => within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button');
    expect(active().map(({ textContent }) => textContent)).toEqual(['Role: Admins', 'Day: 21 Nov 2026', 'Clear all']);
    await click(user, 'Remove the filter Role: Admins');
    expect(address()).toBe('?day=2026-11-21&search=asha');
    await click(user, 'Clear all');
    expect(address()).toBe('');
    expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  it('says how to see what lies behind the last page that can be reached', () => {
    open('/?page=200');
    expect(screen.getByText(/Only the first 10,000 can be paged through/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('keeps the old rows while the next come', () => {
    renderScreen(<Screen isStale />);
    expect(screen.getByRole('region', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('cell', { name: 'Asha' })).toBeVisible();
  });
});

it('has its own controls in Hindi for whoever chose it', async () => {
  await renderInHindi(<Screen />, { at: '/?page=200' });
  expect(screen.getByText('पेज 200, कुल 200')).toBeVisible();
  expect(screen.getByText(/सिर्फ़ पहले 10,000/)).toBeVisible();
});
