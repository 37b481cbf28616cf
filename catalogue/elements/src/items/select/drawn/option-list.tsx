import { memo, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { readPath } from '@heddle/document/values'
import { toText, useAddresses } from '@heddle/kit/react'
import { LocalSlot } from '@heddle/kit/react/local'
import { useWindow } from '../../../lib/listbox/use-window.ts'
import { inGroups, type Option } from '../../../lib/read-options.ts'
import type { DrawnSelect } from './use-drawn-select.ts'
import { NEW } from './use-lines.ts'

export interface OptionListProps extends Pick<
  DrawnSelect,
  | 'isOpen'
  | 'isShown'
  | 'isMultiple'
  | 'isLineOut'
  | 'lines'
  | 'options'
  | 'rows'
  | 'choice'
  | 'active'
  | 'query'
  | 'show'
  | 'pick'
  | 'close'
  | 'reachEnd'
> {
  readonly id: string
  readonly label: string | undefined
  /** Options that there are, were all of them shown. */
  readonly count: number
  readonly newText: string
  readonly layout: string
  readonly imageField: string
  readonly control: RefObject<HTMLElement | null>
}

const idOfLine = (id: string, place: number): string => `${id}-${place === NEW ? 'new' : place}`

/** The options, those near what is in sight. */
export function OptionList(props: OptionListProps): ReactNode {
  const { id, lines, count, options, choice, active, control, layout, isShown, show } = props
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isShown) show()
  }, [isShown, show])
  const seen = useWindow({ list, rows: lines, at: active, isShown, onEnd: props.reachEnd })
  // What the control points at stands in the list, or it points at nothing.
  const isStanding = active >= seen.from && active < seen.to
  useLayoutEffect(() => {
    if (isStanding) control.current?.setAttribute('aria-activedescendant', idOfLine(id, lines[active] ?? NEW))
    else control.current?.removeAttribute('aria-activedescendant')
  })

  const drawLine = (at: number): ReactNode => {
    const place = lines[at] ?? NEW
    const option = options[place]
    const isSelected = place !== NEW && choice.isChosen(place)
    return (
      <Line
        // Lines of a search are written over; elements of the builder belong to their option.
        key={layout === 'free' ? place : at}
        id={idOfLine(id, place)}
        isSelected={isSelected}
        isOut={props.isLineOut(at)}
        isActive={at === active}
        {...{ at, count }}
      >
        {option ? (
          layout === 'text' ? (
            option.label
          ) : (
            <OptionContent {...props} {...{ option, place, at, isSelected }} />
          )
        ) : (
          props.newText
        )}
      </Line>
    )
  }
  const onClick = ({ target }: MouseEvent): void => {
    const line = target instanceof Element ? target.closest('[role=option]') : null
    if (line) props.pick(Number(line.ariaPosInSet) - 1)
  }
  const standing = lines.slice(seen.from, seen.to)
  const groups = inGroups(standing.map((place) => options[place] ?? NO_GROUP))
  return (
    <div
      ref={list}
      id={id}
      className="heddle-options"
      role="listbox"
      aria-label={props.label}
      aria-multiselectable={props.isMultiple || undefined}
      onScroll={seen.onScroll}
      onClick={onClick}
    >
      {seen.before > 0 && <div role="presentation" style={{ height: seen.before }} />}
      {groups.map(({ group, places }) => {
        const drawn = places.map((place) => drawLine(seen.from + place))
        if (group === '') return drawn
        return (
          <div key={`group ${standing[places[0] ?? 0]}`} role="group" aria-label={group}>
            <div className="heddle-option-group" aria-hidden="true">
              {group}
            </div>
            {drawn}
          </div>
        )
      })}
      {seen.after > 0 && <div role="presentation" style={{ height: seen.after }} />}
    </div>
  )
}

const NO_GROUP = { group: '' }

interface LineProps {
  readonly id: string
  readonly at: number
  readonly count: number
  readonly isSelected: boolean
  readonly isOut: boolean
  readonly isActive: boolean
  readonly children: ReactNode
}

/** One of them; not drawn again where it says the same. */
const Line = memo(({ id, at, count, isSelected, isOut, isActive, children }: LineProps) => (
  <div
    id={id}
    className="heddle-option"
    role="option"
    aria-selected={isSelected}
    aria-disabled={isOut || undefined}
    aria-setsize={count}
    aria-posinset={at + 1}
    data-state={isActive ? 'active' : undefined}
  >
    {children}
  </div>
))

interface ContentProps extends OptionListProps {
  readonly option: Option
  readonly place: number
  readonly at: number
  readonly isSelected: boolean
}

function OptionContent({ option, place, at, isSelected, ...list }: ContentProps): ReactNode {
  const addresses = useAddresses()
  const { layout, rows, query, isOpen, active } = list
  if (layout === 'free') {
    const { label, value, isDisabled } = option
    return (
      <LocalSlot
        name="option"
        item={String(place)}
        data={{
          option: { item: rows[place], label, value, index: place, isSelected, isFocused: at === active, isDisabled },
          select: { isOpen, search: query },
        }}
        methods={{ option: { select: () => list.pick(at) }, select: { close: () => list.close('action') } }}
      />
    )
  }
  const image = layout === 'image' ? toText(readPath(rows[place], list.imageField)) : ''
  return (
    <>
      {image && <img src={addresses.asset(image)} alt="" />}
      <span>{option.label}</span>
    </>
  )
}
