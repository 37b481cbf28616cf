import type { CSSProperties, ReactNode } from 'react'
import { toText } from '@heddle/kit/react'
import { toFinite } from '../controls/to-finite.ts'
import { shareOf, type Range } from './range.ts'

/** A place on the track that is pointed out. */
export interface Mark {
  readonly value: number
  readonly label: string
}

/** More are a line, not marks. */
const MOST_MARKS = 100

/** Marks of a list of numbers, or of objects with a value and a label; those beyond the bounds are none. */
export function readMarks({ min, max }: Range, marks: unknown): readonly Mark[] {
  const list: readonly unknown[] = Array.isArray(marks) ? marks.slice(0, MOST_MARKS) : []
  return list.flatMap((mark) => {
    const { value, label } = (typeof mark === 'object' && mark !== null ? mark : { value: mark }) as Partial<Mark>
    const at = toFinite(value)
    return at === undefined || at < min || at > max ? [] : { value: at, label: toText(label) }
  })
}

/** What a value is called: by the builder's formula, else by its mark; `undefined` where the number says it all. */
export function nameOfValue(value: number, format: unknown, marks: readonly Mark[]): string | undefined {
  const formatted = typeof format === 'function' ? toText((format as (names: object) => unknown)({ value })) : ''
  return formatted || marks.find((mark) => mark.value === value)?.label || undefined
}

/** Marks and their labels beside the track, for the eye alone: thumbs say their values themselves. */
export function Marks({ range, marks }: { readonly range: Range; readonly marks: readonly Mark[] }): ReactNode {
  if (marks.length === 0) return null
  return (
    <span className="heddle-range-marks" aria-hidden="true">
      {marks.map(({ value, label }, at) => (
        <span key={at} style={{ '--at': shareOf(range, value) } as CSSProperties}>
          {label}
        </span>
      ))}
    </span>
  )
}
