/** The services of a shop that has not set its own, in the order of their page. The pages have texts for these. */
export const USUAL_SERVICES = ['advertising', 'printing', 'ledboard', 'design'] as const;
export type UsualService = (typeof USUAL_SERVICES)[number];

/** Whether the pages have texts for a service that the shop has not described itself. */
export const isUsualService = (slug: string): slug is UsualService => USUAL_SERVICES.some((one) => one === slug);

export const serviceSlugs = ({ services = [] }: { services?: readonly { slug: string }[] | undefined }): string[] =>
  services.length > 0 ? services.map(({ slug }) => slug) : [...USUAL_SERVICES];
