import { useEffect } from 'react'
import { nodeOf } from '../session/tree.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { openSection } from './section.tsx'
import { pagePlaceAt, placeAt, showBoundPlace } from './bound-places.ts'

/** Opens the row of a formula that somebody asks for by its path in a record: what Problems lead to. */
export function useAskedPath(): void {
  const editor = useEditor()
  const { view, session } = editor
  const asked = useValue(session.askedPath)
  useEffect(() => {
    if (!asked) return
    session.askedPath.value = undefined
    const { recordId, path } = asked
    const node = nodeOf(view, recordId)
    if (node) {
      const place = placeAt(editor, node, path)
      if (place) showBoundPlace(editor, place, false)
      // A formula inside of another value stands where that is edited.
      else session.inspectorTab.value = path[0] === 'styles' ? 'style' : 'settings'
      return
    }
    const page = view.find('page', recordId)
    const place = page && pagePlaceAt(page, path)
    if (!place) return
    if (place.language !== undefined) session.language.value = place.language
    openSection(place.section)
    session.askedFormula.value = { nodeId: undefined, label: place.label }
  }, [asked, editor, session, view])
}
