import { checkAccess, type PageRecord, type SiteRecord } from '@heddle/document'
import { keptOf, type Problem, type ProblemRule } from '../problem.ts'

/** Pages that nobody can see, and what leads visitors who may not see a page in a circle. */
export const rule: ProblemRule = {
  id: 'access',
  place: 76,
  find: ({ view }) => {
    const site = view.site()
    return site ? problemsOf(site, view.of('page')) : []
  },
}

const problemsOf = keptOf((site: SiteRecord, pages: readonly PageRecord[]): readonly Problem[] =>
  checkAccess(site, pages).map(({ path, severity, message }) => {
    const [kind, pageId] = path.split('/')
    return {
      id: `access/${path}`,
      severity,
      message,
      ...(kind === 'page' && pageId !== undefined ? { pageId } : { panel: 'settings' as const }),
    }
  }),
)
