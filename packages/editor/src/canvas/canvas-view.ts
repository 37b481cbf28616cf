import type { CanvasView } from '@heddle/canvas/protocol'
import type { Editor } from '../session/editor.ts'

/** What the frame shows now; icons come from the editor's own origin. Reads signals: call it where changes are to be noticed. */
export function toCanvasView({ session, assetsUrl }: Editor, origin: string): CanvasView {
  const inside = session.inside.value
  const pageId = session.pageId.value
  const row = session.shownRow.value[pageId]
  const parameters = session.triedParameters.value[pageId]
  return {
    pageId,
    language: session.language.value,
    ...(session.isPseudo.value && { isPseudo: true }),
    ...(session.isMirrored.value && { isMirrored: true }),
    theme: session.theme.value,
    assetsUrl,
    iconsUrl: `${origin}/icons/`,
    ...(row !== undefined && { row }),
    ...(parameters && { parameters }),
    ...(inside && { inside: { uid: inside.path.join('.'), isAlone: inside.isAlone } }),
  }
}
