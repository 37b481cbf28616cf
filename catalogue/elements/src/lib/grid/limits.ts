/** What the editor takes, and defaults. Bound values may be anything (elements reference 30). */
/** More are not drawn: no person reads them. */
export const COLUMNS = 200
/** In pixels; 0 for as wide as what stands in it. */
export const WIDTH = { min: 0, max: 1300, default: 0 } as const
export const PAGE_SIZE = { min: 1, max: 1000, default: 10 } as const
/** Values that a column may offer. */
export const OPTIONS = 200
/** Stars of a rating. */
export const RATING = { min: 1, max: 20, default: 5 } as const
/** The whole of a progress, where nobody says another. */
export const SHARE_OF = 100
/** Slots that draw the cells of columns of elements; a column says which. */
export const CELL_SLOTS = ['cell1', 'cell2', 'cell3', 'cell4', 'cell5', 'cell6'] as const
export type CellSlot = (typeof CELL_SLOTS)[number]
/** What may stand in the place of rows: slots, and parts that the canvas of the editor shows when it is asked to. */
export const STATES = ['empty', 'noMatch', 'loading', 'error'] as const
