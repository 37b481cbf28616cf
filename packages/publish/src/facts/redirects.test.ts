import { expect, it } from 'vitest'
import type { Redirect } from '@heddle/document'
import { id, page, project } from '../testing/fixture.ts'
import { releaseRedirects } from './redirects.ts'

const pages = [
  page('about', 'about', { langs: ['ru', 'en'], paths: { default: 'about', en: 'about-us' } }),
  page('post', 'blog/{{slug}}/{{view|full}}', { langs: ['ru'] }),
]
function rules(...redirects: readonly Redirect[]) {
  const { view, store } = project(pages)
  const site = view.site()?.id ?? ''
  const languages = { 'languages/en': [null, { index: 'a5', isDefault: false }] as const }
  const set = Object.fromEntries(redirects.map((redirect, at) => [`redirects/${id(`r${at}`)}`, [null, redirect] as const]))
  store.apply({ set: { [site]: { ...languages, ...set } } } as never)
  return releaseRedirects(view).map(({ from, to, status }) => `${status} ${from} → ${to}`)
}
const toPage = (from: string, name: string): Redirect => ({ from, to: { pageId: id(name) }, status: 301 })

it('publish-S16 a redirect leads to its page’s address, in the language that its path begins with', () => {
  expect(rules(toPage('old', 'about'), toPage('en/old', 'about'), toPage('EN/start', 'home'))).toEqual([
    '301 old → /about',
    '301 en/old → /en/about-us',
    expect.stringMatching(/^301 EN\/start → \//),
  ])
})

it('publish-S16 parameters of the page are those of the path that have their names, else their defaults', () => {
  expect(rules(toPage('news/{{slug}}', 'post'), toPage('n/{{slug}}/{{view}}', 'post'))).toEqual([
    '301 news/{{slug}} → /blog/{{slug}}/full',
    '301 n/{{slug}}/{{view}} → /blog/{{slug}}/{{view}}',
  ])
})

it('publish-S16 what leads nowhere is left out: a page that is gone, a parameter without a value', () => {
  expect(rules(toPage('old', 'gone'), toPage('news', 'post'))).toEqual([])
})
