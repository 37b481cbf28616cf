/** Words of the navigator. */
export const NAVIGATOR_TEXTS = {
  find: 'Find an element',
  tree: 'Elements of the page',
  collapseAll: 'Collapse all',
  empty: 'This page is empty',
  emptyLead: 'Add a section from the Add panel (A), or press Ctrl+K and type its name.',
  nothingFound: 'No element of that name',
  bound: 'Bound to data',
  repeated: 'Repeated',
  name: 'Name',
} as const
