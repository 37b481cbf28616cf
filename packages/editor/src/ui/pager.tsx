import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { words } from './words.ts'
import styles from './pager.module.css'

/** One of several, with the one before and the next: `2 of 3`. */
export function Pager({
  label,
  at,
  count,
  onGo,
}: {
  /** What there are several of. */
  readonly label: string
  /** From 0; nothing while none of them is looked at. */
  readonly at: number | undefined
  readonly count: number
  readonly onGo: (at: number) => void
}) {
  const place = at ?? -1
  return (
    <span role="group" aria-label={label} className={styles.pager}>
      <IconButton
        icon={ChevronLeft}
        size={24}
        label={words.before(label)}
        isDisabled={place <= 0}
        onPress={() => onGo(place - 1)}
      />
      <span className={styles.told}>{at === undefined ? words.times(count) : words.oneOf(at + 1, count)}</span>
      <IconButton
        icon={ChevronRight}
        size={24}
        label={words.after(label)}
        isDisabled={place >= count - 1}
        onPress={() => onGo(place + 1)}
      />
    </span>
  )
}
