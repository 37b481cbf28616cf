import { checkRedirects } from '@heddle/document'
import type { ProblemRule } from '../problem.ts'

/** Redirects that lead round in a circle, to a page that lacks a value, or away from a page of the site. */
export const rule: ProblemRule = {
  id: 'redirects',
  place: 75,
  find: ({ view }) => {
    const site = view.site()
    return (site ? checkRedirects(site, view.of('page')) : []).map(({ path, severity, message }) => ({
      id: `redirects/${path}`,
      severity,
      message,
      panel: 'settings',
    }))
  },
}
