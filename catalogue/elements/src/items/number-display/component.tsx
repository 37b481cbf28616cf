import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import { readPlainNumber, writeNumber } from '../../lib/number-text/number-text.ts'
import type { numberDisplayDefinition } from './definition.ts'

export function NumberDisplay({ root, props }: ElementProps<typeof numberDisplayDefinition>): ReactNode {
  const { value, prefix, suffix, emptyText, ...look } = props
  const number = readPlainNumber(value)
  // Browsers know other writings of some languages than servers do: what stands there stays until the number is another.
  return (
    <span {...root} suppressHydrationWarning>
      {number === undefined ? toText(emptyText) : `${toText(prefix)}${writeNumber(number, look)}${toText(suffix)}`}
    </span>
  )
}
