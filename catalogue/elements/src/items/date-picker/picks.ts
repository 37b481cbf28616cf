import { MOST_DATES } from './limits.ts'
import { inOrder, type Rules } from './rules.ts'
import { cellOf, readValue, writeValue } from './values.ts'

type Kind = Pick<Rules, 'mode' | 'selection'>

/** What a value of the element has picked: of a range its start, or both ends. What is no date is left out. */
export function picksOf({ mode, selection }: Kind, value: unknown, zone: string): readonly number[] {
  const read = (one: unknown): number | undefined => readValue(mode, one, zone)
  if (selection === 'single') return [read(value)].filter(isThere)
  if (selection === 'range') {
    const [start, end] = [read(memberOf(value, 'start')), read(memberOf(value, 'end'))]
    if (start === undefined) return []
    const ends = [start, end].filter(isThere)
    // A time of the day may end on the day after.
    return mode === 'time' ? ends : inOrder(ends)
  }
  const cells = new Map<number, number>()
  for (const one of Array.isArray(value) ? (value as readonly unknown[]).slice(0, MOST_DATES) : []) {
    const date = read(one)
    if (date !== undefined) cells.set(cellOf(mode, date), date)
  }
  return inOrder([...cells.values()])
}

/** The value of the element: a text or null, an object with start and end, or a list of texts. */
export function valueFrom({ mode, selection }: Kind, picks: readonly number[], zone: string): unknown {
  const texts = picks.map((pick) => writeValue(mode, pick, zone))
  if (selection === 'multi') return texts
  const [first = null, second = null] = texts
  return selection === 'single' ? first : { start: first, end: second }
}

/** The fields that hold the value at first, by what is selected. */
export function initialOf(props: Readonly<Record<string, unknown>>, selection: string): unknown {
  if (selection === 'single') return props['initValueSingle']
  if (selection === 'multi') return props['initValueMulti']
  return { start: props['initValueRangeStart'], end: props['initValueRangeEnd'] }
}

const isThere = (value: number | undefined): value is number => value !== undefined

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (Reflect.get(value, name) as unknown)
    : undefined
}
