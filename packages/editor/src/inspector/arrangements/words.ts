/** What the inspector says of ready ways to lay out what stands in an element. */
export const words = {
  title: 'Ready columns',
  arrange: 'Columns',
  narrower: 'Sets the widths for this screen size; none comes or goes.',
  askTitle: (count: number) =>
    count === 1 ? 'Delete a column that is not empty?' : `Delete ${count} columns that are not empty?`,
  askLead: (names: string) => `${names} would go with all that is in it. Undo brings it back.`,
  keep: 'Keep all',
  drop: 'Delete',
} as const
