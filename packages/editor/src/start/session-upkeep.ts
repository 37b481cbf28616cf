import { effect, untracked } from '@preact/signals-core'
import type { DocumentRecord, Id } from '@heddle/document'
import { REMOTE_SOURCE } from '@heddle/sync/client'
import { words } from './words.ts'
import type { Editor } from '../session/editor.ts'
import { contentRoot, isHere, keptPath } from '../session/inside/inside.ts'

/**
 * Keeps the session pointing at things that exist: removed nodes leave the selection, a removed page gives way to the home
 * page, which is announced when others removed it, choosing another page or component empties a selection that lies elsewhere,
 * a way into components ends where it leads nowhere any more, a language that is gone gives way to the default one, and a screen size to the widest.
 * `removerOf`: who removed a record, where that is known. Returns a function that stops it.
 */
export function keepSessionValid({ store, view, session }: Editor, removerOf?: (id: Id) => string | undefined): () => void {
  const announce = (gone: DocumentRecord | undefined) => {
    if (gone?.kind === 'page')
      session.notice.value = { text: words.pageDeleted(gone.name, removerOf?.(gone.id), view.homePage()?.name), tone: 'info' }
  }
  const dropMissing = () => {
    const present = session.selection.value.filter((id) => view.get(id)?.kind === 'node')
    if (present.length < session.selection.value.length) session.selection.value = present
    if (session.hover.value !== undefined && !view.get(session.hover.value)) session.hover.value = undefined
    if (view.get(session.pageId.value)?.kind !== 'page') {
      const home = view.homePage()
      if (home) session.pageId.value = home.id
    }
  }
  const keepOpen = () => {
    const open = session.inside.value
    if (!open) return
    const path = keptPath(view, open)
    if (path.length < open.path.length) session.inside.value = path.length === 0 ? undefined : { ...open, path }
  }
  const keepLanguage = () => {
    if (!view.languages().includes(session.language.peek()))
      session.language.value = view.defaultLanguage() ?? session.language.peek()
  }
  const keepScreen = () => {
    const screens = view.screens()
    const [widest] = screens
    if (!widest || screens.some(({ id }) => id === session.screenId.peek())) return
    session.screenId.value = widest.id
    session.canvasWidth.value = widest.canvasWidth
  }
  const stopListening = store.listen((diff, source) => {
    keepOpen()
    keepLanguage()
    keepScreen()
    if (!diff.remove) return
    if (source === REMOTE_SOURCE) announce(diff.remove[session.pageId.value])
    dropMissing()
  })
  const stopEffect = effect(() => {
    void contentRoot({ view, session })
    untracked(() => {
      const here = session.selection.value.filter((id) => isHere({ view, session }, id))
      if (here.length < session.selection.value.length) session.selection.value = here
    })
  })
  return () => {
    stopListening()
    stopEffect()
  }
}
