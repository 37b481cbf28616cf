import { useState, type RefObject } from 'react'
import { words } from '../words.ts'
import { useItemDrag, type ItemDrag } from './use-item-drag.ts'

/** What a row of a list is told of its place. */
export interface OpenItem {
  readonly place: number
  readonly drag: ItemDrag
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** Rows of which one is open at a time, put in order by pointer and by keys. */
export interface OpenItems {
  /** What screen readers hear. */
  readonly said: string
  readonly say: (text: string) => void
  readonly open: (place: number | undefined) => void
  readonly at: (place: number) => OpenItem
}

/**
 * The state of such rows. They are their places: nothing else of them lasts while they are edited, so that what is moved or taken
 * away closes what was open.
 *
 * @param list the element whose children are the rows
 * @param count how many there are
 * @param change what moves one, and takes one away
 */
export function useOpenItems(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  change: { readonly move: (from: number, to: number) => void; readonly remove: (at: number) => void },
): OpenItems {
  const [opened, open] = useState<number>()
  const [said, say] = useState('')
  const move = (from: number, to: number) => {
    const place = Math.min(Math.max(to, 0), count - 1)
    if (place === from) return
    change.move(from, place)
    say(words.list.moved(place + 1, count))
    open(undefined)
  }
  const drag = useItemDrag(list, move)
  return {
    said,
    say,
    open,
    at: (place) => ({
      place,
      drag,
      isOpen: opened === place,
      onOpen: () => open(opened === place ? undefined : place),
      onMove: (to) => move(place, to),
      onRemove: () => {
        change.remove(place)
        open(undefined)
      },
    }),
  }
}
