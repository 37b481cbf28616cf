import type { DocumentView } from '@heddle/document'
import { REGISTER_FILE } from '@heddle/document/published'
import { MANIFEST_FILE } from '../limits.ts'
import type { PublishInput } from '../types.ts'
import { tag } from './html.ts'

/** Whether visitors' browsers keep pages of the site for times without a connection. */
export function worksOffline(view: DocumentView, { isDraft }: Pick<PublishInput, 'isDraft'>): boolean {
  const { isOn, worksOffline: isWanted } = view.site()?.app ?? {}
  return isOn === true && isWanted === true && !isDraft
}

/** What heads of a site say that is an app: its manifest, its colour, and what has its worker registered. Nothing on other sites. */
export function appTags(view: DocumentView, place: Pick<PublishInput, 'root' | 'isDraft'>): string {
  const { app } = view.site() ?? {}
  if (!app?.isOn) return ''
  const { root = '' } = place
  return [
    tag('link', { rel: 'manifest', href: `${root}/${MANIFEST_FILE}` }),
    app.themeColor === undefined ? '' : tag('meta', { name: 'theme-color', content: app.themeColor }),
    worksOffline(view, place) ? `${tag('script', { type: 'module', src: `${root}/${REGISTER_FILE}` })}</script>` : '',
  ].join('')
}
