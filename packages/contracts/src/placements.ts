export const PLACEMENTS = ['Left', 'Right', 'Front A4', 'Front A3', 'Back A4', 'Back A3'] as const;

/** The placements of a line as one text, as carts and orders store them. */
export const placementsText = (placements: readonly string[]): string => placements.join(', ');

/** The placements of a line, which are stored as one text: `Left, Front A4`. */
export const placementsOf = (joined: string): string[] => joined.split(', ').filter(Boolean);
