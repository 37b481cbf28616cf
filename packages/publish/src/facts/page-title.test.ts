import { expect, test } from 'vitest'
import { id, page, project } from '../testing/fixture.ts'
import { titleOf } from './page-title.ts'

type Texts = Readonly<Record<string, string>>

/** The title of a page `test`, beside a home page that may have one too. */
function titleIn(lang: string, title?: Texts, home?: Texts, more: Parameters<typeof page>[2] = {}) {
  const site = project([page('test', 'test', { title: title ?? {} })], ['ru', 'en'])
  const held = site.view.find('page', id('home'))
  if (held) site.change({ put: { [held.id]: { ...held, title: home ?? {}, ...more } } })
  const record = site.view.find('page', id('test'))
  return record && titleOf(record, lang, site.view)
}

test('publish-L1 a page has its title in the language, else in the default one', () => {
  expect(titleIn('en', { en: 'Bread', ru: 'Хлеб' })).toBe('Bread')
  expect(titleIn('ru', { en: 'Bread', ru: 'Хлеб' })).toBe('Хлеб')
  expect(titleIn('en', { en: '', ru: 'Хлеб' })).toBe('Хлеб')
  expect(titleIn('en', { ru: 'Хлеб' }, { en: 'Bakery' })).toBe('Хлеб')
})

test('publish-L1 a page without a title has that of the home page if all may see it, else its name', () => {
  expect(titleIn('en', undefined, { en: 'Bakery', ru: 'Пекарня' })).toBe('Bakery')
  expect(titleIn('en', { en: '' }, { ru: 'Пекарня' })).toBe('Пекарня')
  expect(titleIn('en', undefined, { en: 'Bakery' }, { userGroups: ['staff'] })).toBe('test')
  expect(titleIn('en')).toBe('test')
})
