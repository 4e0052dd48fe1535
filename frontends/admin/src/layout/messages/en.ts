export const en = {
  layout: "The customer's layout on the product",
  print: (area: string, kind: string) => `Print file: ${area} (${kind})`,
  ofLayout: (area: string, kind: string) => `Layout: ${area} (${kind})`,
  failed: 'The print file could not be made. Please try again.',
};
