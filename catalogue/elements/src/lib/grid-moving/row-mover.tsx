import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useNode } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import type { GridState } from '../grid/use-grid.ts'
import { followPointer } from './follow-pointer.ts'
import { HandContext, type GripEvents, type Hand, type HeldRow } from './hand.ts'
import { LandingLine, lineIn, type Line } from './landing-line.tsx'
import { moveRow, placeBefore } from './move-row.ts'
import { stepOf } from './step-of.ts'
import { whyStill } from './why-still.ts'

interface MoverProps {
  readonly grid: GridState
  readonly props: GridProps
  readonly box: RefObject<HTMLElement | null>
}

/** Moves rows as their grips are used, shows where a dragged one would land, and says what becomes of them. */
export function RowMover(mover: MoverProps): ReactNode {
  const hand = useContext(HandContext)
  return hand && <Mover {...mover} hand={hand} />
}

function Mover({
  grid,
  props,
  box,
  hand: { words, given, held, hold, move, hears },
}: MoverProps & { readonly hand: Hand }): ReactNode {
  const node = useNode()
  const [said, setSaid] = useState('')
  const [line, setLine] = useState<Line>()
  /** Whose grip gets the focus once it stands there. */
  const wanted = useRef(-1)
  const lose = useRef<() => void>(undefined)
  const { rows } = grid.given
  const say = (text: string, name: string, place: number): void => {
    const told: Readonly<Record<string, string>> = { name, place: String(place + 1), count: String(rows.length) }
    setSaid(text.replaceAll(/\{(name|place|count)\}/g, (_, what: string) => told[what] ?? ''))
  }
  const showPage = (place: number): void => {
    const { size, from, to } = grid.pages
    if (size > 0 && (place < from || place >= to)) grid.goToPage(Math.floor(place / size) + 1)
  }
  const pickUp = (place: number, name: string, isDragged: boolean): HeldRow => {
    const one: HeldRow = { first: place, place, row: rows[place], id: grid.idOf(place), name, isDragged, given }
    hold(one)
    void node.emit('rowDragStart', { row: one.row, id: one.id })
    if (!isDragged) say(words.pickedUp, name, place)
    return one
  }
  const step = (one: HeldRow, to: number): void => {
    const place = Math.max(0, Math.min(rows.length - 1, to))
    if (place === one.place) return
    move(one.place, place)
    wanted.current = place
    hold({ ...one, place })
    showPage(place)
    say(words.moved, one.name, place)
  }
  const drop = ({ first, place, row, id, name }: HeldRow, to: number): void => {
    move(place, to)
    wanted.current = to
    hold(undefined)
    say(words.dropped, name, to)
    if (to !== first) void node.emit('rowDragged', { row, id, index: first, targetIndex: to, rows: moveRow(rows, place, to) })
  }
  const putBack = ({ first, place, name }: HeldRow): void => {
    move(place, first)
    hold(undefined)
    showPage(first)
    say(words.putBack, name, first)
  }
  const own: GripEvents = {
    press(place, name) {
      const reason = whyStill(grid, props)
      if (reason) return setSaid(words[reason])
      if (held) drop(held, place)
      else pickUp(place, name, false)
    },
    grab(place, name, { pointerId, clientX, clientY }: PointerEvent) {
      const { current } = box
      if (!current || held) return
      let one: HeldRow | undefined
      lose.current = followPointer(
        current,
        { pointerId, clientX, clientY },
        {
          begin: () => {
            one = pickUp(place, name, true)
          },
          land: (at) => setLine(at && lineIn(current, at)),
          end: (at) => one && hears.current?.letGo(one, at),
        },
      )
    },
    letGo(one, at) {
      setLine(undefined)
      // Rows that came meanwhile are others.
      if (one.given !== given) return
      if (at) drop(one, placeBefore(one.place, at.before))
      else putBack(one)
    },
    key(event: KeyboardEvent) {
      if (!held || held.isDragged) return
      const to = stepOf(event, held.place, rows.length)
      if (event.key === 'Escape') {
        wanted.current = held.first
        putBack(held)
      } else if (to !== undefined) step(held, to)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    left() {
      const isElsewhere =
        document.hasFocus() && !box.current?.contains(document.activeElement?.closest('.heddle-grid-grip') ?? null)
      if (held && !held.isDragged && isElsewhere) putBack(held)
    },
  }
  useLayoutEffect(() => {
    hears.current = own
  })
  useEffect(() => () => lose.current?.(), [])
  useLayoutEffect(() => {
    const { current: place } = wanted
    wanted.current = -1
    if (place < 0) return
    const grip = box.current?.querySelector<HTMLElement>(`tbody > [aria-rowindex="${place + 2}"] .heddle-grid-grip`)
    grip?.focus({ preventScroll: true })
    grip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return (
    <>
      <p className="heddle-grid-unseen heddle-grid-said" role="status">
        {said}
      </p>
      <LandingLine line={line} />
    </>
  )
}
