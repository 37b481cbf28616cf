import type { Staged } from './protocol.ts'

/** Rows that "many" has at least: more than fit on a screen, fewer than draw slowly. */
const MANY = 60
/** A text that no layout was drawn for: many words, and one that cannot be broken. */
const LONG_WORDS = 'that goes on and on and says much more than was thought of when this place was drawn '
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenband'
/** A row of a collection that has none: what it has is not known. */
const SAMPLE: Readonly<Record<string, unknown>> = { id: 1, name: 'Sample' }

/** What a collection gives while it is staged: its own rows where it has some, as others know best what they look like. */
export function stagedRows(show: Staged, data: unknown, isList: boolean): unknown {
  if (!isList) return stagedRecord(show, data)
  const rows: readonly unknown[] = Array.isArray(data) && data.length > 0 ? data : [SAMPLE]
  switch (show) {
    case 'empty':
    case 'loading':
    case 'error':
      return []
    case 'one':
      return rows.slice(0, 1)
    case 'many':
      return rows.length >= MANY ? rows : Array.from({ length: MANY }, (_, at) => copyOf(rows[at % rows.length]))
    case 'long':
      return rows.map(lengthen)
  }
}

function stagedRecord(show: Staged, data: unknown): unknown {
  if (show === 'empty' || show === 'loading' || show === 'error') return null
  return show === 'long' ? lengthen(data ?? SAMPLE) : (data ?? SAMPLE)
}

/** A row that stands twice is two rows. */
function copyOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null ? { ...row } : row
}

/** The same row with long texts; what tells rows apart stays beside it. */
function lengthen(row: unknown): unknown {
  if (typeof row === 'string') return `${row} ${LONG_WORDS}${LONG_WORD}`
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, isWritten(value) ? lengthen(value) : (value as unknown)]),
  )
}

/** Addresses and dates are no texts that people write. */
function isWritten(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !/^(?:https?:|\/|data:|\d{4}-\d{2}-\d{2})/.test(value)
}
