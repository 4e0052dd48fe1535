interface CardOptions {
  /** Width and height after trimming. */
  sizeMm?: readonly [number, number];
  /** How far its ground goes on beyond the trim; 3 unless told otherwise. */
  bleedMm?: number;
}

/**
 * A PDF of one page, a visiting card of 90 × 54 mm unless told otherwise. `colour` is of its ground, in percent: of four inks, or of red,
 * green and blue.
 */
export function aCard(
  colour: readonly [number, number, number, number] | readonly [number, number, number],
  { sizeMm: [across, down] = [90, 54], bleedMm = 3 }: CardOptions = {},
): Buffer {
  const points = (mm: number) => ((mm / 25.4) * 72).toFixed(3);
  const [width, height] = [points(across + 2 * bleedMm), points(down + 2 * bleedMm)];
  const content = `${colour.map((percent) => percent / 100).join(' ')} ${colour.length === 4 ? 'k' : 'rg'} 0 0 ${width} ${height} re f\n`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /TrimBox [${points(bleedMm)} ${points(bleedMm)} ${points(across + bleedMm)} ${points(down + bleedMm)}] /Contents 4 0 R /Resources << >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
  ];
  let text = '%PDF-1.4\n';
  const rows = objects.map((object, at) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const start = text.length;
  text += `xref\n0 5\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
