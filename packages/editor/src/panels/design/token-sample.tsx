import type { TokenRecord } from '@heddle/document'
import styles from './design-panel.module.css'

/** Longest bar of a spacing's sample in CSS pixels. */
const MAX_BAR = 18

/** A small picture of what a token stands for. */
export function TokenSample({ token: { type, value, darkValue } }: { readonly token: TokenRecord }) {
  if (type === 'color') {
    return (
      <span aria-hidden className={styles.swatch}>
        <span style={{ background: value }} />
        <span style={{ background: darkValue ?? value }} />
      </span>
    )
  }
  if (type === 'spacing') {
    return (
      <span aria-hidden className={styles.spacing}>
        <span style={{ width: value, maxWidth: MAX_BAR }} />
      </span>
    )
  }
  const weight = /^\d{3}\b/.exec(value)?.[0]
  return <span aria-hidden className={styles.letters} style={weight === undefined ? {} : { fontWeight: Number(weight) }} />
}
