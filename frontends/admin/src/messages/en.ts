import type { BulkOrder, BulkStep, Leaving, PriceSection, Role } from '@print-shop/contracts';

const roles: Record<Role, string> = {
  owner: 'Owner',
  manager: 'Manager',
  catalogue: 'Catalogue',
  production: 'Production',
};
const sections: Record<PriceSection, string> = {
  design: 'Design',
  paper: 'Paper',
  printing: 'Printing',
  lamination: 'Lamination',
  binding: 'Binding',
};
const bulkStatuses: Record<BulkOrder['status'], string> = {
  Pending: 'Pending',
  'In Production': 'In Production',
  Completed: 'Completed',
  Cancelled: 'Cancelled',
};
const orderSteps: Record<BulkStep, string> = {
  'line-cancelled': 'Items cancelled',
  'refund-due': 'Refund due',
  claimed: 'Claim',
  'claim-withdrawn': 'Claim withdrawn',
  'claim-accepted': 'Claim accepted',
  'claim-declined': 'Claim declined',
};
const leavings: Record<Leaving, string> = {
  due: 'today or late',
  today: 'today',
  late: 'late',
  waiting: 'not yet, waits for the customer',
};

export const en = {
  roles,
  sections,
  bulkStatuses,
  /** When orders have to leave the shop. */
  leavings,
  /** Events of orders and bulk orders that are not in their states. */
  orderSteps,
  sides: { both: 'both sides', single: 'single side' },
  noPrices: (section: PriceSection) => `No ${section} data available`,
  priceSaved: 'Updated successfully ✅',
  priceFailed: 'Update failed',
  priceDeleted: 'Deleted successfully ✅',
  priceDeleteFailed: 'Delete failed',
  /** The author of a step, where it was not a member of staff. */
  byCustomer: 'customer',
  byShop: 'shop',
  /** The region of toasts, as screen readers name it. */
  notices: 'Notices',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  /** Before a form with something typed is used for another row, or left. */
  confirmDelete: (name: string) => `Are you sure you want to delete "${name}"?`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  changeOf: (name: string) => `Change ${name}`,
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  newQuestions: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  tryAgain: 'Try Again',
  typesFailed: 'The product types could not be loaded.',
  colorsFailed: 'The colours could not be loaded.',
  choose: 'Choose...',
  colorOf: (name: string) => name,
  placementOf: (name: string) => name,
  notForRole: {
    pageTitle: 'Not for your role',
    title: 'This page is not for your role',
    lead: (role: string) => `You are signed in with the role ${role}. Ask an owner of the shop if you need this page.`,
  },
  changedMeanwhile: {
    title: (what: string) => `Somebody else changed this ${what} meanwhile.`,
    notSaved: 'What you typed is still here and is not saved yet.',
    showTheirs: 'Show their version',
    saveMine: 'Save my version',
  },
};
