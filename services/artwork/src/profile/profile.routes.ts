import {
  getPrintProfile,
  listPrintProfiles,
  removePrintProfile,
  type StoredPrintProfile,
  setPrintProfile,
} from '@print-shop/contracts';
import { allow, type ContractRouter, notFound } from '@print-shop/service-kit';
import type { CountingProfile, ProfileStore } from './profile.store.ts';

/** Registers /api/artwork/profiles: what each product type is printed like. */
export function profileRoutes(router: ContractRouter, profiles: ProfileStore): void {
  router
    .on(listPrintProfiles, allow.anyone, async () => {
      return { status: 200, body: (await profiles.list()).map(toResponse) };
    })
    .on(getPrintProfile, allow.anyone, async ({ params }) => {
      return { status: 200, body: toResponse(await profiles.find(params.productType)) };
    })
    .on(setPrintProfile, allow.staff('catalogue:write'), async ({ params, body, user }) => {
      return { status: 200, body: toResponse(await profiles.set({ ...body, ...params }, user, new Date())) };
    })
    .on(removePrintProfile, allow.staff('catalogue:write'), async ({ params, user }) => {
      const usual = await profiles.remove(params.productType, user, new Date());
      if (!usual) throw noSuchProfile();
      return { status: 200, body: toResponse(usual) };
    });
}

const toResponse = ({ profile, updatedAt }: CountingProfile): StoredPrintProfile => ({
  ...profile,
  updatedAt: updatedAt?.toISOString() ?? null,
});

const noSuchProfile = () =>
  notFound(
    {
      en: 'Nothing is stored for this product type; its usual profile counts.',
      hi: 'इस प्रोडक्ट टाइप के लिए कुछ सेव नहीं है; इसका आम प्रोफ़ाइल ही चलता है।',
    },
    'profile-not-found',
  );
