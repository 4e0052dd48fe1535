export const en = {
  title: 'Recent changes',
  lead: 'Every change that staff made, newest first. None can be altered or removed.',
  loading: 'Loading changes...',
  failed: 'The changes could not be loaded.',
  none: 'No changes yet',
  columns: { at: 'When', by: 'Who', action: 'Action', kind: 'Kind', label: 'Object', changes: 'Changes' },
};
