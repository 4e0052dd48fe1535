/** Product types with their categories, as the shop's menus show them. */
export const productTypes: Record<string, string[]> = {
  'Business Cards': ['Standard', 'Premium', 'Textured & Special', 'Spot UV & Foil'],
  Banners: ['Flex Banners', 'Roll-up Standees', 'Shop Fronts', 'Events'],
  Brochures: ['Tri-fold', 'Bi-fold', 'Accordion'],
  Flyers: ['A5 Flyers', 'A4 Flyers', 'Posters'],
  'T-Shirt': ['Round Neck', 'Sports', 'Events', 'Corporate', 'Packs'],
  'Mugs & Bottles': ['Ceramic Mugs', 'Two-tone Mugs', 'Steel Bottles', 'Sippers'],
  Keychains: ['Acrylic', 'Metal', 'Leather', 'Wooden'],
  'Name Plates': ['Wooden', 'Acrylic', 'Metal', 'Ceramic & Stone'],
  'LED & Neon Boards': ['Neon Signs', 'Glow Sign Boards', 'LED Letters', 'Running Displays'],
  Stationery: ['Letterheads & Envelopes', 'Notebooks & Diaries', 'Calendars', 'Stamps & Stickers', 'Invitations'],
  Promotional: ['Caps', 'Bags', 'Badges & Lanyards', 'Umbrellas'],
};
