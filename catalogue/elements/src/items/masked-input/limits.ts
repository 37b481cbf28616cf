export const LIMITS = {
  /** Signs of a mask. */
  mask: { most: 60, default: '00/00/0000' },
  /** Signs of the list of letters that a builder adds. */
  letters: 400,
} as const
