import type { ReactNode } from 'react'
import { weekNumber } from './cells.ts'
import type { Messages } from './messages.ts'
import type { Names } from './names.ts'
import type { PanelLook } from './read-look.ts'

interface WeeksProps {
  readonly look: PanelLook
  readonly names: Names
}

/** Heads of the columns. */
export function Weekdays({ look, names, messages }: WeeksProps & { readonly messages: Messages }): ReactNode {
  return (
    <thead>
      <tr>
        {look.weekNumbers !== 'none' && (
          <th scope="col" abbr={messages.week}>
            #
          </th>
        )}
        {Array.from({ length: 7 }, (_, at) => (look.weekStart + at) % 7).map((weekday) => (
          <th key={weekday} scope="col" abbr={names.weekday(weekday, 'long')} suppressHydrationWarning>
            {names.weekday(weekday, 'short')}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Head of a row, where weeks have numbers. */
export function WeekHead({ start, look, names }: WeeksProps & { readonly start: number }): ReactNode {
  return look.weekNumbers === 'none' ? null : <th scope="row">{weekNumber(start, look, names)}</th>
}
