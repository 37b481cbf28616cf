/** Small pictures beside each other. */
export const COLUMNS = { min: 1, max: 12, default: 3 } as const
/** The place of a picture, counted from 0. */
export const PICTURE = { min: 0, max: 199, default: 0 } as const
