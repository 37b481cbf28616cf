/** Stands on the root element of a page that has a background of its own, with the name of its rule. */
export const BACKGROUND_MARK = 'data-background'
