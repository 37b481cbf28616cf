import type { FieldsOf, Id } from '@heddle/document'
import { checkFragment } from '@heddle/document/check'
import {
  copyActions,
  copyWorkflows,
  pasteActions,
  pasteWorkflows,
  type Fragment,
  type OperationResult,
  type Spot,
} from '@heddle/document/operations'
import { readClipboard, writeClipboard } from '../commands/clipboard/clipboard.ts'
import { isFromElsewhere, tellWhatCame } from '../commands/clipboard/came-along.ts'
import { secretsIn } from '../commands/clipboard/secrets-in.ts'
import { fieldsOf } from '../commands/selection.ts'
import { words as commandsWords } from '../commands/words.ts'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'

/** Copies actions of a workflow, with what they use. */
export function copyTheActions({ view, session, projectId }: Editor, workflowId: Id, ids: readonly Id[]): void {
  void writeClipboard({ ...copyActions(view, { workflowId, ids }), from: projectId })
  session.notice.value = { text: commandsWords.copied(words.clipboard.actions(ids.length)), tone: 'info' }
}

/** Copies a workflow, with what it uses. */
export function copyTheWorkflow({ view, session, projectId }: Editor, id: Id): void {
  void writeClipboard({ ...copyWorkflows(view, { ids: [id] }), from: projectId })
  session.notice.value = { text: commandsWords.copied(view.find('workflow', id)?.name ?? ''), tone: 'info' }
}

/** Puts what was copied at a spot of a workflow. Returns the actions. */
export async function pasteTheActions(editor: Editor, workflowId: Id, at: Spot): Promise<readonly Id[]> {
  const { view, newId } = editor
  return paste(editor, (fragment, known) => pasteActions(view, { workflowId, at, fragment, newId, ...known }))
}

/** Gives an owner the workflows that were copied; what starts them is what did there, or what is given. */
export async function pasteTheWorkflows(editor: Editor, ownerId: Id | undefined, trigger?: string): Promise<readonly Id[]> {
  const { view, newId } = editor
  const owned = { ...(ownerId !== undefined && { ownerId }), ...(trigger !== undefined && { trigger }) }
  return paste(editor, (fragment, known) => pasteWorkflows(view, { fragment, ...owned, newId, ...known }))
}

async function paste(
  editor: Editor,
  operation: (fragment: Fragment, known: { readonly fieldsOf: FieldsOf; readonly isFromElsewhere: boolean }) => OperationResult,
): Promise<readonly Id[]> {
  const { session, change } = editor
  const checked = checkFragment(await readClipboard())
  const isOfWorkflows =
    checked.ok && checked.fragment.records.some(({ id, kind }) => kind === 'workflow' && checked.fragment.roots.includes(id))
  if (!checked.ok || !isOfWorkflows) {
    session.notice.value = { text: words.clipboard.nothing, tone: 'info' }
    return []
  }
  const secrets = secretsIn(editor, checked.fragment)
  const result = operation(checked.fragment, {
    fieldsOf: fieldsOf(editor),
    isFromElsewhere: isFromElsewhere(editor, checked.fragment),
  })
  if (!change(words.clipboard.paste, result) || !result.ok) return []
  tellWhatCame(editor, result, secrets)
  return result.ids ?? []
}
