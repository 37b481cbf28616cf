/** Elements reference, part G: six cells, of 40 pixels with 8 between them. */
export const LIMITS = {
  /** Signs of a format. */
  format: { most: 40, default: 'xxxxxx' },
  cells: 12,
} as const
