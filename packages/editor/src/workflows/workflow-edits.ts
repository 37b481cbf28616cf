import type { Id, WorkflowRecord } from '@heddle/document'
import {
  deleteActions,
  duplicateActions,
  insertAction,
  moveActions,
  setAction,
  unwrapAction,
  wrapActions,
  type OperationResult,
  type Spot,
} from '@heddle/document/operations'
import type { ActionDefinition } from '@heddle/kit'
import type { Editor } from '../session/editor.ts'
import { newAction, placeBeside, wrapsInto, type Way } from './action-places.ts'
import { summaryOf, summaryText } from './action-summary.ts'
import { copyTheActions, pasteTheActions } from './workflow-clipboard.ts'
import { words } from './words.ts'

/** The action that is a comment. */
export const NOTE = 'note'

/** Edits of the actions of a workflow, each one step to undo under a name that says what it was. */
export function workflowEdits(editor: Editor, workflowId: Id) {
  const { view, change, newId, actions } = editor
  const actionOf = (type: string) => actions.all.value?.get(type)
  const record = (): WorkflowRecord | undefined => view.find('workflow', workflowId)
  const nameOf = (id: Id): string => {
    const action = record()?.actions[id]
    return action ? summaryText(summaryOf(action, actionOf(action.type), editor, record()?.actions)) : ''
  }
  const movedLabel = (ids: readonly Id[]) =>
    ids.length === 1 ? words.changes.move(nameOf(ids[0] ?? '')) : words.changes.moveSeveral(ids.length)
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
    /** A comment that stands before an action. */
    comment(at: Spot): Id | undefined {
      const note = actionOf(NOTE)
      return note && apply(words.changes.comment, insertAction(view, { workflowId, at, action: newAction(note), newId }))[0]
    },
    /** By one step; several that are chosen stay together. */
    move(ids: readonly Id[], way: Way): void {
      const workflow = record()
      const edge = way === 'down' ? ids.at(-1) : ids[0]
      const at = workflow && edge !== undefined ? placeBeside(workflow, edge, way, actionOf) : undefined
      if (at) apply(movedLabel(ids), moveActions(view, { workflowId, ids, at }))
    },
    moveTo: (ids: readonly Id[], at: Spot): void => void apply(movedLabel(ids), moveActions(view, { workflowId, ids, at })),
    remove: (ids: readonly Id[]): void => void apply(words.changes.remove(ids.length), deleteActions(view, { workflowId, ids })),
    /** The copies. */
    duplicate: (ids: readonly Id[]): readonly Id[] =>
      apply(words.changes.duplicate(ids.length), duplicateActions(view, { workflowId, ids, newId })),
    /** Switched off, or on where the first of them is off. */
    toggle(ids: readonly Id[]): void {
      const [first = ''] = ids
      const disabled = record()?.actions[first]?.disabled !== true
      const label = disabled ? words.changes.disable(nameOf(first)) : words.changes.enable(nameOf(first))
      const endGesture = editor.client.startGesture()
      for (const id of ids) apply(label, setAction(view, { workflowId, id, values: { disabled } }))
      endGesture()
    },
    /** The action around them. */
    wrap: (ids: readonly Id[], definition: ActionDefinition): Id | undefined =>
      apply(
        words.changes.wrap(definition.label.en),
        wrapActions(view, { workflowId, ids, action: newAction(definition), ...wrapsInto(definition), newId }),
      )[0],
    copy: (ids: readonly Id[]): void => copyTheActions(editor, workflowId, ids),
    paste: (at: Spot): Promise<readonly Id[]> => pasteTheActions(editor, workflowId, at),
    /** What it held. */
    unwrap: (id: Id): readonly Id[] => apply(words.changes.unwrap(nameOf(id)), unwrapAction(view, { workflowId, id })),
  }
}
export type WorkflowEdits = ReturnType<typeof workflowEdits>
