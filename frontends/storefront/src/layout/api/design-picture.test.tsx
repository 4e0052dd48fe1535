import { serve } from '@print-shop/web-kit/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { designPicture } from './design-picture.ts';

serve(http.get('/media/designs/:name', () => HttpResponse.arrayBuffer(new ArrayBuffer(8))));

it('is held while it is shown, and its memory is given back afterwards', async () => {
  const held = new Set<string>();
  let count = 0;
  Object.assign(URL, {
    createObjectURL: () => {
      const copy = `blob:${++count}`;
      held.add(copy);
      return copy;
    },
    revokeObjectURL: (copy: string) => held.delete(copy),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } });
  const show = async (name: string) => {
    const before = held.size;
    const hide = new QueryObserver(queries, designPicture(`/media/designs/${name}.png?until=1`)).subscribe(() => {});
    await waitFor(() => expect(held.size).toBe(before + 1));
    return hide;
  };
  const [hide, hideOther] = [await show('a'), await show('b')];
  hide();
  await waitFor(() => expect([...held]).toEqual(['blob:2']));
  hideOther();
  await waitFor(() => expect(held.size).toBe(0));
});
