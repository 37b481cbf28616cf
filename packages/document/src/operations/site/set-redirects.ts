import { checkRedirects } from '../../rules/redirect.ts'
import { hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { pathOfTyped } from '../../records/redirect.ts'
import type { Id, Redirect } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'

/**
 * Makes, changes and removes (`null`) redirects of the site. Paths may be typed as whole addresses: only their path counts.
 * Refused when one of them cannot be a redirect, or begins where another one does; what is odd but possible comes as warnings.
 *
 * @param redirects by id; new ones have ids of their own
 */
export function setRedirects(
  view: DocumentView,
  { redirects }: { readonly redirects: Readonly<Record<Id, Redirect | null>> },
): OperationResult {
  const site = view.site()
  if (site === undefined) return refuseWith('unknown-record', 'site', MESSAGES.oneSite(0))
  const draft = createDraft(view)
  for (const [id, redirect] of Object.entries(redirects)) draft.set(site.id, `redirects/${id}`, redirect && tidy(redirect))
  const after = draft.find('site', site.id) ?? site
  const ids = Object.keys(redirects)
  const issues = checkRedirects(after, view.of('page')).filter((issue) => concerns(issue, ids))
  return hasErrors(issues) ? refuse(...issues) : draft.done([site.id], issues)
}

function tidy({ from, to, status }: Redirect): {
  readonly from: string
  readonly to: Redirect['to']
  readonly status: 301 | 302
} {
  return { from: pathOfTyped(from), to: 'address' in to ? { address: to.address.trim() } : to, status }
}

/** Not what was wrong elsewhere before. */
function concerns({ path, code }: Issue, ids: readonly Id[]): boolean {
  return code === 'too-many-redirects' || ids.some((id) => path.includes(`/redirects/${id}/`))
}
