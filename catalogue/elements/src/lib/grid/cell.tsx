import type { ReactNode } from 'react'
import { toText, useAddresses } from '@heddle/kit/react'
import { cellText, type Writing } from './cell-text.ts'
import type { Column } from './column.ts'
import { readField } from './order-rows.ts'

/** What leads somewhere and runs nothing. */
const LINK = /^(https?:\/\/|mailto:|tel:|[/#?]|\.\.?\/)/i
const MOST_ADDRESS = 8000

/** What stands in a cell. Nothing of a value is read as HTML, and no address in it runs code. */
export function CellContent({
  row,
  column,
  writing,
}: {
  readonly row: unknown
  readonly column: Column
  readonly writing: Writing
}): ReactNode {
  const value = readField(row, column.key)
  if (column.kind === 'image' && typeof value === 'string') return <Picture address={value} words={wordsOf(row, column)} />
  const text = cellText(value, column.kind, writing)
  if (column.kind !== 'link' || typeof value !== 'string' || !LINK.test(value) || value.length > MOST_ADDRESS) return text
  return <a href={value}>{wordsOf(row, column) || text}</a>
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
