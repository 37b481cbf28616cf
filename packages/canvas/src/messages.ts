/** Texts a builder may see. */
export const MESSAGES = {
  failed: 'The formula failed',
  tooLarge: 'What it gives is too large to be kept: 50,000 characters are the most',
  stagedError: 'The source could not be reached (shown for trying)',
  noTests: 'Tests cannot run here',
  notLoaded: 'What patterns are matched with could not be loaded',
  notDrawn: 'The element could not be drawn',
} as const
