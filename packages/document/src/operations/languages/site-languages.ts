import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { checkPathsFree } from '../../records/page-path.ts'
import type { Language, SiteRecord } from '../../records/types.ts'
import { unprefixedLanguageOf } from '../../records/site-languages.ts'
import { sortedKeys } from '../../records/order.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft, type Draft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'

/** Changes the languages of the project; refused when addresses would meet after it. */
export function editLanguages(view: DocumentView, edit: (draft: Draft, site: SiteRecord) => readonly Issue[]): OperationResult {
  const site = view.site()
  if (site === undefined) return refuseWith('unknown-record', 'site', MESSAGES.oneSite(0))
  const draft = createDraft(view)
  const issues = [...edit(draft, site)]
  if (!hasErrors(issues)) {
    const edited = draft.find('site', site.id) ?? site
    const pages = view.of('page').flatMap(({ id }) => draft.find('page', id) ?? [])
    const languages = sortedKeys(edited.languages)
    issues.push(...checkPathsFree({ pages, languages, unprefixedLanguage: unprefixedLanguageOf(edited) }))
  }
  return hasErrors(issues) ? refuse(...issues) : draft.done([site.id])
}

/** Why a language cannot be worked with. */
export function checkKnown(site: SiteRecord, language: Language): readonly Issue[] {
  const path = `site/${site.id}/languages/${language}`
  return Object.hasOwn(site.languages, language) ? [] : [errorAt('foreign-language', path, MESSAGES.foreignLanguage(language))]
}

const TAG = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/

/** Whether browsers take it for a tag: formats of numbers and dates fail on others. */
function isTag(language: Language): boolean {
  try {
    return Intl.getCanonicalLocales(language).length === 1
  } catch {
    return false
  }
}

/** Why a tag cannot become a language: it is none, or it is there in whatever case. */
export function checkNew(site: SiteRecord, language: Language): readonly Issue[] {
  const path = `site/${site.id}/languages/${language}`
  if (!TAG.test(language) || !isTag(language)) return [errorAt('bad-language', path, MESSAGES.badLanguage(language))]
  const isTaken = Object.keys(site.languages).some((known) => known.toLowerCase() === language.toLowerCase())
  return isTaken ? [errorAt('language-taken', path, MESSAGES.languageTaken(language))] : []
}
