import { toText } from '@heddle/kit/react'
import type { ElementWords } from '../../lib/words/element-words.ts'
import { wordsIn } from '../../lib/words/words.ts'
import { addMonths, daysIn, firstOf, monthOf, startOfWeek, toDay, partsOf } from './calendar.ts'
import { cellIn } from './cells.ts'
import { isBarred, isOff, type Rules } from './rules.ts'
import { valueOf, viewOf } from './values.ts'

/** Ranges that people choose by name, with their names in English. */
export const PRESETS: ElementWords['presets'] = {
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  'next-7-days': 'Next 7 days',
  'next-30-days': 'Next 30 days',
  'this-week': 'This week',
  'last-week': 'Last week',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
}
export type PresetName = keyof typeof PRESETS

export interface Preset {
  readonly label: string
  /** What is picked by it: one date, or both ends. */
  readonly picks: readonly number[]
  readonly isOff: boolean
}

/** Presets that are drawn at most. */
const MOST = 50
const LAST_SECOND = 86_399

/** What a builder offers, whatever that is bound to. */
export function readPresets(
  given: unknown,
  {
    rules,
    today,
    weekStart,
    language,
  }: {
    readonly rules: Rules
    readonly today: number
    readonly weekStart: number
    readonly language: string
  },
): readonly Preset[] {
  const view = viewOf(rules.mode)
  const names = wordsIn(language, 'presets', PRESETS)
  if (!Array.isArray(given) || !view) return []
  return (given as readonly unknown[]).slice(0, MOST).flatMap((item) => {
    const { preset, label } = Object(item) as { readonly preset?: unknown; readonly label?: unknown }
    const name = toText(preset)
    if (!isName(name)) return []
    const [first, last] = daysOf(name, today, weekStart).map((day) => cellIn(view, day)) as [number, number]
    const isRange = rules.selection === 'range'
    const from = valueOf(rules.mode, first, 0)
    return [
      {
        label: toText(label) || names[name],
        picks: isRange ? [from, valueOf(rules.mode, last, LAST_SECOND)] : [from],
        isOff: isRange ? isRangeOff(rules, first, last) : isOff(rules, first),
      },
    ]
  })
}

const isName = (name: string): name is PresetName => Object.hasOwn(PRESETS, name)

/** First and last day of a preset. */
export function daysOf(name: PresetName, today: number, weekStart: number): readonly [number, number] {
  const week = startOfWeek(today, weekStart)
  const month = monthOf(today)
  const whole = (one: number): readonly [number, number] => [firstOf(one), firstOf(one) + daysIn(one) - 1]
  switch (name) {
    case 'today':
      return [today, today]
    case 'yesterday':
      return [today - 1, today - 1]
    case 'tomorrow':
      return [today + 1, today + 1]
    case 'last-7-days':
      return [today - 6, today]
    case 'last-30-days':
      return [today - 29, today]
    case 'next-7-days':
      return [today, today + 6]
    case 'next-30-days':
      return [today, today + 29]
    case 'this-week':
      return [week, week + 6]
    case 'last-week':
      return [week - 7, week - 1]
    case 'this-month':
      return whole(month)
    case 'last-month':
      return whole(monthOf(addMonths(today, -1)))
    case 'this-year': {
      const { year } = partsOf(today)
      return [toDay(year, 0, 1), toDay(year, 11, 31)]
    }
  }
}

function isRangeOff(rules: Rules, first: number, last: number): boolean {
  if (rules.range === 'auto') return isBarred(rules, first, []) || last - first !== rules.autoRange
  return isOff(rules, first) || isBarred(rules, last, [valueOf(rules.mode, first, 0)])
}
