import { Plus, X } from 'lucide-react'
import { staticData, type CollectionRecord, ROW_FIELD_TYPES, rowFields, type RowField } from '@heddle/document'
import { changeField, freeName, type FieldChange } from '@heddle/document/operations'
import { Choice } from '../../controls/choice.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FIELD_ICONS, FieldIcon } from './field-icon.tsx'
import { useChange } from './use-change.ts'
import { words } from './words.ts'
import styles from './collection.module.css'

const TYPES = ROW_FIELD_TYPES.map((id) => {
  const Icon = FIELD_ICONS[id]
  return { id, label: words.fieldTypes[id], icon: <Icon size={13} strokeWidth={1.6} aria-hidden /> }
})

/** The fields of the rows with their types: those that were declared, and those that the rows have besides. */
export function CollectionFields({ collection }: { readonly collection: CollectionRecord }) {
  const { view } = useEditor()
  const { run, errorOf } = useChange(collection)
  const fields = rowFields(collection.fields, staticData(collection))
  const change = (key: string, next: FieldChange) =>
    run(key, changeField(view, { id: collection.id, change: next }), words.changes.fields(collection.name))
  const add = () => {
    const name = freeName(words.newField, (free) => fields.some((field) => field.name === free), { separator: '' })
    change('add', { add: { name, type: 'text' } })
  }
  return (
    <PanelSection title={words.fields} actions={<IconButton icon={Plus} size={24} label={words.addField} onPress={add} />}>
      {fields.length === 0 && <p className={styles.none}>{words.noFields}</p>}
      <ul className={styles.fields}>
        {fields.map((field) => (
          <FieldLine key={field.name} field={field} error={errorOf(field.name)} onChange={(next) => change(field.name, next)} />
        ))}
      </ul>
    </PanelSection>
  )
}

function FieldLine({
  field: { name, type },
  error,
  onChange,
}: {
  readonly field: RowField
  readonly error: string | undefined
  readonly onChange: (change: FieldChange) => void
}) {
  return (
    <li className={styles.field}>
      <FieldIcon type={type} />
      <TextField
        label={words.fieldName(name)}
        isLabelHidden
        value={name}
        error={error}
        onCommit={(text) => onChange({ rename: name, to: text.trim() })}
      />
      <Choice
        label={words.fieldType(name)}
        value={type}
        options={TYPES}
        onPick={(picked) => {
          const to = ROW_FIELD_TYPES.find((known) => known === picked)
          if (to && to !== type) onChange({ retype: name, to })
        }}
      />
      <IconButton icon={X} size={24} label={words.removeField(name)} onPress={() => onChange({ remove: name })} />
    </li>
  )
}
