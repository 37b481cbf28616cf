import { expect, test } from 'vitest'
import type { AssetRecord, NodeRecord } from '@heddle/document'
import { id, node, page, project } from '../testing/fixture.ts'
import { bind } from '../testing/logic.ts'
import { publish, type Published } from '../testing/publish.ts'
import { readTags } from '../testing/read-html.ts'
import { MAX_FETCHED } from './fetched-files.ts'

const FILE = 'https://maps.example/districts.svg?a=1&b=2'
const map = (parent: string, svgFile: unknown = FILE, more: Partial<NodeRecord> = {}, name = 'map') =>
  node(name, parent, 'svg-map', { ...more, props: { svgFile: { default: svgFile as string } } })

const uploaded: AssetRecord = {
  id: id('upload'),
  kind: 'asset',
  name: 'districts.svg',
  folder: '',
  index: 'a0',
  file: 'districts0123456789.svg',
  mime: 'image/svg+xml',
  size: 9,
}

function askedBy(published: Published, path = 'index.html') {
  return readTags(published.file(path)).flatMap(({ name, attributes }) =>
    name === 'link' && attributes.get('as') === 'fetch' ? [Object.fromEntries(attributes)] : [],
  )
}

async function asked(...records: NonNullable<Parameters<typeof project>[0]>) {
  return askedBy(await publish(project([node('part', 'home', 'section'), ...records])))
}

test('publish-P35 a page asks in its head for the file of a map, as the map itself will ask', async () => {
  expect(await asked(node('box', 'part', 'flexbox'), map('box'))).toEqual([
    { rel: 'preload', as: 'fetch', href: FILE.replace('&', '&amp;'), crossorigin: 'anonymous' },
  ])
})

test('publish-P35 an upload is asked for where the page loads it, also below a base path, once for all its maps', async () => {
  const site = project([
    uploaded,
    node('part', 'home', 'section'),
    map('part', `asset:${id('upload')}`),
    map('part', `asset:${id('upload')}`, {}, 'again'),
  ])
  const at = async (root: string) => askedBy(await publish(site, { root })).map(({ href }) => href)
  expect(await at('')).toEqual(['/assets/districts0123456789.svg'])
  expect(await at('/shop')).toEqual(['/shop/assets/districts0123456789.svg'])
})

test('publish-P35 the policy of such a page lets it ask that server', async () => {
  const published = await publish(project([node('part', 'home', 'section'), map('part')]))
  const policies = [...published.files].filter(([path]) => path.startsWith('_headers') || path.endsWith('headers.json'))
  expect(policies.map(([, text]) => text).join('\n')).toMatch(/connect-src[^;]* https:\/\/maps\.example/)
})

test('publish-P35 nothing is asked for early that a visitor may never be shown, or whose address a formula says', async () => {
  const none = {
    'by a formula': [map('part', bind("'https://maps.example/a.svg'"))],
    'of code': [map('part', '')],
    'below a condition': [node('box', 'part', 'flexbox', { condition: bind('browser.width > 5') }), map('box')],
    'with a condition': [map('part', FILE, { condition: bind('browser.width > 5') })],
    'left out': [map('part', FILE, { condition: false })],
    'for each row': [node('box', 'part', 'flexbox', { repeat: { over: bind('[1, 2]') } }), map('box')],
  }
  for (const [name, records] of Object.entries(none)) expect(await asked(...records), name).toEqual([])
})

test('publish-P35 what stands in a body that is alive may be left out by it, and is not asked for; tabs of the browser alone leave out nothing', async () => {
  const inTabs = (keys: string) => [
    node('tabs', 'part', 'tabs', { props: { keys: { default: keys } } }),
    { ...node('panel', 'tabs', 'tab-panel'), place: { parentId: id('tabs'), slot: 'panels', index: 'a0' } },
    map('panel'),
  ]
  expect(await asked(...inTabs('auto'))).toEqual([])
  expect(await asked(...inTabs('links'))).toHaveLength(1)
})

test('publish-P35 a picture is not what a body fetches, and a page without script asks for nothing', async () => {
  const site = project([
    page('still', 'still'),
    node('calm', 'still', 'section'),
    node('picture', 'calm', 'image', { props: { url: { default: 'https://a.example/a.svg' } } }),
    node('part', 'home', 'section'),
    map('part'),
  ])
  const published = await publish(site)
  expect(askedBy(published)).toHaveLength(1)
  expect(askedBy(published, 'still/index.html')).toEqual([])
})

test('publish-P35 of many maps the first ones are asked for early, lest scripts wait for all of them', async () => {
  const addresses = Array.from({ length: MAX_FETCHED + 3 }, (_, at) => `https://maps.example/${at}.svg`)
  const found = await asked(...addresses.map((address, at) => map('part', address, {}, `map${at}`)))
  expect(found.map(({ href }) => href)).toEqual(addresses.slice(0, MAX_FETCHED))
})
