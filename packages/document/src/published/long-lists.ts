/** Numbers of rows. */
export const LONG_LIST = {
  /** Above it the browser leaves out rows until they are seen; they stand in the page all the same. */
  skipped: 300,
  /** Above it only rows near what is seen stand in the page. */
  visible: 2000,
  /** Of a list that draws only what is seen these stand at first, and are what crawlers and visitors without scripts get. */
  first: 60,
  /** So many are drawn for printing. */
  printed: 5000,
} as const

/** Marks an element that keeps the room of rows that do not stand. */
export const SPACE_ATTRIBUTE = 'data-space'
/** Marks a list of which the browser leaves out rows until they are seen. */
export const LONG_ATTRIBUTE = 'data-long'
/** Class of the rows of lists that may be long. */
export const ROW_CLASS = 'heddle-row'
/** Custom property of a list: the height of the contents of a row that the browser has not drawn yet. */
export const SKIPPED_SIZE = '--heddle-row-size'
