interface CardOptions {
  /** Width and height after trimming. */
  sizeMm?: readonly [number, number];
}

/** A PDF of one page, a visiting card of 90 × 54 mm unless told otherwise, with 3 mm of bleed. `inks` are of its ground, in percent. */
export function aCard(
  inks: readonly [number, number, number, number],
  { sizeMm: [across, down] = [90, 54] }: CardOptions = {},
): Buffer {
  const points = (mm: number) => ((mm / 25.4) * 72).toFixed(3);
  const [width, height] = [points(across + 6), points(down + 6)];
  const content = `${inks.map((percent) => percent / 100).join(' ')} k 0 0 ${width} ${height} re f\n`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /TrimBox [${points(3)} ${points(3)} ${points(across + 3)} ${points(down + 3)}] /Contents 4 0 R /Resources << >> >>`,
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
