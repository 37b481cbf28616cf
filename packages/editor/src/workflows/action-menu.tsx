import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  FlaskConical,
  MessageSquare,
  Power,
  Scissors,
  Trash2,
  Ungroup,
} from 'lucide-react'
import type { ActionRecord, Id, WorkflowRecord } from '@heddle/document'
import { words as commandsWords } from '../commands/words.ts'
import { useEditor } from '../session/use-editor.ts'
import { MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { wrapsInto } from './action-places.ts'
import { useKnownActions } from './use-known-actions.ts'
import type { WorkflowEdits } from './workflow-edits.ts'
import { words } from './words.ts'

/** What can be done with the chosen actions. */
export function ActionMenu({
  workflow,
  ids,
  edits,
  onRemove,
  onStandOn,
}: {
  readonly workflow: WorkflowRecord
  readonly ids: readonly Id[]
  readonly edits: WorkflowEdits
  readonly onRemove: () => void
  readonly onStandOn: (id: Id | undefined) => void
}) {
  const { session } = useEditor()
  const known = useKnownActions()
  const [only, ...others] = ids
  const isSingle = others.length === 0 && only !== undefined
  const wrappers = [...(known?.values() ?? [])].filter((definition) => wrapsInto(definition) !== undefined)
  return (
    <>
      <MenuItem label={commandsWords.moveUp} icon={ArrowUp} keys="Ctrl+ArrowUp" onPress={() => edits.move(ids, 'up')} />
      <MenuItem label={commandsWords.moveDown} icon={ArrowDown} keys="Ctrl+ArrowDown" onPress={() => edits.move(ids, 'down')} />
      <MenuItem
        label={workflow.actions[only ?? '']?.disabled ? words.menu.enable : words.menu.disable}
        icon={Power}
        keys="Ctrl+/"
        onPress={() => edits.toggle(ids)}
      />
      {isSingle && (
        <MenuItem
          label={words.changes.comment}
          icon={MessageSquare}
          keys="Alt+/"
          onPress={() => onStandOn(edits.comment({ from: 'next', action: only }))}
        />
      )}
      {isSingle && (
        <MenuItem
          label={words.menu.tryAlone}
          icon={FlaskConical}
          keys="Ctrl+Enter"
          onPress={() => (session.trying.value = { workflowId: workflow.id, actionId: only })}
        />
      )}
      <MenuItem label={words.clipboard.copy} icon={Copy} keys="Ctrl+C" onPress={() => edits.copy(ids)} />
      <MenuItem
        label={words.clipboard.cut}
        icon={Scissors}
        keys="Ctrl+X"
        onPress={() => {
          edits.copy(ids)
          onRemove()
        }}
      />
      <MenuItem
        label={words.clipboard.pasteAfter}
        icon={ClipboardPaste}
        keys="Ctrl+V"
        onPress={() => void edits.paste({ from: 'next', action: ids.at(-1) ?? '' }).then((pasted) => onStandOn(pasted.at(-1)))}
      />
      <MenuItem label={words.menu.duplicate} icon={CopyPlus} keys="Ctrl+D" onPress={() => edits.duplicate(ids)} />
      <MenuSeparator />
      {wrappers.map((definition) => (
        <MenuItem
          key={definition.type}
          label={words.menu.wrapIn(definition.label.en)}
          onPress={() => edits.wrap(ids, definition)}
        />
      ))}
      {isSingle && holdsOthers(workflow.actions[only]) && (
        <MenuItem label={words.menu.unwrap} icon={Ungroup} keys="Ctrl+Shift+G" onPress={() => onStandOn(edits.unwrap(only)[0])} />
      )}
      <MenuSeparator />
      <MenuItem label={words.menu.remove} icon={Trash2} keys="Delete" tone="danger" onPress={onRemove} />
    </>
  )
}

function holdsOthers(action: ActionRecord | undefined): boolean {
  return action?.loop !== undefined || (action?.branches ?? []).some(({ id }) => id !== undefined)
}
