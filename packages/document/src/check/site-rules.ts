import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { DocumentRecord, Id, SiteRecord } from '../records/types.ts'

/** What has to hold for the one site record: home page, one default language, one base screen size. */
export function checkSite(get: (id: Id) => DocumentRecord | undefined, site: SiteRecord): readonly Issue[] {
  const path = `site/${site.id}`
  const issues: Issue[] = []
  if (get(site.homePageId)?.kind !== 'page')
    issues.push(errorAt('unknown-home-page', `${path}/homePageId`, MESSAGES.unknownHomePage))
  const defaults = Object.values(site.languages).filter(({ isDefault }) => isDefault).length
  if (defaults !== 1) issues.push(errorAt('default-language', `${path}/languages`, MESSAGES.oneDefaultLanguage(defaults)))
  const bases = Object.values(site.screens).filter(({ maxWidth }) => maxWidth === undefined).length
  if (bases !== 1 || !Object.hasOwn(site.screens, 'default'))
    issues.push(errorAt('base-screen', `${path}/screens`, MESSAGES.noBaseScreen))
  return issues
}
