export const en = {
  layout: "The customer's layout on the product",
  print: (area: string, kind: string) => `Print file: ${area} (${kind})`,
  failed: 'The print file could not be made. Please try again.',
};
