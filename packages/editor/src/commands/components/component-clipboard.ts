import { isEmptyDiff } from '@heddle/store'
import type { Id } from '@heddle/document'
import { copyComponents, pasteComponents, type Fragment } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { writeClipboard } from '../clipboard/clipboard.ts'
import { tellWhatCame } from '../clipboard/came-along.ts'
import { secretsIn } from '../clipboard/secrets-in.ts'
import { fieldsOf } from '../selection.ts'
import { words as commandWords } from '../words.ts'
import { words } from './words.ts'

/** Copies a component with everything it needs, for this project or another one. */
export function copyTheComponent({ view, session }: Editor, id: Id): void {
  void writeClipboard(copyComponents(view, { ids: [id] }))
  session.notice.value = { text: commandWords.copied(view.find('library-component', id)?.name ?? ''), tone: 'info' }
}

/** Whether components were copied, and no elements. */
export function isOfComponents({ roots, records }: Fragment): boolean {
  return records.some(({ id, kind }) => kind === 'library-component' && roots.includes(id))
}

/**
 * Adds components that were copied; one that the project has already as it is is shown. One step of undo, and a notice says what
 * came, what is not as it was copied, and which secrets have to be set here: they are never copied.
 */
export function pasteTheComponents(editor: Editor, fragment: Fragment): void {
  const { view, session, newId } = editor
  const result = pasteComponents(view, { fragment, newId, fieldsOf: fieldsOf(editor) })
  const ids = (result.ok && result.ids) || []
  const isNew = ids.some((id) => !view.find('library-component', id))
  const hasNothing = result.ok && isEmptyDiff(result.diff)
  const secrets = secretsIn(editor, fragment)
  if (!hasNothing && !editor.change(words.changes.paste, result)) return
  const names = ids.flatMap((id) => view.find('library-component', id)?.name ?? [])
  tellWhatCame(editor, result, secrets, isNew ? words.pasted(names) : words.here(names))
  session.subject.value = ids[0]
}
