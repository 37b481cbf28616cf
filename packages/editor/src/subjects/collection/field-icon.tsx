import { Braces, Clock, Hash, ToggleLeft, Type, type LucideIcon } from 'lucide-react'
import type { RowFieldType } from '@heddle/document'
import { words } from './words.ts'
import styles from './collection.module.css'

export const FIELD_ICONS: Readonly<Record<RowFieldType, LucideIcon>> = {
  text: Type,
  number: Hash,
  boolean: ToggleLeft,
  date: Clock,
  json: Braces,
}

/** What a field holds, as a picture with a name. */
export function FieldIcon({ type }: { readonly type: RowFieldType }) {
  const Icon = FIELD_ICONS[type]
  const label = words.fieldTypes[type]
  return (
    <span role="img" aria-label={label} title={label} className={styles.icon}>
      <Icon size={13} strokeWidth={1.6} aria-hidden />
    </span>
  )
}
