import { effect, untracked } from '@preact/signals-core'
import type { Editor } from '../session/editor.ts'

/**
 * Keeps the session pointing at things that exist: removed nodes leave the selection, a removed page gives way to the home
 * page, and choosing another page empties a selection that lies elsewhere. Returns a function that stops it.
 */
export function keepSessionValid({ store, view, session }: Editor): () => void {
  const dropMissing = () => {
    const present = session.selection.value.filter((id) => view.get(id)?.kind === 'node')
    if (present.length < session.selection.value.length) session.selection.value = present
    if (session.hover.value !== undefined && !view.get(session.hover.value)) session.hover.value = undefined
    if (view.get(session.pageId.value)?.kind !== 'page') {
      const home = view.homePage()
      if (home) session.pageId.value = home.id
    }
  }
  const stopListening = store.listen((diff) => {
    if (diff.remove) dropMissing()
  })
  const stopEffect = effect(() => {
    const pageId = session.pageId.value
    untracked(() => {
      const here = session.selection.value.filter((id) => view.pageOf(id) === pageId)
      if (here.length < session.selection.value.length) session.selection.value = here
    })
  })
  return () => {
    stopListening()
    stopEffect()
  }
}
