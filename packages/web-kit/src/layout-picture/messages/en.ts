export const en = {
  look: 'Look at the layout',
  title: 'The layout on the product',
  view: { front: 'Front', back: 'Back' } as Record<string, string>,
  side: (alt: string, side: string) => `${alt}: ${side}`,
  picture: (place: number, width: string, height: string) => `Picture ${place}: ${width} × ${height} mm`,
  text: (words: string, width: string, height: string) => `Text “${words}”: ${width} × ${height} mm`,
  trimmed: (width: string, height: string) => `${width} × ${height} mm when it is cut`,
};
