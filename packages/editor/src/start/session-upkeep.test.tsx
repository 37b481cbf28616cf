import { describe, expect, onTestFinished, test } from 'vitest'
import { Page, Section, Text } from '@heddle/testing'
import { REMOTE_SOURCE } from '@heddle/sync/client'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { keepSessionValid } from './session-upkeep.ts'

const id = (name: string): string => name.padEnd(16, '0')
const [HOME, ABOUT, HERO, TITLE] = [id('home'), id('about'), id('hero'), id('title')] as const

function open(removerOf?: (id: string) => string | undefined) {
  const editor = createTestEditor([
    <Page key="home" id={HOME} name="Home" />,
    <Page key="about" id={ABOUT} name="About us" path="about">
      <Section id={HERO}>
        <Text id={TITLE}>Hello</Text>
      </Section>
    </Page>,
  ])
  onTestFinished(keepSessionValid(editor, removerOf))
  const remove = (record: string, source: string) => {
    const found = editor.view.get(record)
    if (found) editor.store.apply({ remove: { [record]: found } }, source)
  }
  return { ...editor, remove }
}

describe('the page that is shown is deleted', () => {
  test('by somebody else: the home page takes its place, and it is said who did it', () => {
    const { session, remove } = open((record) => (record === ABOUT ? 'Grace' : undefined))
    session.pageId.value = ABOUT
    remove(ABOUT, REMOTE_SOURCE)
    expect(session.pageId.value).toBe(HOME)
    expect(session.notice.value).toEqual({ text: '“About us” was deleted by Grace. You now see “Home”.', tone: 'info' })
  })

  test('nobody knows by whom: that is said too', () => {
    const { session, remove } = open()
    session.pageId.value = ABOUT
    remove(ABOUT, REMOTE_SOURCE)
    expect(session.notice.value?.text).toBe('“About us” was deleted elsewhere. You now see “Home”.')
  })

  test('by myself: the home page takes its place without a word', () => {
    const { session, remove } = open()
    session.pageId.value = ABOUT
    remove(ABOUT, 'user')
    expect([session.pageId.value, session.notice.value]).toEqual([HOME, undefined])
  })
})

test('another page that others delete disturbs nobody', () => {
  const { session, remove } = open()
  remove(ABOUT, REMOTE_SOURCE)
  expect([session.pageId.value, session.notice.value]).toEqual([HOME, undefined])
})

test('what is gone is neither selected nor outlined any more', () => {
  const { session, remove } = open()
  session.pageId.value = ABOUT
  session.selection.value = [HERO, TITLE]
  session.hover.value = TITLE
  remove(TITLE, REMOTE_SOURCE)
  expect([session.selection.value, session.hover.value, session.notice.value]).toEqual([[HERO], undefined, undefined])
})

test('another page empties a selection that lies elsewhere', () => {
  const { session } = open()
  session.pageId.value = ABOUT
  session.selection.value = [HERO]
  session.pageId.value = HOME
  expect(session.selection.value).toEqual([])
})

test('a screen size that is gone gives way to the widest, at its width', () => {
  const { session, view, store } = open()
  session.screenId.value = 'mobile'
  session.canvasWidth.value = 400
  const site = view.site()
  if (site) store.apply({ set: { [site.id]: { name: [site.name, 'Other'] } } }, REMOTE_SOURCE)
  expect(session.screenId.value).toBe('mobile')
  const mobile = site?.screens['mobile']
  if (site && mobile) store.apply({ set: { [site.id]: { 'screens/mobile': [mobile, null] } } }, REMOTE_SOURCE)
  expect([session.screenId.value, session.canvasWidth.value]).toEqual(['default', 1100])
})

test('a language that is gone gives way to the default one', () => {
  const { session, store, view } = open()
  const site = view.site()?.id ?? ''
  const german = { index: 'a1', isDefault: false }
  store.apply({ set: { [site]: { 'languages/de': [null, german] } } })
  session.language.value = 'de'
  store.apply({ set: { [site]: { name: ['Fixture', 'Site'] } } })
  expect(session.language.value).toBe('de')
  store.apply({ set: { [site]: { 'languages/de': [german, null] } } }, REMOTE_SOURCE)
  expect(session.language.value).toBe('en')
})
