import {
  ArrowDown,
  ArrowUp,
  Copy,
  CopyPlus,
  FlaskConical,
  MoreHorizontal,
  Pencil,
  Power,
  Rows3,
  Share2,
  Split,
  Text,
  Trash2,
  Zap,
} from 'lucide-react'
import type { WorkflowRecord } from '@heddle/document'
import { deleteWorkflow, duplicateWorkflow, setWorkflow } from '@heddle/document/operations'
import type { Trigger } from '@heddle/kit'
import { useEditor } from '../session/use-editor.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { showGraph } from './show-workflow.ts'
import { stepWorkflow } from './order-workflows.ts'
import { startOtherwise } from './start-otherwise.ts'
import { copyTheWorkflow } from './workflow-clipboard.ts'
import { words } from './words.ts'

/** What can be done with a workflow. */
export function WorkflowMenu({
  workflow,
  triggers,
  onRename,
  onDescribe,
  onCondition,
}: {
  readonly workflow: WorkflowRecord
  /** What else can start it. */
  readonly triggers: readonly Trigger[]
  readonly onRename: () => void
  readonly onDescribe: () => void
  readonly onCondition: () => void
}) {
  const editor = useEditor()
  const { view, change, newId } = editor
  const { id, name, trigger, disabled, parallel } = workflow
  const label = disabled ? words.changes.enableWorkflow(name) : words.changes.disableWorkflow(name)
  return (
    <Menu
      label={words.more(name)}
      placement="bottom end"
      trigger={<IconButton icon={MoreHorizontal} size={24} label={words.more(name)} />}
    >
      <MenuItem label={words.menu.showGraph} icon={Share2} onPress={() => showGraph(editor, id)} />
      <MenuItem label={words.menu.tryIt} icon={FlaskConical} onPress={() => (editor.session.trying.value = { workflowId: id })} />
      <MenuItem label={words.menu.rename} icon={Pencil} keys="F2" onPress={onRename} />
      <MenuItem label={words.menu.describe} icon={Text} onPress={onDescribe} />
      <MenuItem label={words.clipboard.copy} icon={Copy} keys="Ctrl+C" onPress={() => copyTheWorkflow(editor, id)} />
      <MenuItem
        label={words.menu.duplicate}
        icon={CopyPlus}
        onPress={() => change(words.changes.duplicateWorkflow(name), duplicateWorkflow(view, { id, newId }))}
      />
      <MenuSeparator />
      {trigger !== '' && <MenuItem label={words.menu.condition} icon={Split} onPress={onCondition} />}
      {trigger !== '' && (
        <MenuItem
          label={parallel ? words.menu.inTurn : words.menu.parallel}
          icon={Rows3}
          onPress={() =>
            change(words.changes.setWorkflow(name), setWorkflow(view, { id, values: { parallel: parallel ? null : true } }))
          }
        />
      )}
      <MenuItem
        label={disabled ? words.menu.enable : words.menu.disable}
        icon={Power}
        onPress={() => change(label, setWorkflow(view, { id, values: { disabled: disabled ? null : true } }))}
      />
      <MenuItem label={words.menu.up} icon={ArrowUp} keys="Ctrl+ArrowUp" onPress={() => stepWorkflow(editor, id, -1)} />
      <MenuItem label={words.menu.down} icon={ArrowDown} keys="Ctrl+ArrowDown" onPress={() => stepWorkflow(editor, id, 1)} />
      <MenuSeparator />
      <MenuItem
        label={words.menu.remove}
        icon={Trash2}
        tone="danger"
        onPress={() => change(words.changes.deleteWorkflow(name), deleteWorkflow(view, { id }))}
      />
      {trigger !== '' && triggers.length > 1 && (
        <MenuChoice
          label={words.menu.change}
          value={trigger}
          options={triggers.slice(0, MOST_TRIGGERS).map((one) => ({ value: one.name, label: one.label.en, icon: Zap }))}
          onChange={(next) => startOtherwise(editor, workflow, next)}
        />
      )}
    </Menu>
  )
}

/** Triggers that the menu offers; others are reached by dragging. */
const MOST_TRIGGERS = 8
