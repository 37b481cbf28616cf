import { errorAt } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { BASE_SCREEN, editScreens } from './site-screens.ts'

export interface ScreenValues {
  readonly label?: string
  /** Widest window in CSS pixels that it applies to. */
  readonly maxWidth?: number
  readonly canvasWidth?: number
}

/** Renames a screen size or moves its breakpoint. The base size has none. */
export function setScreen(
  view: DocumentView,
  { id: screenId, values }: { readonly id: string; readonly values: ScreenValues },
): OperationResult {
  return editScreens(view, (draft, { id, screens }) => {
    const path = `site/${id}/screens/${screenId}`
    const screen = Object.hasOwn(screens, screenId) ? screens[screenId] : undefined
    if (screen === undefined) return [errorAt('unknown-screen', path, MESSAGES.unknownVariant(screenId))]
    if (screenId === BASE_SCREEN && values.maxWidth !== undefined)
      return [errorAt('base-screen', `${path}/maxWidth`, MESSAGES.noBaseScreen)]
    const { label = screen.label, ...widths } = values
    draft.set(id, `screens/${screenId}`, { ...screen, ...widths, label: label.trim() })
    return []
  })
}
