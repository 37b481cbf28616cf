// What most pages with anything alive need comes in a few files, each with the items that are named here. An item that no list
// names stands in a file of its own (elements, ports) or with the rest of its group (functions, actions): an added one changes
// no page that does not use it. Editing a list is like editing a file: it changes the pages that load it.

const words = (text) => text.trim().split(/\s+/)

/** Elements by the name of their file. */
export const ELEMENTS = {
  base: ['button', 'button.extended', 'divider', 'flexbox', 'icon', 'image', 'image.overlaid', 'link-block', 'section', 'text'],
  // Pictures that are looked after while they come: workflows hear of it, or another is shown where one does not.
  told: [
    'image.told',
    'image.told.overlaid',
    'image.instead',
    'image.overlaid.instead',
    'image.told.instead',
    'image.told.overlaid.instead',
  ],
  // Icons that lead somewhere or are pressed: a picture inside of what keys come to.
  icons: ['icon.linked', 'icon.pressed'],
  // Inputs of numbers, with what reads and writes numbers.
  numbers: ['form-input.framed.currency', 'form-input.framed.number', 'form-input.number'],
  data: ['form-input', 'paginator', 'select', 'table', 'table-cell', 'table-row'],
}

/** Functions by the name of their file, as formulas call them. */
export const FUNCTIONS = {
  // Conditions, texts, numbers, lists and objects.
  common: words(`
    and if ifEmpty ifs not or switch
    concatenate contains formatCurrency formatNumber lowercase plural split
    toText trim uppercase
    average max min round rollupSum sum toNumber
    count filter filterByKey find first getByIndex join keys last
    length map reverse slice sort
    isEmpty
  `),
  /** Dates that are read and written: what moves and compares them brings the arithmetic of the calendar along. */
  dates: ['date', 'dateISO', 'formatDate', 'getBrowserTimezone', 'now', 'timestamp', 'toTimestamp'],
}

/** Actions, and what they ask of the browser, in one file. */
export const ACTIONS = {
  actions: words(`
    break change-variable continue create-workflow-variable delay emit-trigger fetch-collection
    go-to-page if loop open-url reset-variables return run-script run-workflow throw
    update-collection update-workflow-variable
  `),
  ports: ['browser', 'scripts'],
}
