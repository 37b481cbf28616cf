import { Plus } from 'lucide-react'
import { Fragment, useState } from 'react'
import {
  isBinding,
  type Bindable,
  type ComponentProperty,
  type Id,
  type LibraryComponentRecord,
  type NodeRecord,
} from '@heddle/document'
import { setProp } from '@heddle/document/operations'
import type { Field } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { useRecord } from '@heddle/store/react'
import { FieldControl } from '../../fields/field-control.tsx'
import { BoundField } from '../../formula/bound-field.tsx'
import { instanceFacts, propertyFields } from '../../fields/component-properties.ts'
import { readField } from '../../inspector/settings/read-field.ts'
import { useVariantContext } from '../../session/use-variant-context.ts'
import { nodeName } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { addPart, changePart } from './component-edits.ts'
import { OnePart } from './part-section.tsx'
import { PropertyFields } from './property-fields.tsx'
import { words } from './words.ts'
import styles from './component.module.css'

export interface PropertiesProps {
  readonly component: LibraryComponentRecord
  /** The instance that stands open: what it sets stands beside the defaults. */
  readonly instanceId: Id | undefined
}

/** What instances set: the default of each property, and beside it what the instance at hand has. */
export function Properties({ component, instanceId }: PropertiesProps) {
  const editor = useEditor()
  const [open, setOpen] = useState<Id>()
  const [fresh, setFresh] = useState<Id>()
  const record = useRecord(editor.store, instanceId ?? '')
  const instance = record?.kind === 'node' ? record : undefined
  const fields = propertyFields(component)
  const properties = Object.entries(component.properties ?? {})
  const groups = [...new Set(properties.map(([, { group }]) => group ?? ''))]
  const add = () => {
    const id = addPart(editor, component, 'properties')
    setOpen(id)
    setFresh(id)
  }
  const picked = open === undefined ? undefined : component.properties?.[open]
  return (
    <>
      <PanelSection
        title={words.titles.properties}
        actions={<IconButton icon={Plus} size={24} label={words.add('properties')} onPress={add} />}
      >
        {properties.length === 0 && <p className={styles.none}>{words.why.properties}</p>}
        {properties.length > 0 && (
          <div className={classNames(styles.table, instance && styles.three)}>
            <span className={styles.head}>{words.columns.name}</span>
            <span className={styles.head}>{words.columns.byDefault}</span>
            {instance && <span className={styles.head}>{words.columns.here(instance.name || words.columns.instance)}</span>}
            {groups.map((group) => (
              <Fragment key={group}>
                {group !== '' && <span className={styles.group}>{group}</span>}
                {properties
                  .filter(([, property]) => (property.group ?? '') === group)
                  .map(([id, property]) => (
                    <PropertyRow
                      key={id}
                      id={id}
                      component={component}
                      property={property}
                      field={fields[id]}
                      instance={instance}
                      isOpen={id === open}
                      onToggle={() => setOpen(id === open ? undefined : id)}
                    />
                  ))}
              </Fragment>
            ))}
          </div>
        )}
      </PanelSection>
      {open !== undefined && picked && (
        <PanelSection title={picked.name}>
          <OnePart
            key={open}
            component={component}
            part="properties"
            id={open}
            value={picked}
            isFresh={open === fresh}
            onDone={() => setOpen(undefined)}
          >
            {(edit) => <PropertyFields component={component} edit={edit} />}
          </OnePart>
        </PanelSection>
      )}
    </>
  )
}

interface PropertyRowProps {
  readonly id: Id
  readonly component: LibraryComponentRecord
  readonly property: ComponentProperty
  readonly field: Field | undefined
  readonly instance: NodeRecord | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function PropertyRow({ id, component, property, field, instance, isOpen, onToggle }: PropertyRowProps) {
  const editor = useEditor()
  if (!field) return null
  const commit = (value: Bindable | null) => {
    const { defaultValue: _, ...rest } = property
    const next = value === null || isBinding(value) ? rest : { ...rest, defaultValue: value as Json }
    const wrong = changePart(editor, component.id, 'properties', id, next)
    if (wrong !== undefined) editor.session.notice.value = { text: wrong, tone: 'danger' }
  }
  return (
    <>
      <button
        type="button"
        className={classNames(styles.property, isOpen && styles.picked, instance?.props[id] && styles.setHere)}
        aria-expanded={isOpen}
        title={property.description ?? property.name}
        onClick={onToggle}
      >
        {property.name}
      </button>
      <div className={styles.cell}>
        <FieldControl
          field={field}
          label={words.defaultOf(property.name)}
          value={field.default}
          isMixed={false}
          nodeId={component.rootElementId}
          onCommit={commit}
          onShow={() => undefined}
          onShowEnd={() => undefined}
        />
      </div>
      {instance && <Here id={id} component={component} field={field} name={property.name} instance={instance} />}
    </>
  )
}

/** What the instance at hand sets; Alt and a click take it back. */
function Here({
  id,
  component,
  field,
  name,
  instance,
}: {
  readonly id: Id
  readonly component: LibraryComponentRecord
  readonly field: Field
  readonly name: string
  readonly instance: NodeRecord
}) {
  const editor = useEditor()
  const { view, change } = editor
  const context = useVariantContext()
  const reading = readField([instance], id, field, context)
  const write = (value: Bindable | null) =>
    setProp(view, { ids: [instance.id], field: id, variant: reading.variant, value, fieldsOf: () => instanceFacts(component) })
  const commit = (value: Bindable | null) => change(words.changes.set(`${name} · ${nodeName(editor, instance.id)}`), write(value))
  return (
    <div
      className={classNames(styles.cell, reading.isSetHere ? styles.own : styles.quiet)}
      title={reading.isSetHere ? words.takeBack(name) : undefined}
      onClickCapture={(event) => {
        if (!event.altKey || !reading.isSetHere) return
        event.preventDefault()
        event.stopPropagation()
        commit(null)
      }}
    >
      {isBinding(reading.value) ? (
        <BoundField
          label={words.hereOf(name)}
          value={reading.value}
          nodeId={instance.id}
          onBind={commit}
          onUnbind={() => commit(null)}
        />
      ) : (
        <FieldControl
          field={field}
          label={words.hereOf(name)}
          value={reading.value}
          isMixed={false}
          nodeId={instance.id}
          onCommit={commit}
          onShow={() => undefined}
          onShowEnd={() => undefined}
        />
      )}
    </div>
  )
}
