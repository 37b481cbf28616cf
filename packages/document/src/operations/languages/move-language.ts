import { planIndexes } from '../../records/index-keys.ts'
import type { Language } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import type { OperationResult } from '../result.ts'
import { checkKnown, editLanguages } from './site-languages.ts'

/** Gives a language another place in the order of languages. */
export function moveLanguage(
  view: DocumentView,
  { language, at }: { readonly language: Language; readonly at: number },
): OperationResult {
  return editLanguages(view, (draft, site) => {
    const issues = checkKnown(site, language)
    if (issues.length > 0 || view.languages().indexOf(language) === at) return issues
    const set = (id: Language, index: string) =>
      draft.set(site.id, `languages/${id}`, { index, isDefault: site.languages[id]?.isDefault ?? false })
    const others = view.languages().filter((id) => id !== language)
    const { keys, rekeyed } = planIndexes(
      others.map((id) => ({ id, index: site.languages[id]?.index ?? '' })),
      at,
      1,
    )
    for (const [id, index] of rekeyed) set(id, index)
    set(language, keys[0] ?? '')
    return []
  })
}
