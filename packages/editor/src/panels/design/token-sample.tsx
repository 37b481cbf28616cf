import { Clapperboard, Timer } from 'lucide-react'
import { readFont } from '@heddle/style'
import type { TokenRecord } from '@heddle/document'
import styles from './design-panel.module.css'

/** Longest bar of a spacing's sample in CSS pixels. */
const MAX_BAR = 18

/** A small picture of what a token stands for. */
export function TokenSample({ token: { type, value, darkValue } }: { readonly token: TokenRecord }) {
  switch (type) {
    case 'color':
      return (
        <span aria-hidden className={styles.swatch}>
          <span style={{ background: value }} />
          <span style={{ background: darkValue ?? value }} />
        </span>
      )
    case 'spacing':
      return (
        <span aria-hidden className={styles.spacing}>
          <span style={{ width: value, maxWidth: MAX_BAR }} />
        </span>
      )
    case 'radius':
      return (
        <span aria-hidden className={styles.square}>
          <span className={styles.corner} style={{ borderTopLeftRadius: value }} />
        </span>
      )
    case 'shadow':
      return (
        <span aria-hidden className={styles.square}>
          <span className={styles.sheet} style={{ boxShadow: value }} />
        </span>
      )
    case 'duration':
      return (
        <span aria-hidden className={styles.square}>
          <Timer size={14} strokeWidth={1.6} />
        </span>
      )
    case 'animation':
      return (
        <span aria-hidden className={styles.square}>
          <Clapperboard size={14} strokeWidth={1.6} />
        </span>
      )
    case 'typography': {
      const font = readFont(value)
      return (
        <span
          aria-hidden
          className={styles.letters}
          style={font && { fontFamily: font.family, fontWeight: font.weight, fontStyle: font.style }}
        />
      )
    }
  }
}
