import type { SavedAddress } from '@print-shop/contracts';
import { addressLine } from '@print-shop/contracts/client';
import type { ReactNode } from 'react';
import { useText } from '../messages/index.ts';

interface OptionProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Option = ({ isChosen, onChoose, children }: OptionProps) => (
  <label className="flex min-h-14 cursor-pointer items-center gap-4 border-rule px-4 py-2 hover:bg-paper-deep [&:not(:last-child)]:border-b">
    <input
      type="radio"
      name="delivery"
      checked={isChosen}
      onChange={onChoose}
      className="size-5 shrink-0 accent-action"
    />
    <span>{children}</span>
  </label>
);

interface AddressChoiceProps {
  addresses: readonly SavedAddress[];
  /** Id of the chosen one; undefined for another address, which is typed. */
  chosen: string | undefined;
  onChoose: (address: SavedAddress | undefined) => void;
}

export function AddressChoice({ addresses, chosen, onChoose }: AddressChoiceProps) {
  const text = useText();
  return (
    <fieldset>
      <legend className="headline mb-4 text-lead">{text.deliverTo}</legend>
      <div className="grid rounded border border-rule bg-sheet">
        {addresses.map((address) => (
          <Option key={address._id} isChosen={chosen === address._id} onChoose={() => onChoose(address)}>
            {address.name && <span className="block font-semibold">{address.name}</span>}
            {addressLine(address)}
            {address.gstin && <span className="block text-caption text-ink-soft">{text.gstinOf(address.gstin)}</span>}
          </Option>
        ))}
        <Option isChosen={chosen === undefined} onChoose={() => onChoose(undefined)}>
          {text.anotherAddress}
        </Option>
      </div>
    </fieldset>
  );
}
