import type { Language } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { textsContext, type TextsKnown } from './find-texts.ts'
import { checkKnown, editLanguages } from './site-languages.ts'
import { keepTextsOf } from './texts.ts'

/**
 * Makes a language the default: its addresses have no prefix, and texts fall back to it. What was written in the one before stays
 * written in that one, also where a text that stands plainly is that of the default language.
 */
export function setDefaultLanguage(
  view: DocumentView,
  { language, ...known }: { readonly language: Language } & TextsKnown,
): OperationResult {
  return editLanguages(view, (draft, site) => {
    const issues = checkKnown(site, language)
    if (issues.length > 0) return issues
    for (const [id, { index }] of Object.entries(site.languages))
      draft.set(site.id, `languages/${id}`, { index, isDefault: id === language })
    // The name in the default language is the one without a tag.
    const [name, before] = [site.names?.[language], view.defaultLanguage()]
    if (before !== undefined && before !== language) keepTextsOf(before, language, draft, textsContext(view, known), view)
    if (name !== undefined && before !== undefined && before !== language) {
      draft.set(site.id, `names/${language}`, null)
      draft.set(site.id, `names/${before}`, site.name)
      draft.set(site.id, 'name', name)
    }
    return []
  })
}
