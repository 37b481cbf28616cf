import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { isSafeAddress } from '../../records/address-rules.ts'
import { basePathProblem, normaliseBasePath } from '../../records/base-path.ts'
import { checkPathsFree } from '../../records/page-path.ts'
import { MAX_ROBOTS, readHeadCode } from '../../records/head-code.ts'
import type { Id, SiteRecord, SiteTheme } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { checkName } from '../../rules/names.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

/** `null` removes, absent leaves alone. */
export interface SiteValues {
  readonly name?: string
  readonly homePageId?: Id
  readonly defaultTheme?: SiteTheme
  readonly headCode?: string | null
  readonly robots?: string | null
  readonly favicon?: Id | null
  readonly testsBlockPublishing?: boolean | null
  /** Refused where a path begins with the code of the default language: its addresses would be hidden. */
  readonly isDefaultPrefixed?: boolean | null
  /** As it is typed: slashes around it are put right. */
  readonly basePath?: string | null
  readonly baseTag?: NonNullable<SiteRecord['baseTag']> | null
  /** Parts that say nothing are left out. */
  readonly branding?: NonNullable<SiteRecord['branding']>
}

/** Changes settings of the project's site. */
export function setSite(view: DocumentView, { values }: { readonly values: SiteValues }): OperationResult {
  const site = view.site()
  if (site === undefined) return refuseWith('unknown-record', 'site', MESSAGES.oneSite(0))
  const path = `site/${site.id}`
  const issues: Issue[] = values.name === undefined ? [] : [...checkName(values.name, `${path}/name`)]
  if (values.homePageId !== undefined && !view.find('page', values.homePageId)) {
    issues.push(errorAt('unknown-home-page', `${path}/homePageId`, MESSAGES.unknownHomePage))
  }
  if (values.favicon && !view.find('asset', values.favicon)) {
    issues.push(errorAt('unknown-reference', `${path}/favicon`, MESSAGES.unknownReference(values.favicon)))
  }
  const basePath = values.basePath && (normaliseBasePath(values.basePath) ?? null)
  const problem = basePath && basePathProblem(basePath)
  if (problem) issues.push(errorAt('bad-base-path', `${path}/basePath`, problem))
  if (values.baseTag && !isSafeAddress(values.baseTag.href))
    issues.push(errorAt('unsafe-address', `${path}/baseTag`, MESSAGES.unsafeAddress))
  if (values.isDefaultPrefixed) {
    const languages = view.languages()
    issues.push(...checkPathsFree({ pages: view.of('page'), languages, unprefixedLanguage: undefined }))
  }
  const headCode = values.headCode ? readHeadCode(values.headCode) : []
  if (typeof headCode === 'string') issues.push(errorAt('bad-head-code', `${path}/headCode`, headCode))
  if (values.robots && values.robots.length > MAX_ROBOTS)
    issues.push(errorAt('robots-too-long', `${path}/robots`, MESSAGES.robotsTooLong(MAX_ROBOTS)))
  if (values.branding?.href && !isSafeAddress(values.branding.href.trim()))
    issues.push(errorAt('unsafe-address', `${path}/branding`, MESSAGES.unsafeAddress))
  if (hasErrors(issues)) return refuse(...issues)
  const draft = createDraft(view)
  setAtoms(draft, site.id, {
    ...values,
    ...(values.name !== undefined && { name: values.name.trim() }),
    ...(basePath !== undefined && { basePath: basePath || null }),
    ...(values.branding && { branding: brandingOf(values.branding) }),
  })
  return draft.done([site.id])
}

/** `null` where it is as the product has it. */
function brandingOf({ isOff, href = '', text = '' }: NonNullable<SiteRecord['branding']>): SiteRecord['branding'] | null {
  const [address, words] = [href.trim(), typeof text === 'string' ? text.trim() : text]
  if (!isOff && address === '' && words === '') return null
  return { ...(isOff && { isOff }), ...(address !== '' && { href: address }), ...(words !== '' && { text: words }) }
}
