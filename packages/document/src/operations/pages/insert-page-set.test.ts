import { expect, it } from 'vitest'
import { createStore } from '@heddle/store'
import { blankNode, blankPage, blankSite } from '../../records/blank.ts'
import type { DocumentRecord, SiteRecord } from '../../records/types.ts'
import { createDocumentView } from '../../view/view.ts'
import { insertPageSet, type InsertPageSetInput } from './insert-page-set.ts'

const id = (name: string): string => name.padEnd(16, '0')
const plugin = (name: string, index: string) =>
  ({ id: id(name), kind: 'plugin', index, name, namespace: name, settings: { publicData: { kept: 1 } } }) as const

function opened(change: Partial<SiteRecord> = {}, more: readonly DocumentRecord[] = []) {
  const records: readonly DocumentRecord[] = [
    { ...blankSite(id('site'), 'Shop', id('home'), 'en'), ...change },
    blankPage(id('home'), 'Home', 'home', 'a0', ['en']),
    plugin('accounts', 'a0'),
    plugin('other', 'a1'),
    ...more,
  ]
  const store = createStore<DocumentRecord>(records)
  return { store, view: createDocumentView(store) }
}
const input: InsertPageSetInput = {
  records: [
    blankPage(id('in'), 'Sign in', '', '', ['en']),
    blankPage(id('new'), 'New password', '', '', ['en']),
    blankNode(id('top'), 'section', { parentId: id('in'), slot: 'sections', index: 'a0' }),
  ],
  pluginId: id('accounts'),
  publicData: { passwordPage: { pageId: id('new') } },
  signInPageId: id('in'),
}
function run({ store, view }: ReturnType<typeof opened>, given = input) {
  const result = insertPageSet(view, given)
  if (result.ok) store.apply(result.diff)
  return result
}

it('pages stand behind the others, at paths by their names, and the site signs visitors in with them', () => {
  const project = opened()
  expect(run(project)).toMatchObject({ ok: true, ids: [id('in'), id('new')] })
  const { view } = project
  expect(view.of('page').map(({ name, paths }) => [name, paths.default])).toEqual([
    ['Home', 'home'],
    ['Sign in', 'sign-in'],
    ['New password', 'new-password'],
  ])
  expect(view.site()).toMatchObject({ authPluginId: id('accounts'), access: { notSignedInPageId: id('in') } })
  expect(view.find('plugin', id('accounts'))?.settings.publicData).toEqual({ kept: 1, passwordPage: { pageId: id('new') } })
  expect(view.children(id('in'), 'sections')).toEqual([id('top')])
})

it('a path that is taken is not taken again', () => {
  const project = opened({}, [blankPage(id('old'), 'Old', 'sign-in', 'a1', ['en'])])
  run(project)
  expect(project.view.find('page', id('in'))?.paths.default).toBe('sign-in-2')
})

it('what somebody has chosen stays: another plugin that signs in, another page to sign in at', () => {
  const other = opened({ authPluginId: id('other') })
  run(other)
  expect([other.view.site()?.authPluginId, other.view.site()?.access]).toEqual([id('other'), undefined])
  const chosen = opened({ authPluginId: id('accounts'), access: { notSignedInPageId: id('home') } })
  run(chosen)
  expect(chosen.view.site()?.access?.notSignedInPageId).toBe(id('home'))
})

it('of a plugin that is not there nothing is added', () => {
  const project = opened()
  expect(run(project, { ...input, pluginId: id('gone') })).toMatchObject({ ok: false, issues: [{ code: 'unknown-record' }] })
  expect(project.view.of('page').length).toBe(1)
})
