/** Sizes of the graph in its own pixels. */
export const STEP_WIDTH = 200
export const STEP_HEIGHT = 44
/** Between two steps of a chain: room for a plus sign. */
export const GAP = 28
/** Between branches, and around what stands beside something. */
export const BESIDE = 28
/** Inside the edges of a box. */
export const PADDING = 16
/** The line of a box with its name. */
export const HEAD = 36
/** Below an action that branches: names of branches and a plus sign in each. */
export const FORK = 56
/** Where branches come together again. */
export const JOIN = 28
/** Room for the way back to the beginning of a loop. */
export const ROUND = 24
/** An empty branch. */
export const EMPTY_WIDTH = 120
/** A line that leads on where another chain stands already. */
export const JOINS_HEIGHT = 28
