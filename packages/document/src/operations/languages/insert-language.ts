import { planIndexes } from '../../records/index-keys.ts'
import type { Language } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { checkNew, editLanguages } from './site-languages.ts'
import { relistPages } from './translations.ts'

/** Adds a language behind the others, on every page; texts fall back to the default language until they are written. */
export function insertLanguage(view: DocumentView, { language }: { readonly language: Language }): OperationResult {
  return editLanguages(view, (draft, site) => {
    const issues = checkNew(site, language)
    if (issues.length > 0) return issues
    const known = view.languages().map((id) => ({ id, index: site.languages[id]?.index ?? '' }))
    const { keys, rekeyed } = planIndexes(known, known.length, 1)
    for (const [id, index] of rekeyed)
      draft.set(site.id, `languages/${id}`, { index, isDefault: site.languages[id]?.isDefault ?? false })
    draft.set(site.id, `languages/${language}`, { index: keys[0] ?? '', isDefault: false })
    relistPages(view, draft, (languages) => [...languages, language])
    return []
  })
}
