/** Words of the history panel. */
export const words = {
  title: 'History',
  none: 'Nothing changed yet',
  noneLead: 'Changes of this session appear here, with who made them.',
  you: 'You',
} as const
