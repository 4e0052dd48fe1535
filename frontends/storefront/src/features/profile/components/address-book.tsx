import type { SavedAddress } from '@print-shop/contracts';
import { addressLine } from '@print-shop/contracts/client';
import { Badge, Button, FormMessage, Skeleton, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useState } from 'react';
import { useAddresses, useKeepAddress } from '../../../addresses/api/use-addresses.ts';
import { useText } from '../messages/index.ts';
import { AddressDialog } from './address-dialog.tsx';
import { RemoveAddress } from './remove-address.tsx';

type Open = { kind: 'edit' | 'remove'; address: SavedAddress } | { kind: 'add' };

/** The customer's addresses: the default first, each to be changed, removed or made the default. */
export function AddressBook() {
  const text = useText().addresses;
  const query = useAddresses();
  const keep = useKeepAddress();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const makeDefault = ({ _id: id, ...address }: SavedAddress) =>
    keep.mutate(
      { id, address: { ...address, isDefault: true } },
      {
        onSuccess: () => toast(text.isNowDefault),
        onError: (error) => toast(messageOf(error, text.failed), 'bad'),
      },
    );
  return (
    <section aria-labelledby="addresses" className="mt-6 bg-sheet p-5 shadow-sheet sm:p-8">
      <h2 id="addresses" className="font-bold text-lead">
        {text.title}
      </h2>
      <p className="mt-2 text-ink-soft">{text.lead}</p>
      <Region
        query={query}
        loading={<Skeleton className="mt-5 h-24" />}
        failed={<FormMessage>{text.unknown}</FormMessage>}
      >
        {(addresses) =>
          addresses.length > 0 && (
            <ul className="mt-5 grid border-rule border-t">
              {addresses.map((address) => (
                <li key={address._id} className="grid gap-2 border-rule border-b py-4">
                  <div>
                    {address.isDefault && <Badge tone="info">{text.default}</Badge>}
                    {address.name && <p className="font-semibold">{address.name}</p>}
                    <p>{addressLine(address)}</p>
                    {address.phone && <p className="text-ink-soft text-small">{address.phone}</p>}
                    {address.gstin && (
                      <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
                        {[address.business, text.gstinOf(address.gstin)].filter(Boolean).join(', ')}
                      </p>
                    )}
                  </div>
                  <div className="flex flex-wrap gap-2">
                    <Button
                      tone="outline"
                      size="small"
                      aria-label={text.editOf(address.street)}
                      onClick={() => setOpen({ kind: 'edit', address })}
                    >
                      {text.edit}
                    </Button>
                    <Button
                      tone="outline"
                      size="small"
                      aria-label={text.removeOf(address.street)}
                      onClick={() => setOpen({ kind: 'remove', address })}
                    >
                      {text.remove}
                    </Button>
                    {!address.isDefault && (
                      <Button
                        tone="quiet"
                        size="small"
                        aria-label={text.makeDefaultOf(address.street)}
                        onClick={() => makeDefault(address)}
                      >
                        {text.makeDefault}
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Region>
      <Button tone="outline" className="mt-5" onClick={() => setOpen({ kind: 'add' })}>
        {text.add}
      </Button>
      {open?.kind === 'remove' && <RemoveAddress address={open.address} onClose={close} />}
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <AddressDialog address={open.kind === 'edit' ? open.address : undefined} onClose={close} />
      )}
    </section>
  );
}
