import { useEffect, useRef, useState, type ReactNode } from 'react'
import { toText } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import type { Writing } from '../grid/cell-text.ts'
import type { Column } from '../grid/column.ts'
import type { Condition } from '../grid/conditions.ts'
import type { GridState } from '../grid/use-grid.ts'
import { wordsIn } from '../words/words.ts'
import { ENGLISH } from './messages.ts'
import { comparedAs, isComplete, MOST_CONDITIONS, OPERATORS, takesValue, type ComparedAs } from './operators.ts'
import { readConditions } from './read-conditions.ts'

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
  useEffect(() => {
    panel.current?.showPopover()
    panel.current?.querySelector('select')?.focus()
  }, [])
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
  const focusLast = (): void => void [...(panel.current?.querySelectorAll('select') ?? [])].at(-1)?.focus()
  const isAdded = useRef(false)
  useEffect(() => {
    if (isAdded.current) focusLast()
    isAdded.current = false
  }, [draft.conditions.length])
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={toText(props.conditionsText).replaceAll('{title}', () => title) || undefined}
      className="heddle-grid-panel heddle-grid-conditions"
      popover="auto"
      onToggle={({ newState }) => newState === 'closed' && state.show('')}
    >
      {draft.conditions.length > 1 && (
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
        <fieldset key={at} aria-label={`${words.operator} ${at + 1}`}>
          <select
            aria-label={words.operator}
            value={one.operator}
            onChange={({ currentTarget }) => put(at, { operator: currentTarget.value })}
          >
            {OPERATORS[as].map(([operator, word]) => (
              <option key={operator} value={operator}>
                {words[word]}
              </option>
            ))}
          </select>
          {takesValue(one.operator) && (
            <ValueField
              column={column}
              as={as}
              label={words.value}
              text={one.value}
              onText={(value) => put(at, { value })}
              writing={writing}
            />
          )}
          {one.operator === '$between' && (
            <ValueField
              column={column}
              as={as}
              label={words.to}
              text={one.to}
              onText={(to) => put(at, { to })}
              writing={writing}
            />
          )}
          {draft.conditions.length > 1 && (
            <button
              type="button"
              className="heddle-grid-step"
              aria-label={`${words.remove} ${at + 1}`}
              onClick={() => {
                isAdded.current = true
                change({ ...draft, conditions: draft.conditions.filter((_, place) => place !== at) })
              }}
            >
              ×
            </button>
          )}
        </fieldset>
      ))}
      <span className="heddle-grid-conditions-end">
        {draft.conditions.length < MOST_CONDITIONS && (
          <button
            type="button"
            className="heddle-grid-tool"
            onClick={() => {
              isAdded.current = true
              change({ ...draft, conditions: [...draft.conditions, blank] })
            }}
          >
            {words.add}
          </button>
        )}
        <button type="button" className="heddle-grid-tool" onClick={() => change({ link: '$and', conditions: [blank] })}>
          {words.clear}
        </button>
        <button type="button" className="heddle-grid-tool" onClick={() => panel.current?.hidePopover()}>
          {words.close}
        </button>
      </span>
    </div>
  )
}

/** What a value is compared with. */
function ValueField({
  column: { options },
  as,
  label,
  text,
  onText,
  writing,
}: {
  readonly column: Column
  readonly as: ComparedAs
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly writing: Writing
}): ReactNode {
  if (as !== 'option' && as !== 'boolean') {
    return (
      <input
        type={as === 'number' || as === 'date' ? as : 'text'}
        aria-label={label}
        value={text}
        step={as === 'number' ? 'any' : undefined}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    )
  }
  const offered =
    as === 'option'
      ? options.map((option) => [toText(option.value), option.label] as const)
      : ([
          ['true', writing.yes],
          ['false', writing.no],
        ] as const)
  return (
    <select aria-label={label} value={text} onChange={({ currentTarget }) => onText(currentTarget.value)}>
      <option value="">–</option>
      {offered.map(([value, name], at) => (
        <option key={at} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
