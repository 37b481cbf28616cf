import type { Id } from '@heddle/document'
import type { Row } from './rows.ts'

/** What a key does in the tree: the line to go to, or a line to open or close. */
export type KeyStep = { readonly go: Id } | { readonly toggle: Id; readonly isOpen: boolean }

/** Lines that Page up and Page down pass. */
const PAGE = 12

/** The tree keys of the ARIA practices, without anything that selects or changes. `undefined` for other keys. */
export function keyStep(rows: readonly Row[], activeId: Id | undefined, key: string): KeyStep | undefined {
  const at = rows.findIndex(({ id }) => id === activeId)
  const row = rows[at]
  const go = (index: number): KeyStep | undefined => {
    const target = rows[Math.min(rows.length - 1, Math.max(0, index))]
    return target && { go: target.id }
  }
  switch (key) {
    case 'ArrowDown':
      return go(at + 1)
    case 'ArrowUp':
      return go(at === -1 ? rows.length - 1 : at - 1)
    case 'Home':
      return go(0)
    case 'End':
      return go(rows.length - 1)
    case 'PageDown':
      return go(at + PAGE)
    case 'PageUp':
      return go(at - PAGE)
    case 'ArrowRight':
      if (!row?.hasChildren) return undefined
      return row.isOpen ? go(at + 1) : { toggle: row.id, isOpen: true }
    case 'ArrowLeft':
      if (row?.isOpen) return { toggle: row.id, isOpen: false }
      return parentStep(rows, at)
    default:
      return undefined
  }
}

function parentStep(rows: readonly Row[], at: number): KeyStep | undefined {
  const depth = rows[at]?.depth ?? 0
  const parent = rows.slice(0, Math.max(0, at)).findLast((row) => row.depth < depth)
  return parent && { go: parent.id }
}

/** The next line, round and round, whose name begins with what was typed; one repeated letter walks along its lines. */
export function typeAhead(
  rows: readonly Row[],
  activeId: Id | undefined,
  typed: string,
  nameOf: (id: Id) => string,
): Id | undefined {
  const isRepeat = typed.length > 1 && [...typed].every((letter) => letter === typed[0])
  const wanted = (isRepeat ? (typed[0] ?? '') : typed).toLowerCase()
  const at = rows.findIndex(({ id }) => id === activeId)
  const first = wanted.length === 1 ? at + 1 : Math.max(0, at)
  const order = [...rows.slice(first), ...rows.slice(0, first)]
  return order.find(({ id }) => nameOf(id).toLowerCase().startsWith(wanted))?.id
}
