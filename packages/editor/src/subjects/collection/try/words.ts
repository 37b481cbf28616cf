/** Words of trying a source and of its secrets. */
export const words = {
  region: 'The answer of the source',
  begin: 'Ask the source with the values that the page has now. Nothing is changed by it.',
  pickRows: 'Click the list that holds the rows',
  rowsHere: 'Rows come from here',
  fields: 'Fields proposed',
  found: (found: number, taken: number) => `${found} found, ${taken} taken`,
  takeAll: 'Take all',
  take: (name: string, type: string) => `Take field ${name}, ${type}`,
  drop: (name: string, type: string) => `Leave out field ${name}, ${type}`,
  types: { text: 'text', number: 'number', boolean: 'yes or no', date: 'date', json: 'list' },
  keepRows: (count: number) => `Draw with these ${count} rows`,
  changes: {
    rows: (name: string) => `Choose where the rows of ${name} come from`,
    total: (name: string) => `Choose where the total of ${name} comes from`,
    fields: (name: string) => `Change fields of ${name}`,
    keep: (name: string) => `Keep rows of ${name}`,
  },
} as const
