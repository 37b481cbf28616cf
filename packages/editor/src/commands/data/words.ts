import type { DataKind } from '@heddle/document/operations'

const NOUNS: Readonly<Record<DataKind, string>> = {
  variable: 'variable',
  collection: 'collection',
  formula: 'formula',
  workflow: 'workflow',
  test: 'test',
}

/** How changes of data are called, and where it is used. */
export const words = {
  nouns: NOUNS,
  types: {
    string: 'Text',
    number: 'Number',
    boolean: 'True or false',
    object: 'Object',
    array: 'List',
    query: 'Query in the address',
  },
  newFolder: 'Folder',
  removeNamed: (name: string) => `Delete ${name}`,
  changes: {
    add: (kind: DataKind, name: string) => `Add ${NOUNS[kind]} ${name}`,
    rename: (name: string) => `Rename ${name}`,
    duplicate: (name: string) => `Duplicate ${name}`,
    move: (name: string) => `Move ${name}`,
    remove: (kind: DataKind, name: string) => `Delete ${NOUNS[kind]} ${name}`,
    folder: (name: string) => `Change folder ${name}`,
  },
  /** Told after a deletion: nothing was asked before. */
  stillUsed: (name: string, places: readonly string[], more: number) =>
    `${name} is deleted, but still used by ${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Undo brings it back.`,
  place: (name: string, where: string) => `${name} (${where})`,
  where: {
    repeat: 'repeat',
    condition: 'shown when',
    link: 'link',
    style: 'style',
    attribute: (name: string) => `attribute ${name}`,
    component: 'component',
    page: 'page',
    site: 'site',
    class: 'class',
    plugin: 'plugin',
  },
} as const
