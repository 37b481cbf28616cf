import { Trash2 } from 'lucide-react'
import type { NodeRecord } from '@heddle/document'
import { setState, type SetStateInput } from '@heddle/document/operations'
import { PlainRow } from '../../fields/plain-row.tsx'
import { changeHere, scopeHere } from '../../session/inside/sole-instance.ts'
import { useEditor } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from '../words.ts'
import styles from './style-tab.module.css'

const texts = words.ownState

/** What a state of the element's own is called, and when it holds; drawn while its styles are edited. */
export function ConditionStateRows({ node, stateId }: { readonly node: NodeRecord; readonly stateId: string }) {
  const editor = useEditor()
  const state = node.states?.[stateId]
  if (!state) return null
  const set = (label: string, next: SetStateInput['state']) =>
    editor.change(
      label,
      changeHere(editor, [node.id], (view, [nodeId = '']) => setState(view, { nodeId, stateId, state: next })),
    )
  const remove = () => set(texts.changes.remove(state.name), null)
  return (
    <div className={styles.ownState} role="group" aria-label={texts.title(state.name)}>
      <PlainRow label={texts.name}>
        <div className={styles.named}>
          <TextField
            label={texts.name}
            isLabelHidden
            value={state.name}
            onCommit={(name) => name.trim() !== '' && set(texts.changes.name, { name })}
          />
          <IconButton icon={Trash2} size={24} label={texts.remove(state.name)} onPress={remove} />
        </div>
      </PlainRow>
      <PlainRow
        label={texts.when}
        target={{
          label: texts.when,
          value: state.condition,
          nodeId: scopeHere(editor, node.id, `states/${stateId}/condition`),
          onBind: (condition) => set(texts.changes.condition, { condition }),
          onUnbind: remove,
        }}
      >
        {null}
      </PlainRow>
    </div>
  )
}
