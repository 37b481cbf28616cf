/** Words of the Add panel. */
export const ADD_TEXTS = {
  find: 'Find an element to add',
  nothingFound: 'No element of that name',
  groups: {
    structure: 'Structure',
    basics: 'Basics',
    media: 'Media',
    forms: 'Forms',
    data: 'Data',
  },
} as const
