import { toText } from '@heddle/kit/react'
import { COLUMN_KINDS, isNumeric, SLOT, TOTALS, type Column } from './column.ts'
import { toNumber } from './cell-text.ts'
import { CELL_SLOTS, COLUMNS, RATING, SHARE_OF, WIDTH } from './limits.ts'
import { readColumnOptions } from './column-options.ts'
import { guessKind, titleOf } from './guess-column.ts'
import { readField } from './order-rows.ts'

/** Rows that tell which columns there are, where nobody named them. */
const SAMPLES = 20

/** Columns that a builder named, or, where there are none, those of the rows. */
export function readColumns(given: unknown, rows: readonly unknown[]): readonly Column[] {
  const named = Array.isArray(given) ? given.slice(0, COLUMNS) : []
  const columns = named.length > 0 ? named : columnsOf(rows)
  const ids = new Set<string>()
  return columns.map((one: unknown, at) => {
    const column = readColumn(Object(one) as Readonly<Record<string, unknown>>, rows)
    // Never empty: columns are known by it.
    const id = column.key === '' || ids.has(column.key) ? `${column.key} ${at}` : column.key
    ids.add(id)
    return { ...column, id }
  })
}

function readColumn(given: Readonly<Record<string, unknown>>, rows: readonly unknown[]): Omit<Column, 'id'> {
  const key = toText(given['key'])
  const kind = COLUMN_KINDS.find((one) => one === given['kind']) ?? 'auto'
  const slot = given['kind'] === SLOT ? (CELL_SLOTS.find((one) => one === given['slot']) ?? CELL_SLOTS[0]) : undefined
  const options = readColumnOptions(given['options'])
  const holds = holdsOf(kind === 'auto' ? kindOf(key, rows) : kind, options)
  const align = given['align']
  return {
    key,
    title: toText(given['title']) || titleOf(key),
    kind,
    slot,
    holds,
    options,
    width: widthOf(given['width']),
    minWidth: widthOf(given['minWidth']),
    maxWidth: widthOf(given['maxWidth']),
    // Numbers stand below one another by their last digits.
    align:
      align === 'start' || align === 'center' || align === 'end'
        ? align
        : kind !== 'rating' && kind !== 'progress' && holds === 'number'
          ? 'end'
          : 'start',
    isSortable: given['isSortable'] !== false && kind !== 'action',
    isFiltered: given['isFiltered'] === true && kind !== 'action',
    isEditable: given['isEditable'] === true && !slot && !NEVER_EDITED.has(kind),
    isHidden: given['isHidden'] === true,
    pinned: given['pinned'] === 'start' || given['pinned'] === 'end' ? given['pinned'] : 'none',
    currency: toText(given['currency']),
    most: (toNumber(given['most']) ?? 0) > 0 ? Number(given['most']) : kind === 'rating' ? RATING.default : SHARE_OF,
    actionName: toText(given['actionName']),
    actionLabel: toText(given['actionLabel']),
    total: TOTALS.find((one) => one === given['total']) ?? 'none',
    display: typeof given['display'] === 'function' ? (given['display'] as Column['display']) : null,
    wordsKey: toText(given['wordsKey']),
  }
}

const widthOf = (given: unknown): number => Math.min(WIDTH.max, Math.max(0, toNumber(given) ?? 0))

/** What a kind is written and compared as. */
const holdsOf = (kind: Column['kind'], options: Column['options']): Column['kind'] =>
  isNumeric(kind) ? 'number' : kind !== 'tag' ? kind : options.length > 0 ? 'select' : 'text'

/** What nobody types. */
const NEVER_EDITED: ReadonlySet<Column['kind']> = new Set(['image', 'action'])

const kindOf = (key: string, rows: readonly unknown[]): Column['kind'] =>
  guessKind(rows.slice(0, SAMPLES).map((row) => readField(row, key)))

function columnsOf(rows: readonly unknown[]): readonly { readonly key: string; readonly kind: Column['kind'] }[] {
  const keys = new Set<string>()
  const first = rows.slice(0, SAMPLES)
  for (const row of first) {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) continue
    for (const key of Object.keys(row)) {
      if (keys.size >= COLUMNS) break
      if (key !== '') keys.add(key)
    }
  }
  // A list of texts or numbers is one column.
  if (keys.size === 0 && first.some((row) => typeof row !== 'object')) keys.add('')
  return [...keys].map((key) => ({ key, kind: kindOf(key, rows) }))
}
