import type { DocumentView, Id } from '@heddle/document'

/** Height of a row in CSS pixels; the same as the token `--row`. */
export const ROW_HEIGHT = 28
/** How far a level is set in, in CSS pixels. */
export const INDENT = 16
/** Levels that stand open until a person closes them. */
const OPEN_LEVELS = 2

/** One line of the navigator. */
export interface Row {
  readonly id: Id
  readonly depth: number
  readonly hasChildren: boolean
  readonly isOpen: boolean
  /** Position among its siblings from 1, and how many there are: what a screen reader says. */
  readonly position: number
  readonly count: number
}

/** The tree of a page as the list of its visible lines. `toggled` holds what a person opened or closed. */
export function flattenRows(view: Pick<DocumentView, 'children'>, pageId: Id, toggled: ReadonlyMap<Id, boolean>): readonly Row[] {
  const rows: Row[] = []
  const add = (parentId: Id, depth: number) => {
    const ids = view.children(parentId)
    for (const [at, id] of ids.entries()) {
      const hasChildren = view.children(id).length > 0
      const isOpen = hasChildren && (toggled.get(id) ?? depth < OPEN_LEVELS)
      rows.push({ id, depth, hasChildren, isOpen, position: at + 1, count: ids.length })
      if (isOpen) add(id, depth + 1)
    }
  }
  add(pageId, 0)
  return rows
}

/** Lines of the nodes whose names contain the query, without their tree. */
export function findRows(
  view: Pick<DocumentView, 'children'>,
  pageId: Id,
  nameOf: (id: Id) => string,
  query: string,
): readonly Row[] {
  const wanted = query.toLowerCase()
  const found: Id[] = []
  const walk = (parentId: Id) => {
    for (const id of view.children(parentId)) {
      if (nameOf(id).toLowerCase().includes(wanted)) found.push(id)
      walk(id)
    }
  }
  walk(pageId)
  return found.map((id, at) => ({ id, depth: 0, hasChildren: false, isOpen: false, position: at + 1, count: found.length }))
}

export function isSameRow(a: Row, b: Row): boolean {
  return (
    a.id === b.id &&
    a.depth === b.depth &&
    a.hasChildren === b.hasChildren &&
    a.isOpen === b.isOpen &&
    a.position === b.position &&
    a.count === b.count
  )
}
