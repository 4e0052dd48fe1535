import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { FileDrop } from './file-drop.tsx';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const dataTransfer = (...files: File[]) => ({
  dataTransfer: { types: ['Files'], items: files.map((file) => ({ kind: 'file', getAsFile: () => file })) },
});

function open(props: Partial<ComponentProps<typeof FileDrop>> = {}) {
  const onFiles = jest.fn<void, [File[]]>();
  render(<FileDrop label="Add pictures" hint="PNG" accept="image/png,.png" onFiles={onFiles} {...props} />);
  const chosen = () => onFiles.mock.calls.map(([files]) => files.map(({ name }) => name));
  return { chosen, input: screen.getByLabelText<HTMLInputElement>(/^Add pictures/), user: userEvent.setup() };
}

describe('a place for files', () => {
  it('is a file input with the name of its label, reached by the Tab key', async () => {
    const { input, user } = open();
    expect(input).toHaveAccessibleName('Add pictures PNG');
    expect(input).toHaveAttribute('accept', 'image/png,.png');
    await user.tab();
    expect(input).toHaveFocus();
  });

  it('reports a file that is chosen, and the same one again', async () => {
    const { input, user, chosen } = open();
    await user.upload(input, picture('a.png'));
    await waitFor(() => expect(chosen()).toEqual([['a.png']]));
    expect(input.files).toHaveLength(0);
    await user.upload(input, picture('a.png'));
    await waitFor(() => expect(chosen()).toEqual([['a.png'], ['a.png']]));
  });

  it('reports a file that was chosen before the page listened', async () => {
    const onFiles = jest.fn<void, [File[]]>();
    const drop = <FileDrop label="Add pictures" hint="PNG" accept="image/png" onFiles={onFiles} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(drop);
    document.body.append(container);
    await userEvent.upload(screen.getByLabelText(/^Add pictures/), picture('a.png'));
    const { unmount } = render(drop, { container, hydrate: true });
    await waitFor(() => expect(onFiles.mock.calls).toEqual([[[expect.objectContaining({ name: 'a.png' })]]]));
    unmount();
    container.remove();
  });

  it('reports files that are dropped, whatever they are, and shows where they may fall', async () => {
    const { chosen } = open({ isMultiple: true });
    const place = screen.getByText('Add pictures');
    const files = dataTransfer(picture('a.png'), new File(['x'], 'notes.txt', { type: 'text/plain' }));
    fireEvent.dragEnter(place, files);
    await waitFor(() => expect(place.closest('label')).toHaveClass('bg-action-soft'));
    fireEvent.drop(place, files);
    await waitFor(() => expect(chosen()).toEqual([['a.png', 'notes.txt']]));
    expect(place.closest('label')).not.toHaveClass('bg-action-soft');
  });

  it('takes the first of many where only one is wanted', async () => {
    const { chosen } = open();
    fireEvent.drop(screen.getByText('Add pictures'), dataTransfer(picture('a.png'), picture('b.png')));
    await waitFor(() => expect(chosen()).toEqual([['a.png']]));
  });

  it('takes nothing while it is disabled', async () => {
    const { chosen, input } = open({ isDisabled: true });
    expect(input).toBeDisabled();
    fireEvent.drop(screen.getByText('Add pictures'), dataTransfer(picture('a.png')));
    await Promise.resolve();
    expect(chosen()).toEqual([]);
  });

  it('keeps the page when a file falls beside it', () => {
    open();
    const drop = createEvent.drop(document.body, dataTransfer(picture('a.png')));
    fireEvent(document.body, drop);
    expect(drop.defaultPrevented).toBe(true);
  });
});
