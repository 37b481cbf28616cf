import { computed, signal } from '@preact/signals-core'
import { LONG_LIST } from '@heddle/document/published'
import type { LongList, StandingRows } from '../standing-rows.ts'
import { watchList, type WatchedList } from './watch-list.ts'

/** Rows that stand: those of a run, and others by their keys. */
export interface Stretch {
  readonly first: number
  readonly end: number
  readonly held: readonly string[]
}

const AT_FIRST: Stretch = { first: 0, end: LONG_LIST.first, held: [] }

/**
 * Chooses the rows of a long list that stand in the page: all of them up to `LONG_LIST.visible`, unless the list is to draw
 * only what is seen; beyond that the first ones, and from when they are drawn in a browser those near what is seen.
 */
export function standRows({ rows, repeat, elementOf }: LongList): StandingRows {
  const stretch = signal(AT_FIRST)
  const all = computed(rows.places)
  const keys = computed(() => [...all.value.keys()])
  const isPart = computed(() => keys.value.length > (repeat.window === 'visible' ? LONG_LIST.first : LONG_LIST.visible))
  const places = computed(() => (isPart.value ? pick(keys.value, all.value, stretch.value) : all.value))
  let watched: { readonly list: Element; readonly watch: WatchedList } | undefined
  const unwatch = (): void => {
    watched?.watch.stop()
    watched = undefined
  }
  return {
    places: () => places.value,
    rest: () => (isPart.value ? keys.value.length - places.value.size : 0),
    drawn() {
      const standing = places.peek()
      if (isPart.peek()) rows.keep(standing)
      const list = listAround(standing.keys(), elementOf)
      if (list !== watched?.list) unwatch()
      if (!list) return
      watched ??= {
        list,
        watch: watchList(list, {
          keys: () => keys.peek(),
          places: () => places.peek(),
          isPart: () => isPart.peek(),
          elementOf,
          stretch: () => stretch.peek(),
          stand: (next) => void (stretch.value = next),
        }),
      }
      watched.watch.drawn()
    },
    stop: unwatch,
  }
}

function listAround(keys: Iterable<string>, elementOf: LongList['elementOf']): HTMLElement | undefined {
  for (const key of keys) {
    const list = elementOf(key)?.parentElement
    if (list) return list
  }
  return undefined
}

/** Where the list became shorter than the run lies far, the last rows stand. */
function pick(
  keys: readonly string[],
  all: ReadonlyMap<string, number>,
  { first, end, held }: Stretch,
): ReadonlyMap<string, number> {
  const start = Math.max(0, Math.min(first, keys.length - (end - first)))
  const places = keys.slice(start, start + end - first).map((_, at) => start + at)
  const others = held.flatMap((key) => all.get(key) ?? []).filter((place) => place < start || place >= start + places.length)
  const sorted = others.length > 0 ? [...new Set([...places, ...others])].toSorted((a, b) => a - b) : places
  return new Map(sorted.map((place) => [keys[place] ?? '', place]))
}
