/** Words of the design system panel, and of the changes it makes. */
export const words = {
  title: 'Design system',
  colors: 'Colours',
  spacings: 'Spacings',
  typographies: 'Typography',
  classes: 'Classes',
  add: { color: 'New colour', spacing: 'New spacing', typography: 'New typography', class: 'New class' },
  fresh: { color: 'Colour', spacing: 'Spacing', typography: 'Typography', class: 'Class' },
  name: 'Name',
  light: 'Light',
  dark: 'Dark',
  darkHint: 'Empty: as in the light theme',
  value: 'Value',
  delete: 'Delete',
  edit: (name: string) => `Edit ${name}`,
  emptyTokens: 'None yet',
  subClass: (parent: string) => `in ${parent}`,
  changes: {
    insert: (name: string) => `Add ${name}`,
    set: (name: string) => `Change ${name}`,
    delete: (name: string) => `Delete ${name}`,
  },
} as const
