import { useMemo } from 'react'
import { isSameValue, toText } from '@heddle/kit/react'
import type { Option } from '../../../lib/read-options.ts'

/** What is chosen. */
export interface Choice {
  /** The chosen values in their order, one at most where only one may be. */
  readonly values: readonly unknown[]
  /** Places of the chosen values among the options; -1 for one that is none of them. */
  readonly places: readonly number[]
  readonly isChosen: (place: number) => boolean
  readonly has: (value: unknown) => boolean
  /** How many more may be chosen. */
  readonly room: number
  readonly isFull: boolean
  readonly labelOf: (at: number) => string
  /** What is held when a value is taken back, and when all are. */
  readonly without: (value: unknown) => unknown
  readonly empty: unknown
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** A count that may be anything; 0 for none. */
export const toCount = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0)

/** Several values, whatever they came as. */
export function toValues(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isNothing(value) ? [] : [value]
}

function placeOf(options: readonly Option[], value: unknown): number {
  const isPlain = typeof value !== 'object' || value === null
  return options.findIndex((option) => (isPlain ? Object.is(option.value, value) : isSameValue(option.value, value)))
}

/**
 * @param held what the element holds
 * @param most how many may be chosen; 0 for any number
 */
export function useChoice(held: unknown, options: readonly Option[], isMultiple: boolean, most: unknown): Choice {
  return useMemo(() => {
    const one = isMultiple ? -1 : placeOf(options, held)
    const values = isMultiple ? toValues(held) : one >= 0 || !isNothing(held) ? [held] : []
    const places = isMultiple ? values.map((value) => placeOf(options, value)) : values.map(() => one)
    const chosen = new Set(places)
    const room = isMultiple && toCount(most) > 0 ? Math.max(0, toCount(most) - values.length) : Infinity
    return {
      values,
      places,
      isChosen: (place) => chosen.has(place),
      has: (value) => values.some((other) => isSameValue(other, value)),
      room,
      isFull: room === 0,
      labelOf: (at) => options[places[at] ?? -1]?.label ?? toText(values[at]),
      without: (value) =>
        isMultiple ? values.filter((other) => !isSameValue(other, value)) : isSameValue(held, value) ? '' : held,
      empty: isMultiple ? [] : '',
    }
  }, [held, options, isMultiple, most])
}

/** Whether an option cannot be chosen. */
export function isOut(option: Option | undefined, isSelected: boolean, { isFull }: Choice): boolean {
  return Boolean(option?.isDisabled) || (isFull && !isSelected)
}
