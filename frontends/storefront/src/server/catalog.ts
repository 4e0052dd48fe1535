export const explorePath = (type: string): string => (type ? `/explore?type=${encodeURIComponent(type)}` : '/explore');

/** The range of the shop, where no nearer description is known. */
export const everything = {
  en: (shop: string) =>
    `Business cards, banners, brochures, t-shirts, mugs, name plates and neon signs, printed to order by ${shop}.`,
  hi: (shop: string) => `विज़िटिंग कार्ड, बैनर, ब्रोशर, टी-शर्ट, मग, नेम प्लेट और नियॉन साइन: ${shop} से ऑर्डर पर छपवाएँ।`,
};
