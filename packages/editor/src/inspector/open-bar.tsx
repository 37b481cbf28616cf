import { RotateCcw } from 'lucide-react'
import { countOfOverride } from '@heddle/document'
import { resetOverrides } from '@heddle/document/operations'
import { useRecord } from '@heddle/store/react'
import { openComponentOf } from '../session/inside/inside.ts'
import { instanceFor } from '../session/inside/sole-instance.ts'
import { nodeName } from '../session/tree.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useSelectedNodes } from './use-selected-nodes.ts'
import { words } from './words.ts'
import styles from './inspector.module.css'

/** Inside of an instance: whether an element that its component opens is changed for all instances, or for this one alone. */
export function OpenBar() {
  const editor = useEditor()
  const { session, store, view, change } = editor
  const inside = useValue(session.inside)
  const isOnlyHere = useValue(session.isOnlyHere)
  useRecord(store, inside?.path.at(-1) ?? '')
  const [node, ...others] = useSelectedNodes()
  const component = openComponentOf(editor)
  const instance = node && others.length === 0 ? instanceFor(editor, node.id) : undefined
  if (!node || !component || !instance) return null
  const name = instance.name || words.open.instance
  const count = countOfOverride(instance.overrides?.[node.id] ?? {})
  const reset = () =>
    change(words.open.reset(nodeName(editor, node.id)), resetOverrides(view, { ids: [instance.id], nodeId: node.id }))
  return (
    <div className={styles.openBar}>
      <Segmented
        label={words.open.who}
        isWide
        value={isOnlyHere ? 'here' : 'all'}
        segments={[
          { value: 'all', label: words.open.all },
          { value: 'here', label: words.open.here(name) },
        ]}
        onChange={(next) => (session.isOnlyHere.value = next === 'here')}
      />
      {count > 0 && (
        <p className={styles.setHere}>
          <span>{words.open.count(count, name)}</span>
          <Button icon={RotateCcw} tone="quiet" onPress={reset}>
            {words.open.takeBack}
          </Button>
        </p>
      )}
    </div>
  )
}
