import { describe, expect, it } from 'vitest'
import type { Json } from '@heddle/store'
import { insertLanguage } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { shownElsewhere } from './shown-elsewhere.ts'

const HOME = 'home000000000000'
const ABOUT = 'about00000000000'

/** What is shown of a page, `About` unless told otherwise, once the record of `About` is as given. */
function shown(fields: Readonly<Record<string, Json>>, language = 'en', id = ABOUT) {
  const editor = createTestEditor([
    <Page key="home" id={HOME} name="Home" title="Bakery" />,
    <Page key="about" id={ABOUT} name="About" path="about" />,
  ])
  editor.change('Add', insertLanguage(editor.view, { language: 'de' }))
  editor.store.apply({
    set: { [ABOUT]: Object.fromEntries(Object.entries(fields).map(([path, value]) => [path, [null, value]])) },
  })
  const page = editor.view.find('page', id)
  if (!page) throw new Error('The page is gone')
  return shownElsewhere(page, language, editor.view)
}
const plain = (text: string) => ({ text, isBound: false })

describe('what others show of a page', () => {
  it('is its title and description, on social networks too where they have none of their own', () => {
    expect(shown({ 'title/en': 'About us', 'meta/desc/en': 'Who bakes' })).toEqual({
      address: ['about'],
      title: plain('About us'),
      description: plain('Who bakes'),
      socialTitle: plain('About us'),
      socialDescription: plain('Who bakes'),
      isHidden: false,
    })
    expect(shown({ 'title/en': 'About us', 'meta/socialTitle/en': 'Us!', 'meta/socialDesc/en': 'We bake' })).toMatchObject({
      socialTitle: plain('Us!'),
      socialDescription: plain('We bake'),
    })
  })

  it('falls back as published pages do: to the default language, to the home page', () => {
    expect(shown({ 'title/en': 'About us' }, 'de').title).toEqual(plain('About us'))
    expect(shown({ 'title/en': '' }).title).toEqual(plain('Bakery'))
  })

  it('says that a formula gives it instead of what stands there before', () => {
    const { title, socialTitle, description } = shown({ 'title/en': { type: 'f', code: '1' } })
    expect([title.isBound, socialTitle.isBound, description.isBound]).toEqual([true, true, false])
  })

  it('stands at the address that the page is served at: the home page at that of the site, others below their language', () => {
    const path = { 'paths/default': 'blog/post-{{slug|first}}/{{part}}' }
    expect(shown({}, 'en', HOME).address).toEqual([])
    expect(shown({}, 'de', HOME).address).toEqual(['de'])
    expect(shown(path, 'en').address).toEqual(['blog', 'post-first', 'part'])
    expect(shown({ 'paths/de': 'ueber' }, 'de').address).toEqual(['de', 'ueber'])
  })

  it('is nothing for pages that are left out, that only some may see, and for the page of unknown addresses', () => {
    expect(shown({ isUnlisted: true }).isHidden).toBe(true)
    expect(shown({ userGroups: ['staff'] }).isHidden).toBe(true)
    expect(shown({ 'paths/default': '404' }).isHidden).toBe(true)
  })
})
