import type { AssetRecord } from '@heddle/document'
import { expect, test } from 'vitest'
import { pageRoutes } from '../facts/routes.ts'
import { id, page, project } from '../testing/fixture.ts'
import { siteFiles, usedFeatures } from './site-files.ts'

const DAY = '2026-01-02'
const picture = (more: Partial<AssetRecord> = {}): AssetRecord => ({
  id: id('icon'),
  kind: 'asset',
  name: 'icon.png',
  folder: '',
  index: 'a0',
  file: 'abc.png',
  mime: 'image/png',
  size: 9,
  ...more,
})

function filesOf(records: Parameters<typeof project>[0], languages: readonly string[] = ['ru'], favicon?: string) {
  const site = project(records, languages)
  if (favicon !== undefined) site.change({ set: { [id('site')]: { favicon: [null, favicon] } } })
  const files = siteFiles(site.view, pageRoutes(site.view), { origin: 'https://bakery.example' }, DAY)
  return (path: string) => files.find((one) => one.path === path)?.contents ?? ''
}
const iconsOf = (...records: readonly AssetRecord[]) =>
  (JSON.parse(filesOf(records, ['ru'], id('icon'))('manifest.webmanifest')) as { icons: unknown }).icons

test('publish-S5 the manifest names the site, and its icon with its size when that is known', () => {
  expect(JSON.parse(filesOf([])('manifest.webmanifest'))).toEqual({
    id: '/',
    lang: 'ru',
    dir: 'ltr',
    name: 'Bakery',
    short_name: 'Bakery',
    start_url: '/',
    scope: '/',
    display: 'browser',
    icons: [],
  })
  expect(iconsOf(picture({ width: 64, height: 32 }))).toEqual([{ src: '/assets/abc.png', type: 'image/png', sizes: '64x32' }])
  expect(iconsOf(picture())).toEqual([{ src: '/assets/abc.png', type: 'image/png', sizes: 'any' }])
  expect(iconsOf()).toEqual([])
})

test('publish-S5 the sitemap has each public page in each language, without parameters, with its other languages', () => {
  const sitemap = filesOf(
    [
      page('about', 'about', { langs: ['ru', 'en'] }),
      page('single', 'a&b'),
      page('user', 'users/{{id|me}}'),
      page('lost', '404'),
      page('staff', 'staff', { userGroups: ['staff'] }),
    ],
    ['ru', 'en'],
  )('sitemap.xml')
  const address = 'https://bakery.example'
  const entry = (path: string, others = '') =>
    `<url><loc>${address}${path}</loc><lastmod>2026-01-02</lastmod><changefreq>monthly</changefreq><priority>0.5</priority>${others}</url>`
  const both = (ru: string, en: string) =>
    [
      ['ru', ru],
      ['en', en],
    ]
      .map(([lang, path]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}${path}"/>`)
      .join('')
  expect(sitemap.match(/<url>.*?<\/url>/g)?.toSorted()).toEqual(
    [
      entry('/', both('/', '/en')),
      entry('/en', both('/', '/en')),
      entry('/about', both('/about', '/en/about')),
      entry('/en/about', both('/about', '/en/about')),
      entry('/a%26b'),
    ].toSorted(),
  )
})

test('publish-S5 what a release needs is listed by name, in whatever order the pages use it', () => {
  const used = (elements: readonly (readonly [string, number])[], icons: readonly string[]) => ({
    elements: new Map(elements),
    icons: new Set(icons),
    rules: new Map(),
    tokens: new Set<string>(),
    records: new Set<string>(),
  })
  const listed = { elements: { flexbox: 1, section: 2, text: 3 }, icons: ['cart', 'star'], livePages: [id('about'), id('home')] }
  const [section, flexbox, text] = [['section', 2] as const, ['flexbox', 1] as const, ['text', 3] as const]
  for (const elements of [
    [section, flexbox, text],
    [text, section, flexbox],
  ])
    expect(JSON.stringify(usedFeatures(used(elements, ['star', 'cart']), new Set([id('home'), id('about')])))).toBe(
      JSON.stringify(listed),
    )
})
