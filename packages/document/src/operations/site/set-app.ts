import { errorAt, hasErrors } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { SiteApp } from '../../records/types.ts'
import { checkApp } from '../../rules/app.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { setAtoms } from '../set-atoms.ts'

/** `null` removes, absent leaves alone. */
export type AppValues = { readonly [Key in keyof SiteApp]: NonNullable<SiteApp[Key]> | null }

/** Changes the site as an app on a device. */
export function setApp(view: DocumentView, { values }: { readonly values: AppValues }): OperationResult {
  const site = view.site()
  if (site === undefined) return refuseWith('unknown-record', 'site', MESSAGES.oneSite(0))
  const { offlinePageId } = values
  if (offlinePageId && !view.find('page', offlinePageId))
    return refuse(errorAt('unknown-reference', `site/${site.id}/app/offlinePageId`, MESSAGES.unknownReference(offlinePageId)))
  const draft = createDraft(view)
  setAtoms(draft, site.id, values, undefined, 'app/')
  const issues = checkApp(draft.find('site', site.id) ?? site, view.of('page'))
  return hasErrors(issues) ? refuse(...issues) : draft.done([site.id])
}
