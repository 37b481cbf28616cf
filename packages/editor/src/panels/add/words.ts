/** Words of the Add panel. */
export const words = {
  title: 'Add',
  find: 'Find an element to add',
  recent: 'Recent',
  found: 'Found',
  linked: 'Linked sections',
  groups: {
    structure: 'Structure',
    basics: 'Basics',
    media: 'Media',
    forms: 'Forms',
    data: 'Data',
  },
} as const
