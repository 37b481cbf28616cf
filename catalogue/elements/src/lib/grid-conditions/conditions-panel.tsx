import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { toText } from '@heddle/kit/react'
import { placementStyle, useFloating, type Placement } from '@heddle/kit/react/floating'
import type { GridProps } from '../grid-fields.ts'
import type { Column } from '../grid/column.ts'
import type { Condition } from '../grid/conditions.ts'
import type { GridState } from '../grid/use-grid.ts'
import { wordsIn } from '../words/words.ts'
import { ConditionFields } from './condition-fields.tsx'
import { ENGLISH } from './messages.ts'
import { comparedAs, isComplete, MOST_CONDITIONS, OPERATORS } from './operators.ts'
import { readConditions } from './read-conditions.ts'

const BELOW: Placement = { side: 'bottom', alignment: 'start', offsetX: '0px', offsetY: '0px', gap: '4px' }

/** How the values of a column are to be, and whether one condition is enough. Rows follow as it is typed. */
export function ConditionsPanel({
  id,
  column,
  grid: { filters, setFilters, writing, conditions: state },
  props,
}: {
  readonly id: string
  readonly column: Column
  readonly grid: GridState
  readonly props: GridProps
}): ReactNode {
  const { key, title } = column
  const as = comparedAs(column)
  const words = wordsIn(writing.language, 'conditions', ENGLISH)
  const filter = (Object.hasOwn(filters.columns, key) ? filters.columns[key] : undefined) ?? {}
  const blank: Condition = { operator: OPERATORS[as][0]?.[0] ?? '', value: '', to: '' }
  const [draft, setDraft] = useState(() => {
    const { conditions, link } = readConditions(filter, as)
    return { link, conditions: conditions.length > 0 ? conditions : [blank] }
  })
  const panel = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLElement>(null)
  const anchor = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    root.current = panel.current?.parentElement ?? null
    anchor.current = root.current?.querySelector('button') ?? null
  }, [])
  const onToggle = (isOpen: boolean): void => {
    if (!isOpen) state.show('')
  }
  const floating = useFloating({ root, anchor, panel, placement: BELOW, onToggle })
  useEffect(() => {
    floating.open()
    panel.current?.querySelector('select')?.focus()
  }, [floating])
  const change = (next: typeof draft): void => {
    setDraft(next)
    const complete = next.conditions.filter((one) => isComplete(one, as))
    // Without conditions it is as ever.
    const { conditions: _, link: __, ...rest } = filter
    const own = complete.length > 0 ? { ...rest, conditions: complete, link: next.link } : rest
    if (complete.length > 0 || filter.conditions) setFilters({ ...filters, columns: { ...filters.columns, [key]: own } })
  }
  const put = (at: number, part: Partial<Condition>): void =>
    change({ ...draft, conditions: draft.conditions.map((one, place) => (place === at ? { ...one, ...part } : one)) })
  const { length } = draft.conditions
  // What was pressed is gone, or is done with: the last condition has the focus.
  const isResized = useRef(false)
  useEffect(() => {
    if (isResized.current) panel.current?.querySelector<HTMLElement>('fieldset:last-of-type select')?.focus()
    isResized.current = false
  })
  const resize = (conditions: typeof draft.conditions): void => {
    isResized.current = true
    change({ ...draft, conditions: conditions.length > 0 ? conditions : [blank] })
  }
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={toText(props.conditionsText).replaceAll('{title}', () => title) || undefined}
      className="heddle-grid-panel heddle-grid-conditions"
      style={placementStyle(BELOW)}
      popover="auto"
    >
      <p className="heddle-grid-conditions-title">{title}</p>
      {length > 1 && (
        <select
          aria-label={words.match}
          value={draft.link}
          onChange={({ currentTarget }) => change({ ...draft, link: currentTarget.value === '$or' ? '$or' : '$and' })}
        >
          <option value="$and">{words.all}</option>
          <option value="$or">{words.any}</option>
        </select>
      )}
      {draft.conditions.map((one, at) => (
        <ConditionFields
          key={at}
          column={column}
          condition={one}
          number={at + 1}
          words={words}
          writing={writing}
          onChange={(part) => put(at, part)}
          onRemove={() => resize(draft.conditions.filter((_, place) => place !== at))}
        />
      ))}
      <span className="heddle-grid-conditions-end">
        {length < MOST_CONDITIONS && (
          <button type="button" className="heddle-grid-tool" onClick={() => resize([...draft.conditions, blank])}>
            {words.add}
          </button>
        )}
        <button type="button" className="heddle-grid-tool" onClick={() => floating.close('action')}>
          {words.close}
        </button>
      </span>
    </div>
  )
}
