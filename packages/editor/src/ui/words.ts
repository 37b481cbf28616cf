/** Words of the design primitives. */
export const words = {
  close: 'Close',
  clear: 'Clear',
  undo: 'Undo',
  redo: 'Redo',
  undoWhat: (label: string) => `Undo: ${label}`,
  before: (label: string) => `The one before, ${label}`,
  after: (label: string) => `The next one, ${label}`,
  oneOf: (at: number, count: number) => `${at} of ${count}`,
  times: (count: number) => `${count} times`,
  takenBack: 'What you typed was taken back.',
  bringBack: 'Bring it back',
  redoWhat: (label: string) => `Redo: ${label}`,
} as const
