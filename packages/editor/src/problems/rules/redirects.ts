import { checkRedirects, type PageRecord, type SiteRecord } from '@heddle/document'
import { keptOf, type Problem, type ProblemRule } from '../problem.ts'

/** Redirects that lead round in a circle, to a page that lacks a value, or away from a page of the site. */
export const rule: ProblemRule = {
  id: 'redirects',
  place: 75,
  find: ({ view }) => {
    const site = view.site()
    return site ? problemsOf(site, view.of('page')) : []
  },
}

const problemsOf = keptOf((site: SiteRecord, pages: readonly PageRecord[]): readonly Problem[] =>
  checkRedirects(site, pages).map(({ path, severity, message }) => ({
    id: `redirects/${path}`,
    severity,
    message,
    panel: 'settings',
  })),
)
