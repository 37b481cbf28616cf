/** Specification sections 5 and 9, elements reference 15. */
export const LIMIT = { min: 10, max: 50, default: 20 } as const
export const CHOICES = { min: 0, max: 50, default: 0 } as const
/** In pixels. */
export const LIST_HEIGHT = { min: 40, max: 500, default: 240 } as const
export const LIST_EDGE = { min: 1, max: 100, default: 1 } as const
export const LIST_RADIUS = { min: 0, max: 100, default: 6 } as const
