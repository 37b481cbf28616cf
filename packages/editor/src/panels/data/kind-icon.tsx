import { Braces, Database, Hash, Link, List, ToggleLeft, Type, type LucideIcon } from 'lucide-react'
import type { DataRecord } from '@heddle/document/operations'
import { words } from './words.ts'
import styles from './data-panel.module.css'

const ICONS: Readonly<Record<Exclude<keyof typeof words.kinds, 'formula'>, LucideIcon>> = {
  string: Type,
  number: Hash,
  boolean: ToggleLeft,
  object: Braces,
  array: List,
  query: Link,
  collection: Database,
}

/** What a record holds, as a picture with a name. */
export function KindIcon({ record }: { readonly record: DataRecord }) {
  const kind = record.kind === 'variable' ? record.type : record.kind === 'collection' ? record.kind : 'formula'
  const label = words.kinds[kind]
  if (kind === 'formula')
    return (
      <span role="img" aria-label={label} title={label} className={styles.formula}>
        ƒ
      </span>
    )
  const Icon = ICONS[kind]
  return (
    <span role="img" aria-label={label} title={label} className={styles.icon}>
      <Icon size={14} strokeWidth={1.6} aria-hidden />
    </span>
  )
}
