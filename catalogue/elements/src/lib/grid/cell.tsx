import type { ReactNode } from 'react'
import { toText, useAddresses } from '@heddle/kit/react'
import type { Writing } from './cell-text.ts'
import type { Column } from './column.ts'
import { columnText } from './column-options.ts'
import { KindContent } from './kind-content.tsx'
import { readField } from './order-rows.ts'

/** What leads somewhere and runs nothing. */
const LINK = /^(https?:\/\/|mailto:|tel:|[/#?]|\.\.?\/)/i
/** What is drawn as more than a text. */
const MARKED: ReadonlySet<Column['kind']> = new Set(['tag', 'rating', 'progress'])
const MOST_ADDRESS = 8000

/** What stands in a cell. Nothing of a value is read as HTML, and no address in it runs code. */
export function CellContent({
  row,
  column,
  writing,
  tabIndex,
}: {
  readonly row: unknown
  readonly column: Column
  readonly writing: Writing
  /** Whether Tab comes to what stands in it; `undefined` for as ever. */
  readonly tabIndex?: number | undefined
}): ReactNode {
  const value = readField(row, column.key)
  if (column.kind === 'image' && typeof value === 'string') return <Picture address={value} words={wordsOf(row, column)} />
  const text = columnText(value, column, writing, row)
  if (!column.display && MARKED.has(column.kind)) return <KindContent value={value} column={column} text={text} />
  if (!isLink(value, column)) return text
  return (
    <a href={value} tabIndex={tabIndex}>
      {wordsOf(row, column) || text}
    </a>
  )
}

/** Whether a value of a column is drawn as a link. */
export function isLink(value: unknown, { kind }: Column): value is string {
  return kind === 'link' && typeof value === 'string' && value.length <= MOST_ADDRESS && LINK.test(value)
}

function Picture({ address, words }: { readonly address: string; readonly words: string }): ReactNode {
  const addresses = useAddresses()
  const isOne = /^(https?:\/\/|asset:|\/|data:image\/)/i.test(address)
  const src = isOne ? addresses.asset(address) : ''
  return src && <img className="heddle-grid-image" src={src} alt={words} loading="lazy" />
}

function wordsOf(row: unknown, { wordsKey }: Column): string {
  return wordsKey === '' ? '' : toText(readField(row, wordsKey)).slice(0, 200)
}
