import { checkApp, type PageRecord, type SiteRecord } from '@heddle/document'
import { keptOf, type Problem, type ProblemRule } from '../problem.ts'
import { words } from '../words.ts'

/** A site that can be installed without an icon, and a page for visitors without a connection that none can be kept of. */
export const rule: ProblemRule = {
  id: 'app',
  place: 77,
  find: ({ view }) => {
    const site = view.site()
    return site ? problemsOf(site, view.of('page')) : []
  },
}

const problemsOf = keptOf((site: SiteRecord, pages: readonly PageRecord[]): readonly Problem[] => {
  const hasNoIcon = site.app?.isOn === true && site.favicon === undefined
  return [
    ...(hasNoIcon ? [{ path: 'icon', severity: 'warning' as const, message: words.noAppIcon }] : []),
    ...checkApp(site, pages),
  ].map(({ path, severity, message }) => ({ id: `app/${path}`, severity, message, panel: 'settings' }))
})
