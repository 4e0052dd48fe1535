/** Words that customers use for the same goods. */
export const synonyms: string[][] = [
  ['visiting card', 'business card', 'name card', 'विज़िटिंग कार्ड'],
  ['banner', 'hoarding', 'flex'],
  ['standee', 'roll-up'],
  ['brochure', 'pamphlet', 'ब्रोशर'],
  ['flyer', 'leaflet', 'handbill', 'पर्चा'],
  ['t-shirt', 'tee', 'jersey'],
  ['name plate', 'door plate', 'नाम पट्टी'],
  ['mug', 'cup'],
  ['keychain', 'key ring', 'चाबी का छल्ला'],
  ['neon', 'led sign', 'glow sign'],
  ['letterhead', 'letter pad'],
  ['invitation', 'wedding card', 'शादी का कार्ड', 'निमंत्रण पत्र'],
  ['umbrella', 'छाता'],
  ['cap', 'टोपी'],
  ['bag', 'थैला'],
  ['diary', 'notebook', 'डायरी'],
];
