import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, Language, PageRecord } from '../../records/types.ts'
import type { Bindable } from '../../values/bindable.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { checkAccess } from '../../rules/access.ts'
import { checkName } from '../../rules/names.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

type Translations = Readonly<Record<Language, Bindable<string> | null>>

/** What can be changed of a page beside its path and its sections. `null` removes, absent leaves alone. */
export interface PageValues {
  readonly name?: string
  readonly folder?: string
  readonly linkId?: string | null
  readonly metaImage?: Bindable<Id> | null
  readonly existsWith?: Id | null
  readonly isUnlisted?: boolean | null
  readonly langs?: readonly Language[]
  readonly userGroups?: PageRecord['userGroups']
  readonly title?: Translations
  readonly meta?: { readonly [K in keyof PageRecord['meta']]?: Translations }
}

const META_KEYS = ['desc', 'keywords', 'socialTitle', 'socialDesc', 'structuredData'] as const
const MAPS: ReadonlySet<string> = new Set(['title', 'meta', ...META_KEYS.map((key) => `meta/${key}`)])

/** Changes settings of a page; several at once. */
export function setPage(view: DocumentView, { id, values }: { readonly id: Id; readonly values: PageValues }): OperationResult {
  if (!view.find('page', id)) return refuseWith('unknown-record', `page/${id}`, MESSAGES.unknownRecord(id))
  const issues: Issue[] = values.name === undefined ? [] : [...checkName(values.name, `page/${id}/name`)]
  if (typeof values.metaImage === 'string' && !view.find('asset', values.metaImage)) {
    issues.push(errorAt('unknown-reference', `page/${id}/metaImage`, MESSAGES.unknownReference(values.metaImage)))
  }
  if (typeof values.existsWith === 'string' && !view.find('collection', values.existsWith)) {
    issues.push(errorAt('unknown-reference', `page/${id}/existsWith`, MESSAGES.unknownReference(values.existsWith)))
  }
  const known = view.languages()
  const used = [
    ...(values.langs ?? []),
    ...Object.keys(values.title ?? {}),
    ...META_KEYS.flatMap((key) => Object.keys(values.meta?.[key] ?? {})),
  ]
  for (const language of used.filter((language) => !known.includes(language))) {
    issues.push(errorAt('foreign-language', `page/${id}/${language}`, MESSAGES.foreignLanguage(language)))
  }
  const site = view.site()
  const { userGroups } = values
  if (userGroups && site) {
    const pages = view.of('page').map((page) => (page.id === id ? { ...page, userGroups } : page))
    issues.push(...checkAccess(site, pages).filter(({ code }) => code === 'access-circle'))
  }
  if (hasErrors(issues)) return refuse(...issues)
  const draft = createDraft(view)
  setAtoms(draft, id, { ...values, ...(values.name !== undefined && { name: values.name.trim() }) }, MAPS)
  return draft.done([id])
}
