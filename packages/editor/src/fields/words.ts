/** Words of the controls of fields. */
export const words = {
  formula: {
    none: 'Write a formula',
    write: (label: string) => `Write the formula of ${label}`,
  },
  /** A field inside of something: "Label, Item 2". */
  partOf: (label: string, owner: string) => `${label}, ${owner}`,
  list: {
    add: 'Add',
    addTo: (label: string) => `Add to ${label}`,
    item: (place: number) => `Item ${place}`,
    bound: 'From a formula',
    move: (name: string) => `Move ${name}`,
    moveHint: 'Drag, or press the arrow keys',
    moved: (place: number, count: number) => `Moved to ${place} of ${count}`,
    remove: (name: string) => `Remove ${name}`,
    wrong: 'What is stored here is no list. Adding an item replaces it.',
  },
  pairs: {
    name: (place: number, label: string) => `Name ${place}, ${label}`,
    value: (place: number, label: string) => `Value ${place}, ${label}`,
    namePlaceholder: 'Name',
    valuePlaceholder: 'Value',
    remove: (place: number, label: string) => `Remove pair ${place} of ${label}`,
  },
} as const
