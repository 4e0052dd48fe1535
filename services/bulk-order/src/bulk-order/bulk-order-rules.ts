import { type PlaceBulkOrderBody, toRupees } from '@print-shop/contracts';
import { conflict, invalidInput } from '@print-shop/service-kit/errors';

export interface BulkOrderRules {
  /** `BULK_ORDER_MAX_RUPEES` of the settings. */
  maxRupees: number;
  /** `BULK_ORDER_REQUIRE_CONTACT` of the settings. */
  isContactRequired: boolean;
}

/** Throws conflict for a total above `maxRupees`: such an order needs a conversation with the shop first. */
export function refuseTooDear(totalPaise: number, { maxRupees }: BulkOrderRules): void {
  if (toRupees(totalPaise) <= maxRupees) return;
  const limit = `₹${maxRupees.toLocaleString('en-IN')}`;
  throw conflict(
    {
      en: `Bulk orders on this page can come to ${limit} at most. Please call the shop for a larger order.`,
      hi: `इस पेज से ज़्यादा से ज़्यादा ${limit} का बल्क ऑर्डर हो सकता है। इससे बड़े ऑर्डर के लिए दुकान पर फ़ोन कीजिए।`,
    },
    'bulk-order-too-large',
  );
}

/** Throws invalid-input for a guest without contact details, if the shop requires them. */
export function refuseUnreachable(
  { name, phone, email }: Pick<PlaceBulkOrderBody, 'name' | 'phone' | 'email'>,
  isGuest: boolean,
  { isContactRequired }: BulkOrderRules,
): void {
  if (!isContactRequired || !isGuest || (name && (phone || email))) return;
  throw invalidInput(
    {
      en: 'Please enter your name, and a phone number or an email, so that we can reach you.',
      hi: 'अपना नाम, और फ़ोन नंबर या ईमेल लिखिए, ताकि हम आप तक पहुँच सकें।',
    },
    'contact-required',
    {
      details: [
        ...(name ? [] : [{ path: 'name', message: { en: 'Please enter your name.', hi: 'अपना नाम लिखिए।' } }]),
        ...(phone || email
          ? []
          : [{ path: 'phone', message: { en: 'Please enter your phone number.', hi: 'अपना फ़ोन नंबर लिखिए।' } }]),
      ],
    },
  );
}
