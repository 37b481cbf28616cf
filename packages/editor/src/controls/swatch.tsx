import styles from './color-field.module.css'

/** A small square of a colour over a chequered ground. `theme` is the one that colours of the system are shown in. */
export function Swatch({ color, theme }: { readonly color: string | undefined; readonly theme?: 'light' | 'dark' | undefined }) {
  return (
    <span className={styles.swatch} aria-hidden>
      {color !== undefined && <span className={styles.paint} style={{ background: color, colorScheme: theme }} />}
    </span>
  )
}
