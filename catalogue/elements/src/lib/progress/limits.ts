const WIDE = { min: -1e9, max: 1e9 } as const

/** Values that show how far something has come (elements reference 25, 26). */
export const PROGRESS = {
  value: { ...WIDE, default: 65 },
  min: { ...WIDE, default: 0 },
  max: { ...WIDE, default: 100 },
} as const
