/** Words of the list of places that use a record. */
export const words = {
  title: 'Used in',
  nowhere: 'Nothing reads or changes it yet.',
  all: (count: number) => `All ${count}`,
  inComponent: 'It stands in a component, which is not drawn by itself.',
} as const
