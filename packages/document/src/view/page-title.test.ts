import { createStore } from '@heddle/store'
import { expect, test } from 'vitest'
import { blankPage, blankSite } from '../records/blank.ts'
import type { DocumentRecord } from '../records/types.ts'
import { idOf } from '../testing/small-site.ts'
import { textIn, titleOf } from './page-title.ts'
import { createDocumentView } from './view.ts'

type Texts = Readonly<Record<string, string>>

/** The title of a page `test`, beside a home page that may have one too. */
function titleIn(lang: string, title: Texts = {}, home: Texts = {}, more: { readonly userGroups?: readonly string[] } = {}) {
  const page = { ...blankPage(idOf('test'), 'test', 'test', 'a1', ['ru', 'en']), title }
  const view = createDocumentView(
    createStore<DocumentRecord>([
      blankSite(idOf('site'), 'Small', idOf('home'), 'ru'),
      { ...blankPage(idOf('home'), 'Home', 'home', 'a0', ['ru', 'en']), title: home, ...more },
      page,
    ]),
  )
  return titleOf(page, lang, view)
}

test('document-D197 a page has its title in the language, else in the default one', () => {
  expect(titleIn('en', { en: 'Bread', ru: 'Хлеб' })).toBe('Bread')
  expect(titleIn('ru', { en: 'Bread', ru: 'Хлеб' })).toBe('Хлеб')
  expect(titleIn('en', { en: '', ru: 'Хлеб' })).toBe('Хлеб')
  expect(titleIn('en', { ru: 'Хлеб' }, { en: 'Bakery' })).toBe('Хлеб')
})

test('document-D197 a page without a title has that of the home page if all may see it, else its name', () => {
  expect(titleIn('en', undefined, { en: 'Bakery', ru: 'Пекарня' })).toBe('Bakery')
  expect(titleIn('en', { en: '' }, { ru: 'Пекарня' })).toBe('Пекарня')
  expect(titleIn('en', undefined, { en: 'Bakery' }, { userGroups: ['staff'] })).toBe('test')
  expect(titleIn('en')).toBe('test')
})

test('document-D197 a formula gives no text before it is worked out', () => {
  const view = { defaultLanguage: () => 'ru' }
  expect(textIn({ en: { type: 'f', code: '1' } }, 'en', view)).toBeUndefined()
})
