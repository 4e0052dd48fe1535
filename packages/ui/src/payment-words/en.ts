export const en = { pending: 'Pending', paid: 'Paid', completed: 'Completed', failed: 'Failed' };
