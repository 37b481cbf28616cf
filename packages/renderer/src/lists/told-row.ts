import { signal, type Signal } from '@preact/signals-core'
import type { RowReads, ShownList } from '../rows.ts'

/** A row that costs nothing while others change: not even a look at the list. */
export function toldRow(key: string, { list, indexes }: ShownList): RowReads {
  let at: Signal<number> | undefined
  let lastAt = indexes.peek().get(key) ?? -1
  const data = signal(list.peek()[lastAt])
  return {
    at: () => (at ??= signal(lastAt)).value,
    data: () => data.value,
    tell(nextAt, nextData) {
      lastAt = nextAt
      if (at) at.value = nextAt
      data.value = nextData
    },
  }
}
