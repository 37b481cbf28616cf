import { effect, untracked } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import type { Router } from '../app/router.ts'
import type { Editor } from '../session/editor.ts'
import { isHere } from '../session/inside/inside.ts'
import { afterPaint } from './after-paint.ts'

/**
 * Keeps the address and the session in step: another page is a new step for Back, another selection changes the current
 * step; Back and Forward bring page and selection back. A selection is written down once it can be seen: the address bar is
 * not what anybody waits for. Returns a function that stops it.
 */
export function syncAddress(editor: Editor, router: Router): () => void {
  const { session, view, projectId } = editor
  let forget = () => {}
  const write = () => {
    const { value: now } = router.address
    if (now.screen !== 'project' || now.projectId !== projectId) return
    const pageId = session.pageId.peek()
    const go = isStep(now, pageId) ? router.go : router.replace
    // What is selected on the page before is about to be unselected: written down it would be followed.
    const nodeIds = session.selection.peek().filter((id) => isHere(editor, id))
    go({ screen: 'project', projectId, pageId, nodeIds })
  }
  const show = () => {
    const pageId = session.pageId.value
    void session.selection.value
    untracked(() => {
      const { value: now } = router.address
      forget()
      if (now.screen === 'project' && isStep(now, pageId)) write()
      else forget = afterPaint(write)
    })
  }
  const follow = () => {
    const { value: address } = router.address
    untracked(() => {
      if (address.screen !== 'project' || address.projectId !== projectId) return
      const { pageId, nodeIds } = address
      if (pageId !== undefined && pageId !== session.pageId.value && view.get(pageId)?.kind === 'page')
        session.pageId.value = pageId
      const existing = nodeIds.filter((id) => view.get(id)?.kind === 'node')
      if (existing.join() !== session.selection.value.join()) session.selection.value = existing
    })
  }
  const stopShowing = effect(show)
  const stopFollowing = effect(follow)
  return () => {
    forget()
    stopShowing()
    stopFollowing()
  }
}

/** The first page that is shown is where the address leads, and no step. */
function isStep(now: { readonly pageId?: Id }, pageId: Id): boolean {
  return now.pageId !== undefined && now.pageId !== pageId
}
