import type { ListView } from '@print-shop/contracts';
import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router';
import { useListPage } from './api/use-list-page.ts';
import type { Column } from './data-table.tsx';
import { ListRows } from './list-rows.tsx';
import { useListState } from './use-list.ts';

interface Row {
  _id: string;
  name: string;
}
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', title: 'Name', sortBy: 'name', value: ({ name }) => name },
  { id: 'phone', title: 'Phone', value: () => '98' },
];
const FILTERS = ['role'];
const LIST = { id: 'people', method: 'get', path: '/api/people', access: 'signed-in' } as const;

function People() {
  const list = useListState({ filters: FILTERS });
  const page = useListPage(LIST, list.query);
  return (
    <>
      <ListRows
        name="people"
        list={list}
        page={page as never}
        caption="People"
        columns={COLUMNS}
        loading="Loading"
        empty="Nobody"
      />
      <output aria-label="address">{useLocation().search}</output>
    </>
  );
}

let views: ListView[] = [];
const fault = (message: string) => HttpResponse.json({ message, code: 'x' }, { status: 409 });
const server = serve(
  http.get('/api/people', () =>
    HttpResponse.json([{ _id: anId(1), name: 'Asha' }], { headers: { 'X-Total-Count': '1' } }),
  ),
  http.get('/api/users/views', () => HttpResponse.json(views)),
  http.post('/api/users/views', async ({ request }) => {
    views = [...views, { ...((await request.json()) as ListView), _id: anId(10 + views.length) }];
    return HttpResponse.json(views, { status: 201 });
  }),
  http.put('/api/users/views/:id', async ({ request, params }) => {
    const body = (await request.json()) as ListView;
    views = views.map((view) => (view._id === params.id ? { ...body, _id: view._id } : view));
    return HttpResponse.json(views);
  }),
  http.delete('/api/users/views/:id', ({ params }) => {
    views = views.filter(({ _id }) => _id !== params.id);
    return HttpResponse.json(views);
  }),
);
beforeEach(() => {
  views = [
    { _id: anId(2), list: 'people', name: 'Admins', address: 'role=admin&sort=-name', hidden: ['phone'] },
    { _id: anId(3), list: 'orders', name: 'Late', address: 'leave=late', hidden: [] },
  ];
  localStorage.clear();
});
const owner = aUser({ isAdmin: true, role: 'owner' });
const open = (at = '/') => renderScreen(<People />, { at, user: owner });
const openViews = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  await dialog.findByRole('button', { name: 'Save this list as a view' });
  return dialog;
};
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the saved views of a list', () => {
  it('open with their filters, order and columns, and are of this list alone', async () => {
    const { user } = open('/?search=asha&page=2');
    const dialog = await openViews(user);
    expect(dialog.queryByRole('button', { name: 'Late' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Admins' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('address')).toHaveTextContent('?role=admin&sort=-name');
    await screen.findByRole('cell', { name: 'Asha' });
    expect(heads()).toEqual(['Name']);
  });

  it('are saved as the list is, without its page', async () => {
    const { user } = open('/?role=admin&page=2');
    const dialog = await openViews(user);
    expect(dialog.getByRole('button', { name: 'Save this list as a view' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Name of the view' }), ' Everyone ');
    await user.click(dialog.getByRole('button', { name: 'Save this list as a view' }));
    expect(await dialog.findByRole('button', { name: 'Everyone' })).toBeVisible();
    expect(views.at(-1)).toMatchObject({ list: 'people', name: 'Everyone', address: 'role=admin', hidden: [] });
    expect(dialog.getByRole('textbox', { name: 'Name of the view' })).toHaveValue('');
  });

  it('are renamed and deleted', async () => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(true);
    const { user } = open();
    const dialog = await openViews(user);
    await user.click(dialog.getByRole('button', { name: 'Rename Admins' }));
    const name = dialog.getByRole('textbox', { name: 'Name of the view' });
    await user.clear(name);
    await user.type(name, 'Staff');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await dialog.findByRole('button', { name: 'Staff' })).toBeVisible();
    expect(views[0]).toMatchObject({ name: 'Staff', address: 'role=admin&sort=-name', hidden: ['phone'] });
    await user.click(dialog.getByRole('button', { name: 'Delete Staff' }));
    expect(await dialog.findByText('You have no view of this list yet.')).toBeVisible();
    expect(asked).toHaveBeenCalledWith('Delete the view “Staff”?');
    asked.mockRestore();
  });

  it('ask before a typed name is dropped', async () => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = open();
    const dialog = await openViews(user);
    await user.type(dialog.getByRole('textbox', { name: 'Name of the view' }), 'Admins of the new shop');
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('textbox', { name: 'Name of the view' })).toHaveValue('Admins of the new shop');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('say why they could not be saved', async () => {
    server.use(http.post('/api/users/views', () => fault('You have a view of this name already.')));
    const { user } = open();
    const dialog = await openViews(user);
    await user.type(dialog.getByRole('textbox', { name: 'Name of the view' }), 'Admins');
    await user.click(dialog.getByRole('button', { name: 'Save this list as a view' }));
    expect(await dialog.findByText('You have a view of this name already.')).toBeVisible();
  });

  it('are reached from an empty list', async () => {
    server.use(http.get('/api/people', () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })));
    const { user } = open();
    await openViews(user);
  });

  it('are in Hindi for whoever chose it', async () => {
    const { user } = await renderInHindi(<People />, { user: owner });
    await user.click(await screen.findByRole('button', { name: 'सेव किए व्यू' }));
    await screen.findByRole('button', { name: 'Admins' });
    expect(leftInEnglish('address', 'Admins', 'People', 'Name', 'Phone', 'Asha', 'CSV')).toEqual([]);
  });
});

describe('the columns of a list', () => {
  it('are chosen, remembered, and never all hidden', async () => {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Name' }));
    expect(screen.getByRole('checkbox', { name: 'Phone' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(heads()).toEqual(['Phone']);
    unmount();
    open();
    await screen.findByRole('cell', { name: '98' });
    expect(heads()).toEqual(['Phone']);
    await user.click(screen.getByRole('button', { name: 'Columns: 1 of 2' }));
    await user.click(screen.getByRole('button', { name: 'Show all columns' }));
    await user.keyboard('{Escape}');
    expect(heads()).toEqual(['Name', 'Phone']);
  });
});
