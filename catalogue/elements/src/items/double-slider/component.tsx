import { useRef, type CSSProperties, type PointerEvent, type ReactNode } from 'react'
import { useEarlyUse, useInput } from '@heddle/kit/inputs'
import { toText, useElementAction, useElementVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import { groupFocus } from '../../lib/controls/group-focus.ts'
import { groupName } from '../../lib/controls/group-name.ts'
import { toFinite } from '../../lib/controls/to-finite.ts'
import { Marks, nameOfValue, readMarks } from '../../lib/range/marks.tsx'
import { fitPair, fitTo, movesThumb, pageKey, readRange, roomOf, shareOf, type Pair } from '../../lib/range/range.ts'
import type { doubleSliderDefinition } from './definition.ts'

const THUMBS = ['start', 'end'] as const
type Thumb = (typeof THUMBS)[number]

export function DoubleSlider({ root, props }: ElementProps<typeof doubleSliderDefinition>): ReactNode {
  const node = useNode()
  const [whole, ref] = useRoot<HTMLDivElement>(root.ref)
  const control = useRef<HTMLInputElement>(null)
  const drawn = useRef<Thumb>(undefined)
  const held = useRef({
    get value() {
      return textOf({ start: thumb(whole.current, 'start')?.value, end: thumb(whole.current, 'end')?.value })
    },
  })
  const range = readRange(props)
  const distance = toFinite(props.minDistance) ?? 0
  const first = fitPair(range, distance, props.value)
  const [kept, setValue] = useElementVariable<unknown>('value', first, (next) => node.emit('initValueChange', { value: next }))
  const value = fitPair(range, distance, kept)
  const room = roomOf(range, distance, value)
  const marks = readMarks(range, props.marks)
  const isVertical = props.orientation === 'vertical'
  const isReadonly = Boolean(props.readonly)
  const isDisabled = Boolean(props.disabled)
  const {
    attributes: { id, 'data-state': state, 'aria-describedby': describedBy, ...attributes },
    ...input
  } = useInput(control, props, {
    get: () => value,
    initial: first,
    put: setValue,
    drawn: textOf(value),
    describedBy: root['aria-describedby'],
    states: [isReadonly && 'readonly', isDisabled && 'disabled'],
  })

  useElementAction('set-value', (start, end) => setValue(fitPair(range, distance, { start, end })))
  useElementAction('reset-value', () => setValue(first))

  const edit = (next: Pair): void => {
    if (isReadonly || isDisabled || textOf(next) === textOf(value)) return
    input.onEdit()
    setValue(next)
    node.emit('input', { value: next })
    input.change.say({ value: next })
  }
  const move = (which: Thumb, to: unknown): void => edit({ ...value, [which]: fitTo(room[which], to) })
  const letGo = (): void => {
    if (!isReadonly && !isDisabled) node.emit('changeEnd', { value })
  }
  useEarlyUse(held, textOf(value), (early) => {
    const [start, end] = early.split(' ')
    if (!isReadonly) edit(fitPair(range, distance, { start, end }))
    else for (const which of THUMBS) (thumb(whole.current, which) as HTMLInputElement).value = String(value[which])
  })

  /** The value of a place on the track. */
  const valueAt = ({ currentTarget, clientX, clientY }: PointerEvent): number => {
    const { left, bottom, width, height } = currentTarget.getBoundingClientRect()
    const [along, length] = isVertical ? [bottom - clientY, height] : [clientX - left, width]
    const share = Math.min(1, Math.max(0, (along - THUMB_SIZE / 2) / (length - THUMB_SIZE)))
    const isMirrored = !isVertical && getComputedStyle(currentTarget).direction === 'rtl'
    return range.min + (isMirrored ? 1 - share : share) * (range.max - range.min)
  }
  // A press on the track takes the nearer thumb along; a thumb that is pressed itself is the browser's.
  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || event.target !== event.currentTarget || isReadonly || isDisabled) return
    event.preventDefault()
    const at = valueAt(event)
    const which = Math.abs(at - value.start) < Math.abs(at - value.end) || at < value.start ? 'start' : 'end'
    drawn.current = which
    event.currentTarget.setPointerCapture(event.pointerId)
    thumb(whole.current, which)?.focus()
    move(which, at)
  }
  const release = (): void => {
    drawn.current = undefined
    letGo()
  }
  const label = toText(props.accessibleLabel) || root['aria-label']
  return (
    <div
      {...root}
      ref={ref}
      role="group"
      {...groupName(id)}
      aria-label={label}
      aria-describedby={describedBy}
      data-state={state}
      {...groupFocus(input)}
    >
      <span
        className={isVertical ? 'heddle-ends heddle-ends-up' : 'heddle-ends'}
        style={{ '--from': shareOf(range, value.start), '--to': shareOf(range, value.end) } as CSSProperties}
        onPointerDown={press}
        onPointerMove={(event) => {
          if (drawn.current) move(drawn.current, valueAt(event))
        }}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {THUMBS.map((which) => {
          const valueText = nameOfValue(value[which], props.format, marks)
          return [
            <input
              {...attributes}
              key={which}
              ref={which === 'start' ? control : undefined}
              type="range"
              // Where both thumbs are at the end of the track, the first is the one that can move.
              className={which === 'start' && shareOf(range, value.start) > 0.5 ? 'heddle-ends-above' : undefined}
              data-thumb={which}
              min={range.min}
              max={range.max}
              step={range.step}
              value={value[which]}
              disabled={isDisabled}
              aria-label={toText(which === 'start' ? props.startLabel : props.endLabel)}
              aria-orientation={isVertical ? 'vertical' : undefined}
              aria-valuetext={valueText}
              aria-readonly={isReadonly || undefined}
              onChange={({ currentTarget }) => move(which, currentTarget.value)}
              onKeyUp={({ key }) => {
                if (movesThumb(key)) letGo()
              }}
              onKeyDown={(event) => {
                const next = pageKey(event.key, room[which], value[which])
                if (next === undefined) return
                event.preventDefault()
                move(which, next)
              }}
            />,
            props.tooltip && (
              <output
                key={`${which} value`}
                className="heddle-range-value"
                aria-hidden="true"
                style={{ '--at': shareOf(range, value[which]) } as CSSProperties}
              >
                {valueText ?? value[which]}
              </output>
            ),
          ]
        })}
      </span>
      <Marks range={range} marks={marks} />
    </div>
  )
}

/** Pixels of a thumb, as the style sheet has it. */
const THUMB_SIZE = 18

const thumb = (root: HTMLElement | null, which: Thumb): HTMLInputElement | undefined =>
  root?.querySelector<HTMLInputElement>(`[data-thumb=${which}]`) ?? undefined

const textOf = ({ start, end }: { readonly [name in Thumb]: unknown }): string => `${toText(start)} ${toText(end)}`
