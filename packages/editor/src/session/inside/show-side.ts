import type { Id } from '@heddle/document'
import type { Editor } from '../editor.ts'
import { containerOf, contentRoot, revealNode } from './inside.ts'

/**
 * Shows what changed where it stands, if all of it is on the other side of the border between the page on show and a component:
 * who takes a step back sees what it took back.
 */
export function showSide(editor: Pick<Editor, 'view' | 'session'>, ids: readonly Id[]): void {
  const { view, session } = editor
  const nodes = ids.filter((id) => view.find('node', id))
  if (nodes.some((id) => containerOf(view, id) === contentRoot(editor))) return
  const beyond = nodes.find((id) => {
    const side = containerOf(view, id) ?? ''
    return side === session.pageId.value || view.find('library-component', side)
  })
  if (beyond !== undefined) revealNode(editor, beyond)
}
