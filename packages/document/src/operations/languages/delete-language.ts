import { errorAt } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Language } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { moveOwnLinks } from './own-links.ts'
import { checkKnown, editLanguages } from './site-languages.ts'
import { eachTranslation, moveTextsInside, relistPages } from './translations.ts'

/** Removes a language with all its texts. The default language stays; pages that were in this one only are in the default one. */
export function deleteLanguage(view: DocumentView, { language }: { readonly language: Language }): OperationResult {
  return editLanguages(view, (draft, site) => {
    const issues = checkKnown(site, language)
    if (issues.length > 0) return issues
    if (site.languages[language]?.isDefault)
      return [errorAt('default-language', `site/${site.id}/languages/${language}`, MESSAGES.defaultLanguageStays)]
    eachTranslation(view, site, language, ({ id }, map) => draft.set(id, map + language, null))
    moveTextsInside(view, draft, language)
    moveOwnLinks(view, draft, language)
    relistPages(view, draft, (languages) => languages.filter((one) => one !== language))
    draft.set(site.id, `languages/${language}`, null)
    return []
  })
}
