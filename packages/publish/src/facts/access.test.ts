import type { Json } from '@heddle/store'
import { expect, it } from 'vitest'
import { definePlugin } from '@heddle/kit'
import { id, page, project } from '../testing/fixture.ts'
import { releaseAccess } from './access.ts'

const auth = { roleKey: 'jobs', roleType: 'array-object', roleNameKey: 'title' } as const
const named = (namespace: string, more: object = {}) =>
  definePlugin({ namespace, label: { en: namespace }, description: { en: namespace }, icon: 'door-open', ...more })
const mailing = { ...auth, passwordPage: 'page', writesLetters: true }
const definitions = new Map(
  [named('doorman', { auth }), named('mailer', { auth: mailing }), named('rows')].map((one) => [one.namespace, one]),
)
const plugin = (namespace: string, publicData: Readonly<Record<string, Json>> = { a: 1 }) => ({
  id: id(namespace),
  kind: 'plugin' as const,
  index: 'a0',
  name: namespace,
  namespace,
  settings: { publicData },
})

const WORDS = { subject: 'Hello', text: '{{code}}' }

/** What a release knows of a site with a closed page, whose record has these values. */
function accessOf(values: Readonly<Record<string, unknown>>, userGroups: readonly object[] = [{}]) {
  const { view, store } = project([
    page('staff', 'staff', { userGroups: userGroups as never }),
    page('welcome', 'welcome', { langs: ['ru', 'en'], paths: { default: 'welcome', en: 'hello' } }),
    plugin('doorman'),
    plugin('rows'),
    plugin('mailer', {
      page: { pageId: id('welcome') },
      'letter-code-en': WORDS,
      'letter-code-ru': { ...WORDS, text: 'no code' },
    }),
    { ...plugin('mailer', { page: { pageId: id('gone') } }), id: id('lost') },
  ])
  const languages = { 'languages/en': [null, { index: 'a5', isDefault: false }] as const }
  const set = Object.fromEntries(Object.entries(values).map(([path, value]) => [path, [null, value] as const]))
  store.apply({ set: { [view.site()?.id ?? '']: { ...languages, ...set } } } as never)
  return releaseAccess(view, definitions)
}

it('publish-S40 a release knows who signs visitors in, how roles stand, and where others are led in each language', () => {
  const roles = { [id('cook')]: { name: 'cook' } }
  expect(
    accessOf({
      authPluginId: id('doorman'),
      'access/notSignedInPageId': id('welcome'),
      'access/roles': roles,
      'access/roleKey': 'who',
    }),
  ).toEqual({
    defaultLanguage: 'ru',
    roleKey: 'who',
    roleType: 'array-object',
    roleNameKey: 'title',
    roles,
    plugin: { id: id('doorman'), namespace: 'doorman', settings: { publicData: { a: 1 } } },
    notSignedIn: { ru: '/welcome', en: '/en/hello' },
  })
})

it('publish-S40 nothing signs visitors in where the plugin does not do that, is gone or unknown; a page that is gone leads nobody', () => {
  for (const authPluginId of [id('rows'), id('gone'), undefined])
    expect(accessOf({ ...(authPluginId && { authPluginId }), 'access/forbiddenPageId': id('gone') })).toEqual({
      defaultLanguage: 'ru',
      roleKey: 'roles',
      roleType: 'array-string',
      roleNameKey: 'name',
    })
})

it('publish-S40 of a site whose pages are all for everybody, and where nobody signs in, nothing has to be known', () => {
  expect(accessOf({}, [])).toBeUndefined()
  expect(accessOf({ authPluginId: id('doorman') }, [])).toMatchObject({ plugin: { namespace: 'doorman' } })
})

it('publish-S40 a release knows the page to which links to a password lead, in each language, where a page is named that is there', () => {
  expect(accessOf({ authPluginId: id('mailer') })?.passwordPage).toEqual({ ru: '/welcome', en: '/en/hello' })
  expect(accessOf({ authPluginId: id('lost') })).not.toHaveProperty('passwordPage')
})

it('publish-S40 a release knows the words of letters that a builder wrote, but for those without their code; visitors are told none', () => {
  expect(accessOf({ authPluginId: id('mailer') })?.letters).toEqual({ 'letter-code-en': WORDS })
  expect(JSON.stringify(accessOf({ authPluginId: id('mailer') })?.plugin)).not.toContain('{{code}}')
  expect(accessOf({ authPluginId: id('doorman') })?.letters).toBeUndefined()
})
