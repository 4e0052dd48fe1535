import type { CustomerKind, LanguageCode } from '@print-shop/contracts';
import type { ServiceContext } from '@print-shop/service-kit';
import type { Config } from '../config.ts';
import type { Devices } from '../person/devices.ts';
import type { Channel } from './channel.ts';
import { channelsOf, phoneChannels } from './channels-of.ts';
import type { EmailOptions } from './email.ts';

interface ChannelsDeps extends Pick<ServiceContext<Config>, 'config' | 'onClose'> {
  write: EmailOptions['write'];
  devices: Devices;
}

/** Creates the channels that the shop has set up. Returns them and their names. */
export function createChannels({ config, write, devices, onClose }: ChannelsDeps) {
  const channels = channelsOf(config, write, devices);
  onClose('channels', async () => {
    for (const channel of channels) await channel.close();
  });
  return {
    channels,
    names: channels.map(({ name }) => name),
    /** Whether a channel can send a kind in a language. */
    canSend: (name: Channel['name'], kind: CustomerKind, language: LanguageCode): boolean =>
      channels.some((channel) => channel.name === name && (channel.canSend?.(kind, language) ?? true)),
    /** Returns the channel for a person who left only a phone; undefined without one. */
    phoneChannel: (kind: CustomerKind, language: LanguageCode) => phoneChannels(channels, kind, language)[0]?.name,
  };
}
