import type { Id, WorkflowRecord } from '@heddle/document'
import {
  deleteActions,
  duplicateActions,
  insertAction,
  moveAction,
  setAction,
  wrapActions,
  type OperationResult,
  type Spot,
} from '@heddle/document/operations'
import type { ActionDefinition } from '@heddle/kit'
import type { Editor } from '../session/editor.ts'
import { newAction, placeBeside, wrapsInto, type Way } from './action-places.ts'
import { summaryOf, summaryText } from './action-summary.ts'
import { words } from './words.ts'

/** Edits of the actions of a workflow, each one step to undo under a name that says what it was. */
export function workflowEdits(editor: Editor, workflowId: Id) {
  const { view, change, newId, actions } = editor
  const actionOf = (type: string) => actions.all.value?.get(type)
  const record = (): WorkflowRecord | undefined => view.find('workflow', workflowId)
  const nameOf = (id: Id): string => {
    const action = record()?.actions[id]
    return action ? summaryText(summaryOf(action, actionOf(action.type), editor, record()?.actions)) : ''
  }
  /** The actions that a change is about, when it was made. */
  const apply = (label: string, result: OperationResult): readonly Id[] =>
    change(label, result) && result.ok ? (result.ids ?? []) : []

  return {
    /** The new action. */
    add: (definition: ActionDefinition, at: Spot): Id | undefined =>
      apply(
        words.changes.add(definition.label.en),
        insertAction(view, { workflowId, at, action: newAction(definition), newId }),
      )[0],
    move(id: Id, way: Way): void {
      const workflow = record()
      const at = workflow && placeBeside(workflow, id, way, actionOf)
      if (at) apply(words.changes.move(nameOf(id)), moveAction(view, { workflowId, id, at }))
    },
    moveTo: (id: Id, at: Spot): void => void apply(words.changes.move(nameOf(id)), moveAction(view, { workflowId, id, at })),
    remove: (ids: readonly Id[]): void => void apply(words.changes.remove(ids.length), deleteActions(view, { workflowId, ids })),
    /** The copies. */
    duplicate: (ids: readonly Id[]): readonly Id[] =>
      apply(words.changes.duplicate(ids.length), duplicateActions(view, { workflowId, ids, newId })),
    toggle(id: Id): void {
      const disabled = record()?.actions[id]?.disabled !== true
      const label = disabled ? words.changes.disable(nameOf(id)) : words.changes.enable(nameOf(id))
      apply(label, setAction(view, { workflowId, id, values: { disabled } }))
    },
    /** The action around them. */
    wrap: (ids: readonly Id[], definition: ActionDefinition): Id | undefined =>
      apply(
        words.changes.wrap(definition.label.en),
        wrapActions(view, { workflowId, ids, action: newAction(definition), ...wrapsInto(definition), newId }),
      )[0],
  }
}
export type WorkflowEdits = ReturnType<typeof workflowEdits>
