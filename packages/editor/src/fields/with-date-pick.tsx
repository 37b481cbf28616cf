import { CalendarDays, Clock } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { PickedDate } from '@heddle/kit'
import { IconButton } from '../ui/icon-button.tsx'
import { words } from './words.ts'
import styles from './fields.module.css'

/** A field for a date with a button that opens the browser's own picker of such dates; what is picked there is one change. */
export function WithDatePick({
  label,
  kind,
  value,
  onPick,
  children,
}: {
  readonly label: string
  readonly kind: PickedDate
  readonly value: string
  readonly onPick: (text: string) => void
  readonly children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.withPick}>
      {children}
      <span className={styles.datePick}>
        <input
          key={value}
          ref={input}
          type={kind}
          defaultValue={value}
          tabIndex={-1}
          aria-hidden
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') onPick(currentTarget.value)
          }}
        />
        <IconButton
          icon={kind === 'time' ? Clock : CalendarDays}
          size={24}
          label={words.dateTime.pick(label)}
          onPress={() => input.current?.showPicker()}
        />
      </span>
    </div>
  )
}
