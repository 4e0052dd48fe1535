export const en = {
  storeOf: (shop: string) => `${shop}, store`,
  staff: 'Staff',
  viewStore: 'View Store',
  account: 'Staff account',
  own: { profile: 'Profile', settings: 'Settings', staff: 'Staff', store: 'View Store', logout: 'Logout' },
};
