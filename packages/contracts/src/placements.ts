/** Where a design goes on a garment. */
export const PLACEMENTS = ['Left', 'Right', 'Front A4', 'Front A3', 'Back A4', 'Back A3'] as const;
