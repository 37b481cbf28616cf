import { expect, test } from 'vitest'
import type { InlinePage, PublishedPage } from '@heddle/document/published'
import { id, node, page, project } from '../testing/fixture.ts'
import { bind, chunks } from '../testing/logic.ts'
import { publish, type Published } from '../testing/publish.ts'
import { nextVersion, sharedHash } from './version.ts'

const two = () =>
  project([
    node('top', 'home', 'section'),
    node('live', 'top', 'text', { props: { text: { ru: bind('browser.theme') } } }),
    page('about', 'about'),
    node('part', 'about', 'section'),
    node('text', 'part', 'text', { props: { text: { ru: 'About' } } }),
  ])

const versionsIn = ({ files }: Published): readonly (readonly [string, number])[] =>
  [...files]
    .filter(([path]) => path.startsWith('data/'))
    .map(([path, text]) => [path, (JSON.parse(text) as PublishedPage).cacheVersion])
const about = `data/${id('about')}.ru.json`
const home = `data/${id('home')}.ru.json`

test('publish-P15 S9-06 the cache version begins at 7 and stands in every page’s data and in the site’s', async () => {
  const first = await publish(two())
  expect(first.version).toMatchObject({ number: 7, highest: 7 })
  expect(versionsIn(first).toSorted()).toEqual(
    [
      [about, 7],
      [home, 7],
    ].toSorted(),
  )
  const inline = /id="heddle-data">(.*?)<\/script>/.exec(first.file('index.html'))?.[1] ?? ''
  expect((JSON.parse(inline) as InlinePage).site.cacheVersion).toBe(7)
})

test('publish-P15 a small publish keeps the version and writes one page', async () => {
  const site = two()
  const first = await publish(site)
  site.change({ set: { [id('text')]: { 'props/text/ru': ['About', 'About us'] } } })
  const second = await publish(site, { previous: first })
  expect(second.version).toEqual(first.version)
  expect([...second.files.keys()].filter((path) => /^(?:data\/|.*index\.html)/.test(path)).toSorted()).toEqual([
    'about/index.html',
    about,
  ])
})

test('publish-P15 another look, address or runtime raises it: all data says so, static HTML stays', async () => {
  const site = two()
  let before = await publish(site)
  const changes: readonly (() => Promise<Published>)[] = [
    () => {
      site.change({ set: { [id('live')]: { 'styles/default/color': [null, '#ff0000'] } } })
      return publish(site, { previous: before })
    },
    () => {
      site.change({ put: { [id('new')]: page('new', 'new') } })
      return publish(site, { previous: before })
    },
    () => publish(site, { previous: before, chunks: { ...chunks, core: 'core2.js' } }),
  ]
  for (const [at, change] of changes.entries()) {
    const after = await change()
    expect(after.version?.number).toBe(8 + at)
    expect(new Set(versionsIn(after).map(([, version]) => version))).toEqual(new Set([8 + at]))
    expect(versionsIn(after).map(([path]) => path)).toEqual(expect.arrayContaining([home, about]))
    if (at < 2) expect(after.kept.map(({ path }) => path)).toContain('about/index.html')
    before = after
  }
})

test('publish-P15 a number is never given twice, also after an older release was shown again', () => {
  const one = nextVersion('a', undefined)
  const two = nextVersion('b', one)
  expect([one.number, two.number]).toEqual([7, 8])
  const afterRollback = nextVersion('c', one, two.highest)
  expect(afterRollback).toEqual({ number: 9, highest: 9, shared: 'c' })
  const sameAgain = nextVersion('a', one, afterRollback.highest)
  expect(sameAgain).toEqual({ number: 7, highest: 9, shared: 'a' })
  expect(nextVersion('d', sameAgain, sameAgain.highest).number).toBe(10)
})

test('publish-P15 a site without live pages has nothing that tabs keep', async () => {
  const first = await publish(project([page('about', 'about')]))
  const second = await publish(project([page('news', 'news')]), { previous: first })
  expect(second.version?.number).toBe(7)
})

test('publish-P15 parts of the runtime that only some pages load are nothing that all tabs keep', () => {
  const hash = (more: object) => sharedHash({ id: 'site' } as never, { ...chunks, ...more }, (text) => text)
  const same = hash({})
  for (const part of Object.keys(chunks.parts)) expect(hash({ parts: { ...chunks.parts, [part]: 'other.js' } }), part).toBe(same)
  expect(hash({ elements: {}, ports: {} })).toBe(same)
  expect(hash({ core: 'core2.js' })).not.toBe(same)
  expect(hash({ imports: { 'core.js': ['react.js'] } })).not.toBe(same)
})
