/** Slides that are seen at a time. */
export const PER_VIEW = { min: 1, max: 12, default: 1 } as const
/** Seconds that a slide stays when they go on by themselves (elements reference 33). */
export const TIMING = { min: 1, max: 20, default: 3 } as const
/** The place of a slide, counted from 0. */
export const SLIDE = { min: 0, max: 999, default: 0 } as const
