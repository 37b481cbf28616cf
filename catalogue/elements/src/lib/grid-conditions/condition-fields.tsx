import type { ReactNode } from 'react'
import { toText } from '@heddle/kit/react'
import type { Writing } from '../grid/cell-text.ts'
import type { Column } from '../grid/column.ts'
import type { Condition } from '../grid/conditions.ts'
import type { ElementWords } from '../words/element-words.ts'
import { comparedAs, OPERATORS, takesValue } from './operators.ts'

/** One condition: how a value is compared, and with what. */
export function ConditionFields({
  column,
  condition: { operator, value, to },
  number,
  words,
  writing,
  onChange,
  onRemove,
}: {
  readonly column: Column
  readonly condition: Condition
  /** Its place among them, from 1. */
  readonly number: number
  readonly words: ElementWords['conditions']
  readonly writing: Writing
  readonly onChange: (part: Partial<Condition>) => void
  readonly onRemove: () => void
}): ReactNode {
  return (
    <fieldset aria-label={`${words.operator} ${number}`}>
      <select
        aria-label={words.operator}
        value={operator}
        onChange={({ currentTarget }) => onChange({ operator: currentTarget.value })}
      >
        {OPERATORS[comparedAs(column)].map(([known, word]) => (
          <option key={known} value={known}>
            {words[word]}
          </option>
        ))}
      </select>
      {takesValue(operator) && (
        <ValueField
          column={column}
          label={words.value}
          text={value}
          onText={(text) => onChange({ value: text })}
          writing={writing}
        />
      )}
      {operator === '$between' && (
        <ValueField column={column} label={words.to} text={to} onText={(text) => onChange({ to: text })} writing={writing} />
      )}
      <button type="button" className="heddle-grid-step" aria-label={`${words.remove} ${number}`} onClick={onRemove}>
        ×
      </button>
    </fieldset>
  )
}

/** What a value is compared with. */
function ValueField({
  column,
  label,
  text,
  onText,
  writing,
}: {
  readonly column: Column
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly writing: Writing
}): ReactNode {
  const { options } = column
  const as = comparedAs(column)
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
