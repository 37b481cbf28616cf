import styles from './color-field.module.css'

/** A small square of a colour over a chequered ground. */
export function Swatch({ color }: { readonly color: string | undefined }) {
  return (
    <span className={styles.swatch} aria-hidden>
      {color !== undefined && <span className={styles.paint} style={{ background: color }} />}
    </span>
  )
}
