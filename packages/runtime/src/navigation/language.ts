import type { ActionPorts } from '@heddle/kit'
import { MESSAGES } from './messages.ts'
import { askable } from './askable.ts'
import { pageAddress } from './page-address.ts'
import type { SitePorts } from '../ports/types.ts'

/** The language of the page on show, as actions change it (specification section 4): only to one that the page lists. */
export function languagePort(
  site: Pick<SitePorts, 'data' | 'langs' | 'pageId' | 'pageParameters' | 'router' | 'log'>,
): ActionPorts['language'] {
  const isOfPage = (lang: string): boolean => site.langs().includes(lang)
  return {
    isOfPage,
    async set(lang) {
      if (!isOfPage(lang)) throw new Error(MESSAGES.langNotFound)
      const path = pageAddress(site.data, site.pageId(), lang, site.pageParameters())
      await site.router().go(askable(path + location.search + location.hash, site.log))
    },
  }
}
