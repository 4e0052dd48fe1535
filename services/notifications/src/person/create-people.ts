import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import type { Config } from '../config.ts';
import { deviceRoutes } from './device.routes.ts';
import { createPersonStore, personModel } from './person.store.ts';
import { type PreferencesRoutesDeps, preferencesRoutes } from './preferences.routes.ts';
import { createUnsubscribeLinks } from './unsubscribe-link.ts';

interface PeopleDeps {
  config: Config;
  mongo: Connection;
}

/**
 * Creates the people who get messages. Returns their store and their links to unsubscribe. `routes` registers the routes.
 */
export function createPeople({ config, mongo }: PeopleDeps) {
  const people = createPersonStore(personModel(mongo));
  const links = createUnsubscribeLinks(config.MESSAGE_KEY, config.PUBLIC_URL);
  return {
    people,
    links,
    routes(
      router: ContractRouter,
      { messages, refused, channels }: Pick<PreferencesRoutesDeps, 'messages' | 'refused' | 'channels'>,
    ): void {
      const { PUSH_KEY: pushKey, PUSH_SERVICES: services, PUBLIC_URL: publicUrl } = config;
      preferencesRoutes(router, { people, messages, refused, links, channels, pushKey, publicUrl });
      deviceRoutes(router, { devices: people.devices, services: pushKey ? services : [] });
    },
  };
}
