import type { CSSProperties, ReactNode } from 'react'
import { toNumber } from './cell-text.ts'
import type { Column } from './column.ts'
import { tagsOf } from './column-options.ts'
import { RATING } from './limits.ts'

/** Tags, stars and how much of a whole there is. What a value of another sort is, is read as it is. */
export function KindContent({
  value,
  column: { kind, options, most, title },
  text,
}: {
  readonly value: unknown
  readonly column: Column
  readonly text: string
}): ReactNode {
  if (kind === 'tag')
    return tagsOf(value, options).map(({ label, color }, at) => (
      <span key={at} className="heddle-grid-tag" style={color ? ({ '--grid-tag': color } as CSSProperties) : undefined}>
        {label}
      </span>
    ))
  const number = toNumber(value)
  if (number === undefined) return text
  if (kind === 'progress')
    return (
      <span className="heddle-grid-progress">
        <progress value={Math.max(0, Math.min(1, number / most))} aria-label={title} />
        <span aria-hidden="true">{text}</span>
      </span>
    )
  const all = Math.min(RATING.max, Math.round(most))
  const given = Math.max(0, Math.min(all, Math.round(number)))
  return (
    <span className="heddle-grid-rating" role="img" aria-label={`${text}/${all}`}>
      {'★'.repeat(given)}
      <span>{'☆'.repeat(all - given)}</span>
    </span>
  )
}
