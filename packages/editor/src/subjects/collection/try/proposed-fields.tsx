import { Check, Plus } from 'lucide-react'
import { type CollectionRecord, declaredFields, rowFields } from '@heddle/document'
import { changeField, setCollection } from '@heddle/document/operations'
import type { Json } from '@heddle/store'
import { useEditor } from '../../../session/use-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { words } from './words.ts'
import styles from './try.module.css'

/** The fields that the rows of an answer have: each is taken, or left out again, by one press. */
export function ProposedFields({ collection, rows }: { readonly collection: CollectionRecord; readonly rows: unknown }) {
  const { view, change } = useEditor()
  const { id, name } = collection
  const taken = declaredFields(collection.fields)
  const found = rowFields(undefined, rows)
  if (found.length === 0) return null
  const isTaken = (field: string): boolean => taken.some((one) => one.name === field)
  const left = found.filter((field) => !isTaken(field.name))
  const label = words.changes.fields(name)
  const takeAll = (): void => {
    const fields: Json = [...taken, ...left].map((field) => ({ name: field.name, type: field.type }))
    change(label, setCollection(view, { id, values: { fields } }))
  }
  return (
    <section className={styles.fields} aria-label={words.fields}>
      <div className={styles.fieldsHead}>
        <h3>{words.fields}</h3>
        <span>{words.found(found.length, found.length - left.length)}</span>
        {left.length > 0 && <Button onPress={takeAll}>{words.takeAll}</Button>}
      </div>
      <div className={styles.chips}>
        {found.map((field) => {
          const type = words.types[field.type]
          const has = isTaken(field.name)
          const next = has ? { remove: field.name } : { add: field }
          return (
            <button
              key={field.name}
              type="button"
              aria-pressed={has}
              aria-label={has ? words.drop(field.name, type) : words.take(field.name, type)}
              className={classNames(styles.chip, has && styles.chipOn)}
              onClick={() => change(label, changeField(view, { id, change: next }))}
            >
              {has ? <Check size={12} aria-hidden /> : <Plus size={12} aria-hidden />}
              {field.name} <small>{type}</small>
            </button>
          )
        })}
      </div>
    </section>
  )
}
