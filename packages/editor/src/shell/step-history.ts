import type { Editor } from '../editor.ts'
import { SHELL_TEXTS } from '../texts/shell.ts'

/** Undoes or redoes my last change; what others work in by now stays, and a notice says so. */
export function stepHistory({ client, session }: Editor, step: 'undo' | 'redo'): void {
  const result = client[step]()
  if (result && result.left.length > 0) session.notice.value = { text: SHELL_TEXTS.left(result.left.length), tone: 'info' }
}
