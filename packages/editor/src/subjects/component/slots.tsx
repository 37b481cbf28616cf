import { Plus } from 'lucide-react'
import { useRecords } from '@heddle/store/react'
import { OUTLET_ELEMENT, outletsOf, type Id, type LibraryComponentRecord } from '@heddle/document'
import { insertNode } from '@heddle/document/operations'
import { fieldsOf } from '../../commands/selection.ts'
import { insideTargets, tryTargets } from '../../commands/insert/insert-targets.ts'
import { revealNode } from '../../session/inside/inside.ts'
import { nodeName } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { focusRegion } from '../../ui/regions.ts'
import { PanelSection } from '../../ui/panel.tsx'
import { words } from './words.ts'
import styles from './component.module.css'

/** Places that instances fill: what stands there by default, and whether the instance at hand puts something else there. */
export function Slots({
  component,
  instanceId,
}: {
  readonly component: LibraryComponentRecord
  readonly instanceId: Id | undefined
}) {
  const editor = useEditor()
  const { view, store, newId } = editor
  useRecords(store, 'node')
  const outlets = outletsOf(view, component.id)
  const add = () => {
    const targets = insideTargets(view, (type) => editor.definitions.get(type), component.rootElementId)
    const template = { element: OUTLET_ELEMENT, name: words.newSlot(outlets.length + 1) }
    const made = tryTargets(targets, (target) => insertNode(view, { template, target, newId, fieldsOf: fieldsOf(editor) }))
    if (!editor.change(words.changes.addSlot, made) || !made.ok) return
    revealNode(editor, made.ids?.[0] ?? '')
    // The button goes with the inspector of the component; keys work on what was added.
    focusRegion(document, 'canvas')
  }
  return (
    <PanelSection title={words.slots} actions={<IconButton icon={Plus} size={24} label={words.addSlot} onPress={add} />}>
      {outlets.length === 0 && <p className={styles.none}>{words.slotsWhy}</p>}
      <ul className={styles.parts}>
        {outlets.map(({ id }) => {
          const usual = view.children(id).length
          const isFilled = instanceId !== undefined && view.children(instanceId, id).length > 0
          return (
            <li key={id}>
              <button type="button" className={styles.part} onClick={() => revealNode(editor, id)}>
                <ElementIcon name="scan" />
                <span className={styles.partName}>{nodeName(editor, id)}</span>
                <span className={styles.glance}>{usual === 0 ? words.noDefault : words.defaults(usual)}</span>
                {isFilled && <span className={styles.filled}>{words.filled}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </PanelSection>
  )
}
