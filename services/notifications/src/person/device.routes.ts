import { addDevice, removeDevice } from '@print-shop/contracts';
import { allow, type ContractRouter, invalidInput } from '@print-shop/service-kit';
import type { Devices } from './devices.ts';
import { isPushService } from './push-service.ts';

export interface DeviceRoutesDeps {
  devices: Devices;
  /** Origins of the push services; none where the shop sends nothing to browsers. */
  services: readonly string[];
}

/** Registers the browsers in which people turn messages on and off. */
export function deviceRoutes(router: ContractRouter, { devices, services }: DeviceRoutesDeps): void {
  router
    .on(addDevice, allow.signedIn, async ({ body, user }) => {
      if (!isPushService(body.endpoint, services))
        throw invalidInput(
          {
            en: 'This shop cannot send messages to this browser.',
            hi: 'यह दुकान इस ब्राउज़र पर मैसेज नहीं भेज सकती।',
          },
          'unknown-push-service',
        );
      await devices.add(user.id, body);
      return { status: 200, body: { message: 'Messages come to this browser, too.' } };
    })
    .on(removeDevice, allow.signedIn, async ({ body: { endpoint }, user }) => {
      await devices.remove(endpoint, user.id);
      return { status: 200, body: { message: 'No more messages come to this browser.' } };
    });
}
