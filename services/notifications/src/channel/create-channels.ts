import type { CustomerKind, LanguageCode } from '@print-shop/contracts';
import type { ServiceContext } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import type { Config } from '../config.ts';
import { createRefusedAddressStore, refusedAddressModel } from '../message/refused-address.store.ts';
import type { Devices } from '../person/devices.ts';
import { channelsOf, phoneChannels } from './channels-of.ts';
import type { EmailOptions } from './email.ts';

interface ChannelsDeps extends Pick<ServiceContext<Config>, 'config' | 'onClose'> {
  mongo: Connection;
  write: EmailOptions['write'];
  devices: Devices;
}

/** Creates the channels that the shop has set up. Returns them, their names, and the addresses that take no messages. */
export function createChannels({ config, mongo, write, devices, onClose }: ChannelsDeps) {
  const channels = channelsOf(config, write, devices);
  onClose('channels', async () => {
    for (const channel of channels) await channel.close();
  });
  return {
    channels,
    names: channels.map(({ name }) => name),
    refused: createRefusedAddressStore(refusedAddressModel(mongo)),
    /** Returns the channel for a person who left only a phone; undefined without one. */
    phoneChannel: (kind: CustomerKind, language: LanguageCode) => phoneChannels(channels, kind, language)[0]?.name,
  };
}
