import { NumberRow } from './number-row.tsx'
import { labelOf } from './row-order.ts'
import styles from './style-tab.module.css'
import { useStyleText } from './use-style.ts'
import { words } from './words.ts'

/** Another place than among its siblings, and what that does not change. */
export function OrderRow() {
  const order = Number(useStyleText('order') ?? 0)
  return (
    <>
      <NumberRow label={labelOf('order')} properties={['order']} />
      {order !== 0 && <p className={styles.need}>{words.orderSeen}</p>}
    </>
  )
}
