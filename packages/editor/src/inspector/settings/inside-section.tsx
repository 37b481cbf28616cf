import { RotateCcw } from 'lucide-react'
import { overriddenIn, type DocumentView, type Id, type NodeRecord } from '@heddle/document'
import { resetOverrides, subtreeOf } from '@heddle/document/operations'
import { nameOfNodes } from '../../commands/selection.ts'
import { openInstance } from '../../session/inside/inside.ts'
import { nodeIcon, nodeName, nodeOf } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { OverrideList } from '../override-list.tsx'
import { Section } from '../section.tsx'
import { words } from '../words.ts'
import styles from './settings-tab.module.css'

/**
 * Elements that the component of the selected instances opens to them, and what these set: a press goes to the element, to change it
 * for them alone; what is set is taken back one by one, by element, or all at once.
 */
export function InsideSection({ nodes }: { readonly nodes: readonly NodeRecord[] }) {
  const editor = useEditor()
  const { view, change } = editor
  const nodeIds = [...new Set(nodes.flatMap((node) => overriddenIn(view, node).alive))]
  const open = openIn(view, nodes)
  if (nodeIds.length + open.length === 0) return null
  const ids = nodes.map(({ id }) => id)
  const reset = (inner: readonly string[]) =>
    change(words.open.reset(nameOfNodes(editor, inner)), resetOverrides(view, { ids, nodeIds: inner }))
  const goTo = (inner: Id): void => {
    if (!ids[0] || !openInstance(editor, ids[0])) return
    editor.session.isOnlyHere.value = true
    editor.session.selection.value = [inner]
  }
  return (
    <Section
      id="inside"
      title={words.open.inside}
      actions={
        nodeIds.length > 0 && (
          <IconButton icon={RotateCcw} size={24} label={words.open.takeBackAll} onPress={() => reset(nodeIds)} />
        )
      }
    >
      {[...new Set([...open, ...nodeIds])].map((id) => {
        const name = nodeName(editor, id)
        const inner = nodeOf(view, id)
        return (
          <div key={id} className={styles.inner}>
            <p className={styles.innerName}>
              {inner && <ElementIcon name={nodeIcon(editor, inner)} size={14} />}
              <button type="button" className={styles.goTo} aria-label={words.open.goTo(name)} onClick={() => goTo(id)}>
                {name}
              </button>
              {!nodeIds.includes(id) && <span className={styles.asUsual}>{words.open.asUsual}</span>}
              {nodeIds.length > 1 && nodeIds.includes(id) && (
                <IconButton icon={RotateCcw} size={24} label={words.open.reset(name)} onPress={() => reset([id])} />
              )}
            </p>
            <OverrideList instances={nodes} nodeId={id} />
          </div>
        )
      })}
    </Section>
  )
}

/** Elements that a component opens to all of these instances of it. */
function openIn(view: DocumentView, nodes: readonly NodeRecord[]): readonly Id[] {
  const [componentId, ...others] = new Set(nodes.map((node) => node.componentId))
  if (componentId === undefined || others.length > 0) return []
  return subtreeOf(view, componentId).filter((id) => view.find('node', id)?.isOpen)
}
