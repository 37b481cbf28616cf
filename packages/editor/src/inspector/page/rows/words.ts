/** Words of the rows that feed a page. */
export const words = {
  heading: 'A page for each row',
  dataSet: 'Data set',
  field: 'Field in the address',
  none: 'None: one page',
  gone: 'A data set that is gone',
  help: 'A static collection gives one page for each of its rows; formulas read the row as page.data.',
  noLists: 'A static collection gives one page for each of its rows. The Data panel makes one.',
  count: (pages: number) => (pages === 1 ? '1 page' : `${pages.toLocaleString('en')} pages`),
  parameters: 'Parameters of the path',
  parametersHelp:
    'Try values here: the canvas shows the page with them. Visitors get those of their address, and the server draws the page for it.',
  existsWith: 'There is a page for',
  everyValue: 'every value',
  rowsOf: (collection: string) => `values with rows of ${collection}`,
  existsHelp: 'For other values visitors get the page for unknown addresses.',
  noDefault: 'nothing by default',
  countSuchAs: (pages: number, address: string) => `${words.count(pages)}, such as ${address}`,
} as const
