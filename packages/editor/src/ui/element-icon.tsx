import styles from './element-icon.module.css'

/** Path of the icon set on every origin of Heddle. */
const ICONS = '/icons/'

/** An icon named by an element's definition, drawn in the text's colour without bundling the whole set. */
export function ElementIcon({ name, size = 14 }: { readonly name: string; readonly size?: number }) {
  const url = `url("${ICONS}${encodeURIComponent(name)}.svg")`
  return <span aria-hidden className={styles.icon} style={{ width: size, height: size, maskImage: url }} />
}
