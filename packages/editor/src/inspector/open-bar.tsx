import { ChevronRight, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { countOfOverride } from '@heddle/document'
import { resetOverrides } from '@heddle/document/operations'
import { useRecord } from '@heddle/store/react'
import { instanceFor, instancesHere } from '../session/inside/sole-instance.ts'
import { nameOfNodes } from '../commands/selection.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Segmented } from '../ui/segmented.tsx'
import { OverrideList } from './override-list.tsx'
import { useSelectedNodes } from './use-selected-nodes.ts'
import { words } from './words.ts'
import styles from './inspector.module.css'

/** Inside of an instance: whether elements that its component opens are changed for all instances, or for this one alone. */
export function OpenBar() {
  const editor = useEditor()
  const { session, store, view, change } = editor
  const inside = useValue(session.inside)
  const isOnlyHere = useValue(session.isOnlyHere)
  const [isListed, setIsListed] = useState(false)
  useRecord(store, inside?.path.at(-1) ?? '')
  const nodes = useSelectedNodes()
  const nodeIds = nodes.map(({ id }) => id)
  const instance = instanceFor(editor, nodeIds)
  if (!instance) return null
  const instances = instancesHere(editor)
  const ids = instances.map(({ id }) => id)
  const name = instances.length > 1 ? words.open.instances(instances.length) : instance.name || words.open.instance
  const counts = instances.flatMap(({ overrides }) => nodeIds.map((id) => countOfOverride(overrides?.[id] ?? {})))
  const count = counts.reduce((sum, one) => sum + one, 0)
  const reset = () => change(words.open.reset(nameOfNodes(editor, nodeIds)), resetOverrides(view, { ids, nodeIds }))
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
        <div className={styles.setHere}>
          <button type="button" className={styles.listed} aria-expanded={isListed} onClick={() => setIsListed(!isListed)}>
            <ChevronRight size={12} aria-hidden className={classNames(styles.turn, isListed && styles.turned)} />
            {words.open.count(count, name)}
          </button>
          <Button icon={RotateCcw} tone="quiet" onPress={reset}>
            {words.open.takeBack}
          </Button>
        </div>
      )}
      {count > 0 && isListed && nodeIds.map((id) => <OverrideList key={id} instances={instances} nodeId={id} />)}
    </div>
  )
}
