import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

const counted = jest.fn<void, [number]>();
const done = jest.fn();
function Shirts({ start = 1 }: { start?: number }) {
  const [quantity, setQuantity] = useState(start);
  return (
    <>
      <QuantityStepper
        value={quantity}
        max={500}
        onDone={done}
        onChange={(next) => {
          counted(next);
          setQuantity(next);
        }}
      />
      <button type="button" onClick={() => setQuantity(3)}>
        Back to three
      </button>
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Quantity' });
const open = (start?: number) => {
  render(<Shirts {...(start ? { start } : {})} />);
  return userEvent.setup();
};
beforeEach(() => {
  counted.mockClear();
  done.mockClear();
});

describe('a number of pieces that is typed', () => {
  it('may be cleared and written anew; End, Backspace, 7 makes 7 of 1', async () => {
    const user = open();
    await user.click(field());
    await user.keyboard('{End}{Backspace}');
    expect(field()).toHaveValue('');
    await user.keyboard('7');
    expect(field()).toHaveValue('7');
    expect(counted.mock.calls).toEqual([[7]]);
  });

  it('counts as it last was valid until it is put right', async () => {
    const user = open(12);
    await user.clear(field());
    await user.type(field(), '2x');
    expect(counted).toHaveBeenLastCalledWith(2);
    expect(field()).toHaveValue('2x');
    await user.tab();
    expect(field()).toHaveValue('1');
    expect(counted).toHaveBeenLastCalledWith(1);
  });

  it.each([
    ['', '1'],
    ['x', '1'],
    ['-4', '1'],
    ['2.5', '2'],
    ['501', '500'],
    ['२५', '25'],
  ])('"%s" becomes %s on Enter, and the focus stays', async (text, quantity) => {
    const user = open(12);
    await user.clear(field());
    await user.keyboard(`${text}{Enter}`);
    expect(field()).toHaveValue(quantity);
    expect(field()).toHaveFocus();
    expect(counted).toHaveBeenLastCalledWith(Number(quantity));
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('follows a number that changes elsewhere', async () => {
    const user = open();
    await user.type(field(), '7');
    fireEvent.click(screen.getByRole('button', { name: 'Back to three' }));
    expect(field()).toHaveValue('3');
    expect(field()).toHaveFocus();
  });
});

describe('the buttons of a number of pieces', () => {
  it('count from what was typed, and never below one or above the most', async () => {
    const user = open(2);
    const less = screen.getByRole('button', { name: 'Decrease quantity' });
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    await user.click(less);
    expect(field()).toHaveValue('1');
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(less).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('1');
    await user.clear(field());
    await user.keyboard('499');
    await user.click(more);
    expect(field()).toHaveValue('500');
    await user.click(more);
    expect(field()).toHaveValue('500');
    expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  it('and the field are one stop: who leaves them all has finished', async () => {
    const user = open(2);
    await user.click(field());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toHaveFocus();
    expect(done).not.toHaveBeenCalled();
    await user.tab();
    expect(done).toHaveBeenCalledTimes(1);
  });
});
