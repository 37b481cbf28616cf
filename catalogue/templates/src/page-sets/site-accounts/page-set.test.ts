import { expect, it } from 'vitest'
import { checkDocument, checkRecord } from '@heddle/document/check'
import { blankPage, blankSite, createDocumentView, SIGNED_IN_GROUP, type DocumentRecord } from '@heddle/document'
import { insertPageSet } from '@heddle/document/operations'
import { elementDefinitions } from '@heddle/elements/definitions'
import { parseFormula } from '@heddle/formula/parse'
import { completeFields } from '@heddle/kit'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { createStore } from '@heddle/store'
import { pageSet } from './page-set.ts'
import { formula } from './submitting.ts'
import { REFUSALS_RU } from './words.ts'

const PLUGIN = 'accounts00000000'
const found = pluginDefinitions.find(({ namespace }) => namespace === 'site-accounts')
if (!found) throw new Error('no plugin of accounts')
const plugin = found
const definitions = new Map(elementDefinitions.map((one) => [one.type, one]))
const fieldsOf = (type: string) => definitions.get(type)

function added(languages: readonly string[] = ['en', 'ru'], standing: (action: string) => string | undefined = () => undefined) {
  let count = 0
  const newId = () => `t${String((count += 1)).padStart(15, '0')}`
  const made = pageSet.create({
    newId,
    languages,
    pluginId: PLUGIN,
    standing,
    startOf: (type) => definitions.get(type)?.preset ?? {},
  })
  const [first = 'en', ...others] = languages
  const more = Object.fromEntries(others.map((language, at) => [language, { index: `a${at + 1}`, isDefault: false }]))
  const site = blankSite('site000000000000', 'Shop', 'home000000000000', first)
  const store = createStore<DocumentRecord>([
    { ...site, languages: { ...site.languages, ...more } },
    blankPage('home000000000000', 'Home', 'home', 'a0', languages),
    { id: PLUGIN, kind: 'plugin', index: 'a0', name: 'Site accounts', namespace: 'site-accounts', settings: { publicData: {} } },
  ])
  const view = createDocumentView(store)
  const result = insertPageSet(view, { ...made, pluginId: PLUGIN })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  store.apply(result.diff)
  return { view, made, records: [...store.values()] }
}

/** Names of the fields in a form. */
const fieldsIn = (view: ReturnType<typeof added>['view'], id: string): readonly string[] =>
  view.of('node').flatMap((node) => {
    if (node.place.parentId !== id) return []
    const name = node.props['fieldName']?.['default']
    return typeof name === 'string' ? [name] : fieldsIn(view, node.id)
  })

it('the pages of accounts are a document without a single issue, whatever its languages', () => {
  for (const languages of [['en'], ['ru', 'en'], ['de', 'pt-BR']]) {
    const { records } = added(languages)
    expect(checkDocument(records, { fieldsOf })).toEqual([])
    for (const record of records) expect(checkRecord(JSON.parse(JSON.stringify(record)), '')).toMatchObject({ ok: true })
  }
})

it('each form runs an action of the plugin with all that it needs, from fields that the form has', () => {
  const { view } = added()
  const workflows = view.of('workflow')
  expect(workflows.map(({ name }) => name)).toEqual([
    'Sign in',
    'Sign up',
    'Forgotten password',
    'New password',
    'Sign in by link',
    'Sign in by code',
    'Sign in by code: signInWithCode',
    'Sign in by code: again',
    'Account: name',
    'Account: email',
    'Account: password',
    'Account: code',
    'Account: signOut',
    'Account: delete',
  ])
  for (const { ownerId = '', actions, trigger } of workflows) {
    expect([view.find('node', ownerId)?.element, trigger]).toEqual(['form-container', 'submit'])
    const asked = Object.values(actions).find(({ type }) => type === 'plugin-action')?.args ?? {}
    const action = plugin.actions[String(asked['action'])]
    const given = asked['arguments'] as Readonly<Record<string, { readonly code: string } | string>>
    expect(Object.keys(action?.fields ?? {})).toEqual(expect.arrayContaining(Object.keys(given)))
    expect(Object.keys(given)).toEqual(expect.arrayContaining([...(action?.required ?? [])]))
    const inForm = fieldsIn(view, ownerId)
    const read = Object.values(given).flatMap((value) =>
      typeof value === 'string' || !value.code.startsWith('event.') ? [] : value.code.replace('event.formData.', ''),
    )
    expect(read.toSorted()).toEqual(inForm.toSorted())
  }
})

it('they speak Russian where the site does, and English anywhere else', () => {
  const { view } = added(['ru', 'de'])
  const buttons = view.of('node').filter(({ element }) => element === 'button')
  const texts = buttons
    .filter(({ id }) => view.find('page', view.pageOf(id) ?? '')?.name !== 'Account')
    .map(({ props }) => props['text'] ?? {})
  expect(texts.toSorted((a, b) => String(a['de']).localeCompare(String(b['de'])))).toEqual([
    { ru: 'Зарегистрироваться', de: 'Create the account' },
    { ru: 'Послать другой код', de: 'Send another code' },
    { ru: 'Послать код', de: 'Send the code' },
    { ru: 'Послать ссылку', de: 'Send the link' },
    { ru: 'Послать ссылку', de: 'Send the link' },
    { ru: 'Задать пароль', de: 'Set the password' },
    { ru: 'Войти', de: 'Sign in' },
    { ru: 'Войти', de: 'Sign in' },
  ])
  expect(view.find('page', view.of('page')[1]?.id ?? '')?.title).toEqual({ ru: 'Вход', de: 'Sign in' })
})

it('every formula of theirs can be read, and every refusal has a text in Russian', () => {
  const { records } = added()
  const codes = [...JSON.stringify(records).matchAll(/"type":"f","code":("(?:[^"\\]|\\.)*")/g)]
  expect(codes.length).toBeGreaterThan(20)
  for (const [, code = '""'] of codes) expect(parseFormula(JSON.parse(code))).toMatchObject({ ok: true })
  for (const says of Object.values(REFUSALS_RU)) expect(says).not.toMatch(/['\\]/)
})

it('links to a password lead to the page that sets one, and those who are not signed in to the one that signs in', () => {
  const { view, made } = added()
  const { fields } = plugin.settings.public
  const { publicData } = view.find('plugin', PLUGIN)?.settings ?? { publicData: {} }
  const { pageId } = completeFields(fields, publicData)['passwordPage'] as { readonly pageId: string }
  expect(view.find('page', pageId)?.name).toBe('New password')
  expect(view.find('page', made.signInPageId)?.name).toBe('Sign in')
  expect(view.find('page', pageId)?.userGroups).toEqual([])
})

it('what stands already is not added again, is linked to, and keeps what the plugin was told of it', () => {
  const standing: Readonly<Record<string, string>> = { signIn: 'home000000000000', setPassword: 'home000000000000' }
  const { view, made } = added(['en'], (action) => standing[action])
  expect(view.of('page').map(({ name }) => name)).toEqual([
    'Home',
    'Sign up',
    'Forgotten password',
    'Sign in by link',
    'Sign in by code',
    'Account',
  ])
  expect([made.signInPageId, made.publicData]).toEqual(['home000000000000', {}])
  const linked = view.of('node').flatMap(({ link }) => (link?.type === 'internal' ? [link.pageId] : []))
  expect(linked).toContain('home000000000000')
  expect(linked.every((id) => view.find('page', id ?? '') !== undefined)).toBe(true)
})

it('the form for a code takes the address that the code was sent to, and stands there once it was sent', () => {
  const { view } = added()
  const workflow = view.of('workflow').find(({ name }) => name.endsWith('signInWithCode'))
  const asked = Object.values(workflow?.actions ?? {}).find(({ type }) => type === 'plugin-action')?.args['arguments']
  const kept = view.of('variable').find(({ name }) => name === 'email')
  const pageId = kept?.pageId ?? ''
  expect(asked).toMatchObject({ email: { code: `variables['${kept?.id}']` }, code: { code: 'event.formData.code' } })
  const forms = view.of('node').filter(({ id, element }) => element === 'form-container' && view.pageOf(id) === pageId)
  const sent = view.of('variable').find((one) => one.name === 'sent' && one.pageId === pageId)
  expect(forms.map(({ condition }) => condition)).toEqual([
    { type: 'f', code: `!(variables['${sent?.id}'] === true)` },
    { type: 'f', code: `variables['${sent?.id}'] === true` },
    { type: 'f', code: `variables['${sent?.id}'] === true` },
  ])
  const again = view.of('workflow').find(({ name }) => name.endsWith('again'))
  const resent = Object.values(again?.actions ?? {}).find(({ type }) => type === 'plugin-action')?.args
  expect(resent).toMatchObject({ action: 'sendCode', arguments: { email: { code: `variables['${kept?.id}']` } } })
})

it('the page of one’s own account is for those who are signed in, and asks for a password or, once one was sent, a code', () => {
  const { view } = added()
  const page = view.of('page').find(({ name }) => name === 'Account')
  expect([page?.paths, page?.userGroups]).toEqual([{ default: 'account' }, [SIGNED_IN_GROUP]])
  const workflows = view.of('workflow').filter(({ name }) => name.startsWith('Account: '))
  const sending = workflows.find(({ name }) => name.endsWith('code'))
  const hasCode = Object.values(sending?.actions ?? {}).find(
    ({ type, args }) => type === 'change-variable' && args['value'] === true,
  )?.args['variable']
  for (const name of ['email', 'password', 'delete']) {
    const { ownerId = '', actions = {} } = workflows.find((one) => one.name === `Account: ${name}`) ?? {}
    const proofs = view
      .of('node')
      .filter(({ place, condition }) => place.parentId === ownerId && condition !== undefined)
      .flatMap(({ id, condition }) => fieldsIn(view, id).map((field) => [field, condition]))
    expect(proofs).toEqual([
      ['password', formula(`!(variables['${String(hasCode)}'] === true)`)],
      ['code', formula(`variables['${String(hasCode)}'] === true`)],
    ])
    // Nothing secret stays in a form that stays.
    const resets = Object.values(actions).filter(({ args }) => args['action'] === 'reset-form')
    expect(resets.map(({ args }) => args['nodeId'])).toEqual(name === 'delete' ? [] : [ownerId])
  }
})

it('the button that deletes an account is coloured by itself, also under the pointer, and no other one is', () => {
  const { view } = added()
  const buttons = view.of('node').filter(({ element }) => element === 'button')
  const { styles = {} } = definitions.get('button')?.preset ?? {}
  for (const state of ['default', 'default:hover']) {
    const odd = buttons.filter((node) => node.styles[state]?.['background-color'] !== styles[state]?.['background-color'])
    expect(odd.map(({ props }) => props['text']?.['en'])).toEqual(['Delete the account'])
  }
})

it('English sentences on a page from right to left are kept together, so that their full stop stands behind them', () => {
  const { view } = added(['ar', 'en'])
  const texts = view.of('node').flatMap(({ props }) => {
    const { ar, en } = props['text'] ?? {}
    return typeof ar === 'string' && typeof en === 'string' ? [{ ar, en }] : []
  })
  const sentences = texts.filter(({ en }) => en.endsWith('.'))
  expect(sentences.length).toBeGreaterThan(5)
  for (const { ar, en } of sentences) expect(ar).toBe(`\u2066${en}\u2069`)
  expect(texts.filter(({ en }) => !/[.?]$/.test(en)).every(({ ar, en }) => ar === en)).toBe(true)
})
