import { isSameValue } from '@heddle/kit/react'
import { toFinite } from '../controls/to-finite.ts'
import type { Option } from '../read-options.ts'

/** What a group holds, whatever it is bound to: nothing is an empty list, one value is a list of one. */
export function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** Least and most that may be chosen. */
export function readLimits({ min, max }: { readonly min: unknown; readonly max: unknown }): { min: number; max: number } {
  return { min: Math.floor(toFinite(min) ?? 0), max: Math.floor(toFinite(max) ?? 0) || Number.POSITIVE_INFINITY }
}

/** Whether each option is chosen. */
export function marksOf(options: readonly Option[], value: readonly unknown[]): readonly boolean[] {
  return options.map((option) => value.some((one) => isSameValue(one, option.value)))
}

/** The value with these options chosen, in their order; what it holds beside the options stays in front of them. */
export function withMarks(
  options: readonly Option[],
  value: readonly unknown[],
  isMarked: (at: number) => boolean | undefined,
): readonly unknown[] {
  const others = value.filter((one) => !options.some((option) => isSameValue(option.value, one)))
  return [...others, ...options.flatMap((option, at) => (isMarked(at) ? [option.value] : []))]
}
