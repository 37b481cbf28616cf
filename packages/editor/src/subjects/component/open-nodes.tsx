import { RotateCcw, X } from 'lucide-react'
import { useRecords } from '@heddle/store/react'
import { countOfOverride, type Id, type LibraryComponentRecord } from '@heddle/document'
import { resetOverrides, subtreeOf } from '@heddle/document/operations'
import { toggleOpen } from '../../commands/components/component-changes.ts'
import { OverrideList } from '../../inspector/override-list.tsx'
import { revealNode } from '../../session/inside/inside.ts'
import { nodeIcon, nodeName, nodeOf } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { words } from './words.ts'
import styles from './component.module.css'

/** Elements that an instance may change for itself, and what the instance at hand sets. */
export function OpenNodes({
  component,
  instanceId,
}: {
  readonly component: LibraryComponentRecord
  readonly instanceId: Id | undefined
}) {
  const editor = useEditor()
  const { view, store, change } = editor
  useRecords(store, 'node')
  const open = subtreeOf(view, component.id).flatMap((id) => {
    const node = nodeOf(view, id)
    return node?.isOpen ? [node] : []
  })
  const own = instanceId === undefined ? undefined : nodeOf(view, instanceId)
  return (
    <PanelSection title={words.open.title}>
      {open.length === 0 && <p className={styles.none}>{words.open.why}</p>}
      <ul className={styles.parts}>
        {open.map((node) => {
          const name = nodeName(editor, node.id)
          const count = countOfOverride(own?.overrides?.[node.id] ?? {})
          const reset = () => change(words.open.reset(name), resetOverrides(view, { ids: [own?.id ?? ''], nodeIds: [node.id] }))
          return (
            <li key={node.id}>
              <div className={styles.openRow}>
                <button type="button" className={styles.part} onClick={() => revealNode(editor, node.id)}>
                  <ElementIcon name={nodeIcon(editor, node)} />
                  <span className={styles.partName}>{name}</span>
                  {count > 0 && <span className={styles.filled}>{words.open.count(count)}</span>}
                </button>
                {count > 0 && <IconButton icon={RotateCcw} size={24} label={words.open.reset(name)} onPress={reset} />}
                <IconButton icon={X} size={24} label={words.open.close(name)} onPress={() => toggleOpen(editor, [node.id])} />
              </div>
              {own && count > 0 && (
                <div className={styles.set}>
                  <OverrideList instances={[own]} nodeId={node.id} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </PanelSection>
  )
}
