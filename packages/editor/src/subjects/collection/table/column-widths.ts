import { signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { browserMemory, readMemory, writeMemory } from '../../../memory.ts'
import { useValue } from '../../../use-value.ts'

/** Widths of columns in CSS pixels by the name of their field. */
export type ColumnWidths = Readonly<Record<string, number>>

const KEY = 'heddle-columns'
export const WIDTH = 148
const [MIN, MAX] = [56, 640]
/** Collections whose widths are remembered on this machine. */
const MOST = 50

const all = signal<Readonly<Record<Id, ColumnWidths>>>(read())

/** The widths that a person gave to the columns of a collection, shared by all windows of this machine, and the way to give another. */
export function useColumnWidths(id: Id): {
  readonly widths: ColumnWidths
  readonly setWidth: (field: string, pixels: number) => void
} {
  const { [id]: widths = NONE, ...others } = useValue(all)
  return {
    widths,
    setWidth(field, pixels) {
      const width = Math.round(Math.min(MAX, Math.max(MIN, pixels)))
      const kept = Object.entries(others).slice(-(MOST - 1))
      all.value = { ...Object.fromEntries(kept), [id]: { ...widths, [field]: width } }
      writeMemory(browserMemory('localStorage'), KEY, all.value)
    },
  }
}

const NONE: ColumnWidths = {}

/** What was remembered, as far as it is what was written. */
function read(): Readonly<Record<Id, ColumnWidths>> {
  const known = readMemory(browserMemory('localStorage'), KEY)
  if (typeof known !== 'object' || known === null) return {}
  const entries = Object.entries(known).flatMap(([id, widths]: [string, unknown]) =>
    typeof widths === 'object' && widths !== null && Object.values(widths).every((width) => typeof width === 'number')
      ? [[id, widths as ColumnWidths] as const]
      : [],
  )
  return Object.fromEntries(entries)
}
