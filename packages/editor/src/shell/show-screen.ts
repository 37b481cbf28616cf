import type { ScreenId } from '@heddle/style'
import type { Editor } from '../editor.ts'

/** Edits another screen size, at the width that shows it at its tightest. */
export function showScreen({ view, session }: Editor, id: ScreenId): void {
  const screen = view.screens().find((screen) => screen.id === id)
  if (!screen) return
  session.screenId.value = id
  session.canvasWidth.value = screen.canvasWidth
}
