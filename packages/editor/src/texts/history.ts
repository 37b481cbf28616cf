/** Words of the history panel. */
export const HISTORY_TEXTS = {
  none: 'Nothing changed yet',
  noneLead: 'Changes of this session appear here, with who made them.',
  you: 'You',
  undo: 'Undo',
  redo: 'Redo',
} as const
