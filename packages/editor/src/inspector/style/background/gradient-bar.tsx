import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { printLayer, type GradientStop } from '@heddle/style'
import { removeItem } from '../../../fields/items.ts'
import { classNames } from '../../../ui/class-names.ts'
import { placeByKey, placeUnder } from '../strip-place.ts'
import { words } from '../words.ts'
import { addStop, moveStop, placesOf } from './gradient-stops.ts'
import strips from '../strip.module.css'
import styles from './background.module.css'

type Stops = readonly GradientStop[]

const texts = words.background
const LEAST = 2

/** The colours of a gradient on a line: a stop is dragged or moved by arrow keys, a press between them adds one, Delete takes one away. */
export function GradientBar({
  stops,
  onCommit,
  onShow,
  onShowEnd,
}: {
  readonly stops: Stops
  readonly onCommit: (stops: Stops) => void
  readonly onShow: (stops: Stops) => void
  readonly onShowEnd: () => void
}) {
  const bar = useRef<HTMLDivElement>(null)
  /** The stop that is dragged, by its place among the stops as they are now. */
  const [dragged, setDragged] = useState<number>()
  const places = placesOf(stops)
  const line = printLayer({ kind: 'gradient', shape: 'linear', isRepeating: false, head: '90deg', stops })

  const placeAt = (event: PointerEvent): number => placeUnder(bar.current, event)
  const focus = (index: number) =>
    // The stop may stand elsewhere among the others once it is drawn.
    requestAnimationFrame(() => bar.current?.querySelectorAll<HTMLElement>('[role=slider]')[index]?.focus())
  const move = (index: number, to: number) => {
    const next = moveStop(stops, index, to)
    onCommit(next.stops)
    focus(next.index)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = placeByKey(event, places[index] ?? 0)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (to !== 'remove') move(index, to)
    else if (stops.length > LEAST) {
      onCommit(removeItem(stops, index))
      focus(Math.max(index - 1, 0))
    }
  }
  const end = () => {
    if (dragged === undefined) return
    setDragged(undefined)
    onShowEnd()
  }
  return (
    <div className={styles.bar}>
      <div
        ref={bar}
        className={classNames(strips.line, styles.line)}
        style={{ backgroundImage: line }}
        title={texts.barHint}
        onPointerDown={(event) => {
          if (event.button !== 0 || event.target !== event.currentTarget) return
          const added = addStop(stops, placeAt(event))
          onCommit(added.stops)
          focus(added.index)
        }}
      >
        {stops.map((stop, at) => {
          const place = places[at]
          if (place === undefined) return null
          return (
            <button
              key={at}
              type="button"
              role="slider"
              className={classNames(strips.handle, styles.handle)}
              style={{ insetInlineStart: `${place}%` }}
              aria-label={texts.stop(at + 1)}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(place)}
              aria-valuetext={`${Math.round(place)} %, ${stop.color}`}
              onKeyDown={(event) => onKeyDown(event, at)}
              onPointerDown={(event) => {
                if (event.button !== 0) return
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(at)
              }}
              onPointerMove={(event) => {
                if (dragged === undefined) return
                const next = moveStop(stops, dragged, placeAt(event))
                setDragged(next.index)
                onShow(next.stops)
              }}
              onPointerUp={end}
              onPointerCancel={end}
              onLostPointerCapture={end}
            >
              <span style={{ backgroundColor: stop.color }} />
            </button>
          )
        })}
      </div>
    </div>
  )
}
