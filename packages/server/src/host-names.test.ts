import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { LIMITS } from './limits.ts'
import { createHostNames, seemsOneDomain } from './host-names.ts'

const local = createHostNames(readConfig({}), () => 4000)
const production = createHostNames(
  readConfig({ HEDDLE_HOST: 'build.example.com', HEDDLE_SITES_HOST: 'example.site', HEDDLE_HTTPS: '1' }),
  () => 4000,
)

it.each([
  ['localhost:4000', { kind: 'editor' }],
  ['127.0.0.1:4000', { kind: 'editor' }],
  ['LOCALHOST:4000', { kind: 'editor' }],
  ['assets.localhost:4000', { kind: 'assets' }],
  ['my-site.localhost:4000', { kind: 'site', slug: 'my-site', stage: 'production' }],
  ['my-site--staging.localhost:4000', { kind: 'site', slug: 'my-site', stage: 'staging' }],
  ['my-site--preview.localhost:4000', { kind: 'preview', slug: 'my-site' }],
  ['a.b.localhost:4000', { kind: 'unknown', host: 'a.b.localhost' }],
  ['example.com', { kind: 'unknown', host: 'example.com' }],
  ['localhost.evil.com', { kind: 'unknown', host: 'localhost.evil.com' }],
  [undefined, { kind: 'unknown', host: '' }],
])('knows what %j asks for', (host, place) => {
  expect(local.placeOf(host)).toEqual(place)
})

it('a name that was asked for before is known at once, and each way to write it stands for the same', () => {
  for (const host of ['my-site.localhost:4000', 'My-Site.localhost', 'my-site.localhost:4000'])
    expect(local.placeOf(host)).toEqual({ kind: 'site', slug: 'my-site', stage: 'production' })
  expect(local.placeOf('my-site.localhost:4000')).toBe(local.placeOf('my-site.localhost:4000'))
  for (let at = 0; at <= LIMITS.knownHosts; at += 1) local.placeOf(`site-${at}.localhost`)
  expect(local.placeOf('site-0.localhost')).toEqual({ kind: 'site', slug: 'site-0', stage: 'production' })
})

it('a name of its own is looked up each time, as it may be given to another site', () => {
  const names = new Map([['bakery.example', { slug: 'bakery' }]])
  const hosts = createHostNames(
    readConfig({}),
    () => 4000,
    (host) => names.get(host),
  )
  expect(hosts.placeOf('bakery.example')).toMatchObject({ slug: 'bakery' })
  names.set('bakery.example', { slug: 'mill' })
  expect(hosts.placeOf('bakery.example')).toMatchObject({ slug: 'mill' })
  names.clear()
  expect(hosts.placeOf('bakery.example')).toEqual({ kind: 'unknown', host: 'bakery.example' })
})

it('knows which site a name of its own is for, and which name that one leads to', () => {
  const names = new Map([
    ['bakery.example', { slug: 'bakery' }],
    ['www.bakery.example', { slug: 'bakery', leadsTo: 'bakery.example' }],
    // Names of the server are nobody's own, whatever is known of them.
    ['bakery--staging.localhost', { slug: 'stolen' }],
    ['localhost', { slug: 'stolen' }],
  ])
  const hosts = createHostNames(
    readConfig({}),
    () => 4000,
    (host) => names.get(host),
  )
  const site = { kind: 'site', slug: 'bakery', stage: 'production' }
  expect(hosts.placeOf('Bakery.example:4000')).toEqual({ ...site, host: 'bakery.example' })
  expect(hosts.placeOf('www.bakery.example')).toEqual({ ...site, host: 'www.bakery.example', leadsTo: 'bakery.example' })
  expect(hosts.placeOf('bakery--staging.localhost')).toEqual({ ...site, stage: 'staging' })
  expect(hosts.placeOf('localhost').kind).toBe('editor')
  expect(hosts.placeOf('shop.bakery.example').kind).toBe('unknown')
})

it('answers for the loopback address only while the editor has no other name', () => {
  expect(production.placeOf('build.example.com')).toEqual({ kind: 'editor' })
  expect(production.placeOf('127.0.0.1:4000').kind).toBe('unknown')
})

it('prints addresses as people type them', () => {
  expect(local.editorOrigin).toBe('http://localhost:4000')
  expect(local.previewOrigin('a')).toBe('http://a--preview.localhost:4000')
  expect(production.editorOrigin).toBe('https://build.example.com')
  expect(production.siteOrigin('a')).toBe('https://a.example.site')
  expect(production.assetsOrigin).toBe('https://assets.example.site')
})

it('takes only the editor’s own origin for a change', () => {
  expect(local.isEditorOrigin('http://127.0.0.1:4000')).toBe(true)
  for (const origin of ['https://localhost:4000', 'http://localhost', 'http://a.localhost:4000', 'null'])
    expect(local.isEditorOrigin(origin)).toBe(false)
})

it.each([
  ['localhost', 'localhost', false],
  ['build.example.com', 'example.site', false],
  ['build.example.com', 'build.example.com', true],
  ['build.example.com', 'sites.example.com', true],
  ['example.com', 'sites.example.com', true],
])('notices when the editor %s and the sites of %s share cookies: %j', (editorHost, sitesHost, shared) => {
  expect(seemsOneDomain({ editorHost, sitesHost })).toBe(shared)
})
