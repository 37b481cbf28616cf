import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './grip.module.css'

/** Class of a row that a grip moves: it shows a line where another row would come, by its `data-drop` of `above` or `below`. */
export const movableRow = styles.row ?? ''

/** The handle of a row that is put elsewhere by pointer or by arrow keys; whoever owns the rows listens. */
export function Grip({
  label,
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'children' | 'type'> & { readonly label: string }) {
  return (
    <button {...rest} type="button" aria-label={label} className={styles.grip}>
      <GripVertical size={14} strokeWidth={1.6} aria-hidden />
    </button>
  )
}
