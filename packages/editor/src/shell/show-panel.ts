import type { PanelId } from '../panel-ids.gen.ts'
import type { Editor } from '../session/editor.ts'
import { subjectOf } from './subjects.ts'

type Known = Pick<Editor, 'session' | 'view'>

/** Whether something stands over the panel and the canvas, so that nobody sees which panel is open. */
function isPanelCovered({ session, view }: Known): boolean {
  const { isRunLarge, isCoverOpen, subject } = session
  return isRunLarge.value || (isCoverOpen.value && subjectOf(view.get(subject.value ?? ''))?.wide?.place === 'cover')
}

/** Shows a panel: what stands over it goes away. */
export function showPanel({ session }: Known, id: PanelId): void {
  session.isRunLarge.value = false
  session.isCoverOpen.value = false
  session.panel.value = id
}

/** Shows a panel, or closes it where it is seen already. */
export function togglePanel(editor: Known, id: PanelId): void {
  const { panel } = editor.session
  if (panel.value === id && !isPanelCovered(editor)) panel.value = undefined
  else showPanel(editor, id)
}
