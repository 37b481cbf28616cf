import { errorAt } from '../../issue.ts'
import { fromVariant } from '@heddle/style'
import { MESSAGES } from '../../messages.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { BASE_SCREEN, editScreens } from './site-screens.ts'

/** Removes a screen size with the styles and values that elements and classes have for it. The base size stays. */
export function deleteScreen(view: DocumentView, { id: screenId }: { readonly id: string }): OperationResult {
  return editScreens(view, (draft, { id: siteId, screens, languages }) => {
    const path = `site/${siteId}/screens/${screenId}`
    if (!Object.hasOwn(screens, screenId)) return [errorAt('unknown-screen', path, MESSAGES.unknownVariant(screenId))]
    if (screenId === BASE_SCREEN) return [errorAt('base-screen', path, MESSAGES.noBaseScreen)]
    for (const { id, styles } of [...view.of('node'), ...view.of('style-class')]) {
      for (const variant of Object.keys(styles)) {
        if (fromVariant(variant).screenId !== screenId) continue
        for (const property of Object.keys(styles[variant] ?? {})) draft.set(id, `styles/${variant}/${property}`, null)
      }
    }
    for (const { id, props } of Object.hasOwn(languages, screenId) ? [] : view.of('node')) {
      for (const field of Object.keys(props)) {
        if (Object.hasOwn(props[field] ?? {}, screenId)) draft.set(id, `props/${field}/${screenId}`, null)
      }
    }
    draft.set(siteId, `screens/${screenId}`, null)
    return []
  })
}
