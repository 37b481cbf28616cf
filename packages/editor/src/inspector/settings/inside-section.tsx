import { RotateCcw } from 'lucide-react'
import { overriddenIn, type NodeRecord } from '@heddle/document'
import { resetOverrides } from '@heddle/document/operations'
import { nameOfNodes } from '../../commands/selection.ts'
import { nodeIcon, nodeName, nodeOf } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { OverrideList } from '../override-list.tsx'
import { Section } from '../section.tsx'
import { words } from '../words.ts'
import styles from './settings-tab.module.css'

/** What the selected instances set for elements inside of them; taken back one by one, by element, or all at once. */
export function InsideSection({ nodes }: { readonly nodes: readonly NodeRecord[] }) {
  const editor = useEditor()
  const { view, change } = editor
  const nodeIds = [...new Set(nodes.flatMap((node) => overriddenIn(view, node).alive))]
  if (nodeIds.length === 0) return null
  const ids = nodes.map(({ id }) => id)
  const reset = (inner: readonly string[]) =>
    change(words.open.reset(nameOfNodes(editor, inner)), resetOverrides(view, { ids, nodeIds: inner }))
  return (
    <Section
      id="inside"
      title={words.open.inside}
      actions={<IconButton icon={RotateCcw} size={24} label={words.open.takeBackAll} onPress={() => reset(nodeIds)} />}
    >
      {nodeIds.map((id) => {
        const name = nodeName(editor, id)
        const inner = nodeOf(view, id)
        return (
          <div key={id} className={styles.inner}>
            <p className={styles.innerName}>
              {inner && <ElementIcon name={nodeIcon(editor, inner)} size={14} />}
              <span>{name}</span>
              {nodeIds.length > 1 && (
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
