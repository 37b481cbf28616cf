import { HelpCircle, RotateCcw } from 'lucide-react'
import type { Id, NodeRecord } from '@heddle/document'
import { resetOverrides } from '@heddle/document/operations'
import { useRecords } from '@heddle/store/react'
import { nodeName } from '../session/tree.ts'
import { useEditor } from '../session/use-editor.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { showBoundPlace } from './bound-places.ts'
import { overrideRows } from './override-rows.ts'
import { words } from './words.ts'
import styles from './override-list.module.css'

/** What instances set for an element inside of them, value by value; each can be taken back. */
export function OverrideList({ instances, nodeId }: { readonly instances: readonly NodeRecord[]; readonly nodeId: Id }) {
  const editor = useEditor()
  const { view, store, change } = editor
  useRecords(store, 'node')
  const ids = instances.map(({ id }) => id)
  const rows = overrideRows(
    editor,
    ids.flatMap((id) => view.find('node', id) ?? []),
    nodeId,
  )
  if (rows.length === 0) return null
  const name = nodeName(editor, nodeId)
  return (
    <ul className={styles.list} aria-label={words.open.listed(name)}>
      {rows.map(({ path, label, value, bound }) => (
        <li key={path} className={styles.row}>
          <span className={styles.label} title={label}>
            {label}
          </span>
          <span className={styles.value} title={value}>
            {value}
          </span>
          {bound && (
            <IconButton
              icon={HelpCircle}
              size={24}
              label={words.open.why(label)}
              onPress={() => showBoundPlace(editor, bound, true)}
            />
          )}
          <IconButton
            icon={RotateCcw}
            size={24}
            label={words.open.takeBackOne(label)}
            onPress={() =>
              change(words.open.resetOne(label, name), resetOverrides(view, { ids, nodeIds: [nodeId], paths: [path] }))
            }
          />
        </li>
      ))}
    </ul>
  )
}
