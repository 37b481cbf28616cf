/** Words of the design primitives. */
export const UI_TEXTS = {
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
} as const
