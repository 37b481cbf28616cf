/** How the project’s things are called everywhere. */
export const words = {
  elements: (count: number) => (count === 1 ? 'element' : `${count} elements`),
  pages: 'Pages of the site',
  homePage: 'Home page',
  noSuchElement: 'No element of that name',
  emptyPage: 'This page is empty',
  nothingSelected: 'Nothing selected',
  used: (count: number) => (count === 0 ? 'Used nowhere' : `Used in ${count} ${count === 1 ? 'place' : 'places'}`),

  missing: 'Missing variable',
  missingRecord: 'Missing',
} as const
