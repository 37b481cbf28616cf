import { errorAt, warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { appColorProblem } from '../records/app.ts'
import { pathSegments } from '../records/page-path.ts'
import type { PageRecord, SiteRecord } from '../records/types.ts'

/** What is wrong with the site as an app: colours that no system reads, and a page for visitors without a connection that none can be kept of. */
export function checkApp({ id, app = {} }: Pick<SiteRecord, 'id' | 'app'>, pages: readonly PageRecord[]): readonly Issue[] {
  const path = `site/${id}/app`
  const page = pages.find((each) => each.id === app.offlinePageId)
  return [
    ...(['themeColor', 'backgroundColor'] as const).flatMap((key) => {
      const problem = app[key] === undefined ? undefined : appColorProblem(app[key])
      return problem === undefined ? [] : errorAt('bad-app-color', `${path}/${key}`, problem)
    }),
    ...(page && page.userGroups.length > 0
      ? [warningAt('offline-page-closed', `${path}/offlinePageId`, MESSAGES.offlinePageClosed(page.name))]
      : []),
    ...(page && hasParameters(page)
      ? [warningAt('offline-page-open', `${path}/offlinePageId`, MESSAGES.offlinePageOpen(page.name))]
      : []),
  ]
}

const hasParameters = ({ paths }: PageRecord): boolean =>
  Object.values(paths).some((path) => pathSegments(path).some(({ parameter }) => parameter !== undefined))

/** The page for visitors without a connection; nothing where the site names none, or one that cannot be kept for everybody. */
export function offlinePageOf(site: SiteRecord, pages: readonly PageRecord[]): PageRecord | undefined {
  const isWrong = checkApp(site, pages).some(({ path }) => path.endsWith('/offlinePageId'))
  return isWrong ? undefined : pages.find(({ id }) => id === site.app?.offlinePageId)
}
