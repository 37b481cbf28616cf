/** Words of the design primitives. */
export const words = {
  close: 'Close',
  clear: 'Clear',
  undo: 'Undo',
  redo: 'Redo',
  undoWhat: (label: string) => `Undo: ${label}`,
  redoWhat: (label: string) => `Redo: ${label}`,
} as const
