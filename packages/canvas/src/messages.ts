/** Texts a builder may see. */
export const MESSAGES = {
  failed: 'The formula failed',
  notDrawn: 'The element could not be drawn',
} as const
