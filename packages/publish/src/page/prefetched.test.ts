import { expect, test } from 'vitest'
import type { LinkValue } from '@heddle/document'
import { id, node, page, project } from '../testing/fixture.ts'
import { bind } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'
import { readTags } from '../testing/read-html.ts'
import { MAX_PREFETCHED } from './prefetched.ts'

const to = (name: string, more: Partial<LinkValue> = {}): LinkValue => ({
  type: 'internal',
  pageId: id(name),
  prefetch: true,
  ...more,
})
const linkTo = (name: string, link: LinkValue) => node(name, 'part', 'text', { link })

async function prefetched(...records: NonNullable<Parameters<typeof project>[0]>) {
  const site = project([page('test', 'test'), page('other', 'other'), node('part', 'home', 'section'), ...records])
  const html = (await publish(site)).file('index.html')
  return readTags(html).flatMap(({ name, attributes }) =>
    name === 'link' && attributes.get('rel') === 'prefetch' ? [Object.fromEntries(attributes)] : [],
  )
}

test('publish-P31 a page without anything alive asks for the documents that such links lead to, each once', async () => {
  const found = await prefetched(
    linkTo('one', to('test', { query: [{ name: 'a', value: 'b' }] })),
    linkTo('two', to('test', { query: [{ name: 'a', value: 'b' }] })),
    linkTo('plain', { type: 'internal', pageId: id('other') }),
    linkTo('away', { type: 'external', href: 'https://example.com', prefetch: true }),
  )
  expect(found).toEqual([{ rel: 'prefetch', href: '/test?a=b' }])
})

test('publish-P31 a live page asks for the data that it will draw the next page from', async () => {
  const found = await prefetched(
    linkTo('one', to('test')),
    linkTo('bound', to('other', { query: [{ name: 'a', value: bind("'b'") }] })),
    linkTo('apart', to('home', { targetBlank: true })),
  )
  const data = (name: string) => `/data/${id(name)}.json?wwlang=ru&amp;_wwcv=7`
  expect(found.map(({ href }) => href)).toEqual([data('test'), data('other')])
  expect(found[0]).toMatchObject({ as: 'fetch', crossorigin: 'anonymous' })
})

test('publish-P31 a page asks for ten others at most', async () => {
  const pages = Array.from({ length: MAX_PREFETCHED + 5 }, (_, at) => `page${at}`)
  const found = await prefetched(...pages.flatMap((name) => [page(name, name), linkTo(`to${name}`, to(name))]))
  expect(found).toHaveLength(MAX_PREFETCHED)
})
