import type { Language } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { moveOwnLinks } from './own-links.ts'
import { checkKnown, checkNew, editLanguages } from './site-languages.ts'
import { eachTranslation, moveTextsInside, relistPages } from './translations.ts'

/** Gives a language another tag, for example `en-GB` for `en`; every text of it goes along. */
export function renameLanguage(
  view: DocumentView,
  { language, to }: { readonly language: Language; readonly to: Language },
): OperationResult {
  return editLanguages(view, (draft, site) => {
    const isCaseOnly = language !== to && language.toLowerCase() === to.toLowerCase()
    const issues = [...checkKnown(site, language), ...(isCaseOnly ? [] : checkNew(site, to))]
    const entry = site.languages[language]
    if (issues.length > 0 || entry === undefined) return issues
    eachTranslation(view, site, language, ({ id }, map, value) => {
      draft.set(id, map + language, null)
      draft.set(id, map + to, value)
    })
    moveTextsInside(view, draft, language, to)
    moveOwnLinks(view, draft, language, to)
    relistPages(view, draft, (languages) => languages.map((one) => (one === language ? to : one)))
    draft.set(site.id, `languages/${language}`, null)
    draft.set(site.id, `languages/${to}`, entry)
    return []
  })
}
