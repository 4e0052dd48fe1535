/** A line as it is priced: what was laid out without an uploaded design is set up for printing like one. */
export const withLayout = <Line extends { design?: string | undefined; scene?: string | undefined }>(
  line: Line,
): Line & { design: string } => ({ ...line, design: line.design || (line.scene ?? '') });
