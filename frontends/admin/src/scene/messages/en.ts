export const en = {
  layout: "The customer's layout on the product",
  print: (area: string) => `Print file: ${area}`,
  failed: 'The print file could not be made. Please try again.',
};
