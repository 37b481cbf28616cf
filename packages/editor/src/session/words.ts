/** How the project’s things are called everywhere. */
export const words = {
  elements: (count: number) => (count === 1 ? 'element' : `${count} elements`),
  pages: 'Pages of the site',
  homePage: 'Home page',
  noSuchElement: 'No element of that name',
  emptyPage: 'This page is empty',
  nothingSelected: 'Nothing selected',
  used: (count: number) => (count === 0 ? 'Used nowhere' : `Used in ${count} ${count === 1 ? 'place' : 'places'}`),

  /** What the canvas can be asked to show of a collection, in the order in which it is offered. */
  /** What the canvas shows otherwise than it is. */
  pseudo: 'Longer texts with marks',
  mirrored: 'Right to left',
  staged: { empty: 'Empty', one: 'One', many: 'Many', long: 'Long texts', loading: 'Loading', error: 'Error' },
  missing: 'Missing variable',
  missingRecord: 'Missing',
  unknownToken: 'Missing token',
  repeated: 'Repeated',
  linkedOn: (pages: readonly string[]) => `Linked section, on ${pages.join(', ')}${pages.length === 1 ? ' alone' : ''}`,
  conditional: 'Shown by a condition',
  inLanguage: (language: string) => `In ${language}.`,
  fromLanguage: (from: string, language: string) => `From ${from}: there is none in ${language} yet.`,
} as const
