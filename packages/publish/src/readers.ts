import type { PageRecord } from '@heddle/document'
import type { Json } from '@heddle/store'

/**
 * Who may read an artefact: everyone, or whoever passes one of these access rules. A rule is what a page lists as its user
 * groups (logic reference 5): rules stay apart, because groups of two pages in one list would mean something else.
 */
export type Readers = typeof EVERYONE | readonly (readonly Json[])[]

export const EVERYONE = 'everyone'

export function readersOf({ userGroups }: Pick<PageRecord, 'userGroups'>): Readers {
  return userGroups.length === 0 ? EVERYONE : [userGroups]
}

/** Readers of what several pages use: whoever may read one of them. */
export function joinReaders(one: Readers, other: Readers): Readers {
  if (one === other) return one
  if (one === EVERYONE || other === EVERYONE) return EVERYONE
  const rules = new Map([...one, ...other].map((rule) => [JSON.stringify(rule), rule]))
  return [...rules].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, rule]) => rule)
}

/** Text that is the same for pages with the same readers. */
export function readersKey(readers: Readers): string {
  return JSON.stringify(readers)
}
