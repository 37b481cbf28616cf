import type { VariantContext } from '@heddle/document'
import { useSite } from './use-document.ts'
import { useEditor, useValue } from './use-editor.ts'

/** The language and screen size that values are read and written for. */
export function useVariantContext(): VariantContext {
  const { view, session } = useEditor()
  useSite()
  const language = useValue(session.language)
  const screenId = useValue(session.screenId)
  return {
    language,
    defaultLanguage: view.defaultLanguage() ?? language,
    languages: view.languages(),
    screenId,
    screens: view.screens(),
  }
}
