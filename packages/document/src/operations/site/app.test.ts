import { describe, expect, it } from 'vitest'
import { checkDiff } from '../../check/check-diff.ts'
import { offlinePageOf } from '../../rules/app.ts'
import { codesOf, fieldsOf, idOf, smallSite } from '../../testing/small-site.ts'
import { setPage } from '../pages/set-page.ts'
import { setPagePath } from '../pages/set-page-path.ts'
import { setApp, type AppValues } from './set-app.ts'

function site() {
  const at = smallSite()
  const set = (values: AppValues) => setApp(at.view, { values })
  const offline = () => {
    const own = at.view.site()
    return own && offlinePageOf(own, at.view.of('page'))?.name
  }
  return { ...at, set, offline, app: () => at.view.site()?.app }
}

describe('the site as an app', () => {
  it('document-D211 is set one by one, and what is switched off keeps the rest', () => {
    const { set, run, app } = site()
    run(set({ isOn: true, shortName: 'Small', display: 'fullscreen', themeColor: '#2F5BE8', worksOffline: true }))
    run(set({ isOn: null, display: null }))
    expect(app()).toEqual({ shortName: 'Small', themeColor: '#2F5BE8', worksOffline: true })
  })

  it.each(['red', '#12', '#2f5be8;', 'rgb(1 2 3)', '', '#2f5be8"><script>'])(
    'document-D211 %j is no colour that every system reads',
    (themeColor) => {
      const { set, view } = site()
      expect(codesOf(set({ themeColor }))).toEqual(['bad-app-color'])
      expect(codesOf(set({ backgroundColor: themeColor }))).toEqual(['bad-app-color'])
      const change = { put: {}, set: { [idOf('site')]: { 'app/themeColor': [null, themeColor] } }, remove: {} } as never
      expect(checkDiff(view, change, { fieldsOf }).length).toBeGreaterThan(0)
    },
  )

  it('document-D211 the page for visitors without a connection is one that everybody may see, at one address', () => {
    const { set, run, view, offline } = site()
    expect(codesOf(set({ offlinePageId: idOf('gone') }))).toEqual(['unknown-reference'])
    expect(offline()).toBeUndefined()
    run(set({ offlinePageId: idOf('about') }))
    expect(offline()).toBe('About')
    run(setPagePath(view, { id: idOf('about'), path: 'about/{{id|1}}' }))
    expect(offline()).toBeUndefined()
    run(setPagePath(view, { id: idOf('about'), path: 'about' }))
    run(setPage(view, { id: idOf('about'), values: { userGroups: [{}] } }))
    expect(offline()).toBeUndefined()
  })
})
