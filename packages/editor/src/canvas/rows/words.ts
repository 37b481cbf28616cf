/** Words of the rows that a page is shown with. */
export const words = {
  bar: 'Rows of this page',
  row: 'row',
  none: 'No row has a page yet',
  find: 'Go to row',
  findHint: 'Number or part of the address',
  notFound: (text: string) => `No row is called “${text}”`,
} as const
