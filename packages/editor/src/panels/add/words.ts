/** Words of the Add panel. */
export const words = {
  title: 'Add',
  find: 'Find an element to add',
  recent: 'Recent',
  found: 'Found',
  linked: 'Linked sections',
  deprecated: 'Deprecated',
  deprecatedHint: 'Deprecated: what uses it goes on working. There is nothing to take its place yet.',
  groups: {
    structure: 'Structure',
    basics: 'Basics',
    media: 'Media',
    forms: 'Forms',
    data: 'Data',
  },
} as const
