import { ArrowDown, ArrowUp, CopyPlus, Power, Trash2 } from 'lucide-react'
import type { Id, WorkflowRecord } from '@heddle/document'
import { words as commandsWords } from '../commands/words.ts'
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
}: {
  readonly workflow: WorkflowRecord
  readonly ids: readonly Id[]
  readonly edits: WorkflowEdits
  readonly onRemove: () => void
}) {
  const known = useKnownActions()
  const [only, ...others] = ids
  const isSingle = others.length === 0 && only !== undefined
  const wrappers = [...(known?.values() ?? [])].filter((definition) => wrapsInto(definition) !== undefined)
  return (
    <>
      {isSingle && (
        <>
          <MenuItem label={commandsWords.moveUp} icon={ArrowUp} keys="Ctrl+ArrowUp" onPress={() => edits.move(only, 'up')} />
          <MenuItem
            label={commandsWords.moveDown}
            icon={ArrowDown}
            keys="Ctrl+ArrowDown"
            onPress={() => edits.move(only, 'down')}
          />
          <MenuItem
            label={workflow.actions[only]?.disabled ? words.menu.enable : words.menu.disable}
            icon={Power}
            keys="Ctrl+/"
            onPress={() => edits.toggle(only)}
          />
        </>
      )}
      <MenuItem label={words.menu.duplicate} icon={CopyPlus} keys="Ctrl+D" onPress={() => edits.duplicate(ids)} />
      <MenuSeparator />
      {wrappers.map((definition) => (
        <MenuItem
          key={definition.type}
          label={words.menu.wrapIn(definition.label.en)}
          onPress={() => edits.wrap(ids, definition)}
        />
      ))}
      <MenuSeparator />
      <MenuItem label={words.menu.remove} icon={Trash2} keys="Delete" tone="danger" onPress={onRemove} />
    </>
  )
}
