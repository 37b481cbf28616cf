/** Words of the navigator. */
export const words = {
  title: 'Navigator',
  find: 'Find an element',
  tree: 'Elements of the page',
  collapseAll: 'Collapse all',
  emptyLead: 'Add a section from the Add panel (A), or press Ctrl+K and type its name.',
  bound: 'Bound to data',
  never: 'Never shown',
  hidden: 'Hidden',
  name: 'Name',
} as const
