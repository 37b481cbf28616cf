import { describe, expect, it } from 'vitest'
import type { ObjectStorage } from '../ports/object-storage.ts'
import type { ReleaseFile, ReleaseManifest } from '../releases/manifest.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { UserFiles } from '../services/user-files.ts'
import { STRANGER, visitorAs, visitorWho } from '../testing/visitors.ts'
import type { Visitor } from '../releases/visitor.ts'
import { findSiteAnswer } from './find-site-answer.ts'
import type { RequestPages } from '../requests/request-pages.ts'

const file = (type: string, tree: ReleaseFile['tree'] = 'public'): ReleaseFile => ({ tree, hash: 'hash', type, encodings: [] })
const html = file('text/html; charset=utf-8')

const release = (files: ReleaseManifest['files']): ReleaseManifest => ({
  id: 'r',
  projectId: 'p',
  createdAt: 0,
  seq: 0,
  files,
  policies: { 'index.html': "default-src 'self'" },
  patterns: [{ pattern: '/users/:id', file: 'users/[id]/index.html' }],
  chunks: [],
  fingerprints: {},
})

/** Draws what it was asked for; nothing of `usual`. */
const drawing: RequestPages = {
  async draw({ id }, { drawn }, asked, askRows) {
    let path = asked
    if (drawn === undefined || path.endsWith('/usual')) return undefined
    if (path.endsWith('/gone')) return 'missing'
    if (path.endsWith('/rows')) path = await askRows({ id: 'orders', variables: {}, offset: 0, limit: undefined })
    return { hash: 'drawn', plain: Buffer.from(`${id} ${drawn} ${path}`), br: Buffer.from('br') }
  },
}

/** `before`: the release that visitors saw before, of another version. */
const answerTo = async (
  url: string,
  files: ReleaseManifest['files'],
  before?: ReleaseManifest['files'],
  more: Partial<ReleaseManifest> = {},
  visitor: Visitor = STRANGER,
) => {
  const store = {
    read: ({ id }: ReleaseManifest, path: string) => Promise.resolve(Buffer.from(id === 'r' ? path : `${id} ${path}`)),
  } as Partial<ReleaseStore>
  const storage = { has: () => Promise.resolve(false) } as Partial<ObjectStorage>
  const older = before && { ...release(before), id: 'before', version: { number: 8, highest: 8, shared: 'a' } }
  const shown = { purpose: 'production' as const, release: { ...release(files), ...more }, before: () => Promise.resolve(older) }
  const found = await findSiteAnswer(
    url,
    shown,
    {
      store: store as ReleaseStore,
      storage: storage as ObjectStorage,
      userFiles: {} as UserFiles,
      pictures: { read: () => Promise.resolve(undefined), readIcon: () => Promise.resolve(undefined) },
      icons: { names: () => [], svg: () => undefined },
      requests: drawing,
      rowsOf: async ({ visitor: asking }) => {
        const identity = await asking.identify()
        const who = typeof identity === 'object' && identity.user ? ' as Ann' : ''
        return (await asking.decide({ tree: 'guarded', rules: [] } as never)) + who
      },
    },
    visitor,
  )
  return 'file' in found ? { status: found.status, is: String(await found.file.read(undefined)), ...found.file } : found
}

it('S2-03 answers an unknown address with the site’s own page for it, of the address’s language', async () => {
  const files = { 'index.html': html, '404.html': html, 'en/404.html': html }
  expect(await answerTo('/nowhere', files)).toMatchObject({ status: 404, is: '404.html' })
  expect(await answerTo('/en/nowhere', files)).toMatchObject({ status: 404, is: 'en/404.html' })
  expect(await answerTo('/404', files)).toMatchObject({ status: 404, is: '404.html' })
})

it('leads from an address without a language to that of the default one, where it has a prefix too', async () => {
  const files = { 'ru/index.html': html, 'ru/about/index.html': html, 'ru/404.html': html, 'en/index.html': html }
  const frame = { languages: ['ru', 'en'], css: '', className: '', script: '' }
  const answer = (url: string, more: Partial<ReleaseManifest> = {}) =>
    answerTo(url, files, undefined, { defaultPrefix: 'ru', frame, ...more })
  expect(await answer('/')).toMatchObject({ redirect: '/ru', status: 301, headers: { 'cache-control': 'no-cache' } })
  expect(await answer('/?a=1')).toMatchObject({ redirect: '/ru?a=1' })
  expect(await answer('//about/?a')).toMatchObject({ redirect: '/ru/about?a' })
  expect(await answer('/привет%2Fты')).toMatchObject({ redirect: `/ru/${encodeURIComponent('привет/ты')}` })
  expect(await answer('/shop/', { basePath: '/shop/' })).toMatchObject({ redirect: '/shop/ru' })
  for (const url of ['/ru/nowhere', '/RU/nowhere', '/en/nowhere', '/404'])
    expect(await answer(url), url).toMatchObject({ status: 404, is: 'ru/404.html' })
  expect(await answer('/EN')).toMatchObject({ status: 200, is: 'en/index.html' })
  expect(await answer('/styles/gone.css')).toMatchObject({ status: 404 })
  expect(await answer('/data/gone.json')).toMatchObject({ message: { code: 'page-not-found' } })
  expect(await answerTo('/ru/nowhere', { 'ru/index.html': html }, undefined, { defaultPrefix: 'ru', frame })).toMatchObject({
    redirect: '/404',
  })
})

it('answers data that is gone as data, never with a page', async () => {
  const files = { 'index.html': html, '404.html': html }
  for (const url of [
    '/data/gone.json?wwlang=en&_wwcv=7',
    '/data/gone_red.json',
    '/collections/gone.json?_wwcv=7',
    '/data//gone.json',
  ])
    expect(await answerTo(url, files), url).toMatchObject({ message: { code: 'page-not-found' } })
})

it('finds a page whose address has doubled slashes', async () => {
  const files = { 'our/shop/index.html': html, 'users/[id]/index.html': html }
  expect(await answerTo('/our//shop//', files)).toMatchObject({ status: 200, is: 'our/shop/index.html' })
  expect(await answerTo('/users//5', files)).toMatchObject({ status: 200, is: 'users/[id]/index.html' })
})

it('answers an address with parameters with its page', async () => {
  const files = { 'users/[id]/index.html': html }
  expect(await answerTo('/users/5?x=1', files)).toMatchObject({ status: 200, is: 'users/[id]/index.html' })
  expect(await answerTo('/users/bread%2Frolls', files)).toMatchObject({ status: 200, is: 'users/[id]/index.html' })
})

it('answers an address with parameters with the page drawn for it, else with the one that all its addresses share', async () => {
  const files = { 'goods/[slug]/index.html': html }
  const patterns = [{ pattern: '/goods/:slug', file: 'goods/[slug]/index.html', drawn: 'requests/shop.en.json' }]
  const drawn = await answerTo('//Goods/a%2fb/?x=1', files, undefined, { patterns })
  expect(drawn).toMatchObject({ status: 200, is: 'r requests/shop.en.json /Goods/a%2Fb', etag: '"drawn"', encodings: ['br'] })
  expect(await answerTo('/our/goods/rye', files, undefined, { patterns, basePath: '/our/' })).toMatchObject({
    is: 'r requests/shop.en.json /our/goods/rye',
  })
  expect(await answerTo('/goods/usual', files, undefined, { patterns })).toMatchObject({
    is: 'goods/[slug]/index.html',
    etag: '"hash"',
  })
  // What tells the server how to draw it is nobody's, and neither is the page behind access rules.
  expect(await answerTo('/requests/shop.en.json', { 'requests/shop.en.json': file('application/json') })).not.toHaveProperty(
    'file',
  )
  const guarded = { 'goods/[slug]/index.html': file('text/html', 'guarded') }
  const asked = (visitor: Visitor) => answerTo('/goods/rye', guarded, undefined, { patterns }, visitor)
  expect(await asked(STRANGER)).toMatchObject({ message: { status: 401 } })
  expect(await asked(visitorWho('open'))).toMatchObject({ status: 200, cacheControl: 'private, no-store' })
  for (const path of ['/goods/..', '/goods/%2e%2e', '/goods/%00', '/goods/%E0%A4%A'])
    expect(await answerTo(path, files, undefined, { patterns }), path).toMatchObject({ message: { status: 400 } })
})

it('answers a row with its page, leads on where its field is written as it is, and knows no other row', async () => {
  const files = { 'goods/red_shoe/index.html': html, '404.html': html }
  const more = { patterns: [{ pattern: '/goods/:slug', file: 'goods/[slug]/index.html', rows: 'slug' }] }
  expect(await answerTo('/goods/red_shoe', files, undefined, more)).toMatchObject({
    status: 200,
    is: 'goods/red_shoe/index.html',
  })
  expect(await answerTo('/goods/RED_Shoe', files, undefined, more)).toMatchObject({ status: 200 })
  expect(await answerTo('/goods/Red%20shoe?x=1', files, undefined, more)).toMatchObject({
    status: 301,
    redirect: '/goods/red_shoe?x=1',
  })
  expect(await answerTo('/goods/blue', files, undefined, more)).toMatchObject({ status: 404, is: '404.html' })
})

it('answers a page whatever the case of its address, before pages with parameters; other files as they are written', async () => {
  const text = file('text/plain')
  const files = { 'About/index.html': html, 'users/[id]/index.html': html, 'users/new/index.html': html, 'robots.txt': text }
  expect(await answerTo('/aBOUT/', files)).toMatchObject({ status: 200, is: 'About/index.html' })
  expect(await answerTo('/USERS/New', files)).toMatchObject({ status: 200, is: 'users/new/index.html' })
  expect(await answerTo('/Users/5', files)).toMatchObject({ status: 200, is: 'users/[id]/index.html' })
  expect(await answerTo('/ROBOTS.txt', files)).toMatchObject({ redirect: '/404' })
})

it('an address with parameters that there is no row for is an unknown one', async () => {
  const patterns = [{ pattern: '/goods/:slug', file: 'goods/[slug]/index.html', drawn: 'requests/shop.en.json' }]
  const files = { 'goods/[slug]/index.html': html }
  expect(await answerTo('/goods/gone', files, undefined, { patterns })).toMatchObject({ redirect: '/404' })
  expect(await answerTo('/goods/gone', { ...files, '404.html': html }, undefined, { patterns })).toMatchObject({
    status: 404,
    is: '404.html',
  })
})

it('a page drawn for an address has the rows that everybody may have, and one behind a rule those of whoever asks, for nobody else', async () => {
  const patterns = [{ pattern: '/goods/:slug', file: 'goods/[slug]/index.html', drawn: 'requests/shop.en.json' }]
  const ask = (tree: 'public' | 'guarded', visitor: Visitor) =>
    answerTo('/goods/rows', { 'goods/[slug]/index.html': file('text/html', tree) }, undefined, { patterns }, visitor)
  const everybodys = await ask('public', visitorAs({ user: { name: 'Ann' } }))
  expect(everybodys).toMatchObject({ is: 'r requests/shop.en.json not-signed-in', cacheControl: 'no-cache' })
  expect(await ask('guarded', visitorAs({ user: { name: 'Ann' } }))).toMatchObject({
    is: 'r requests/shop.en.json open as Ann',
    cacheControl: 'private, no-store',
  })
  expect(await ask('guarded', visitorWho('forbidden'))).toMatchObject({ message: { status: 403 } })
})

describe('what is not for everybody', () => {
  const files = {
    'secret/index.html': file('text/html', 'guarded'),
    'data/abc.en.json': file('application/json', 'guarded'),
    'goods/red_shoe/index.html': file('text/html', 'guarded'),
    'sources/x/y.json': file('application/json', 'guarded'),
    '404.html': file('text/html', 'guarded'),
  }
  const patterns = [{ pattern: '/goods/:slug', file: 'goods/[slug]/index.html', rows: 'slug' }]
  const asked = (url: string, visitor: Visitor) => answerTo(url, files, undefined, { patterns }, visitor)

  it.each([
    '/secret',
    '/SECRET',
    '//secret//',
    '/%73ecret',
    '/secret/index.html',
    '/secret?x=1',
    '/data/abc.json?wwlang=en',
    '/data/abc.en.json',
  ])('is given to whoever may see it and to nobody else: %s', async (url) => {
    expect(await asked(url, visitorWho('open'))).toMatchObject({ status: 200, cacheControl: 'private, no-store' })
    for (const [decision, status] of [
      ['not-signed-in', 401],
      ['forbidden', 403],
      ['blocked', 403],
      ['failed', 503],
    ] as const)
      expect(await asked(url, visitorWho(decision)), decision).toMatchObject({ message: { status } })
  })

  it('a row is led to by its field as it is only for whoever may see it', async () => {
    expect(await asked('/goods/Red%20Shoe', visitorWho('open'))).toMatchObject({ redirect: '/goods/red_shoe', status: 301 })
    expect(await asked('/goods/Red%20Shoe', STRANGER)).toMatchObject({ redirect: '/404' })
  })

  it('files for hosts and a closed page for unknown addresses are nobody’s', async () => {
    expect(await asked('/sources/x/y.json', visitorWho('open'))).not.toHaveProperty('is')
    expect(await asked('/404', visitorWho('open'))).toMatchObject({ message: { status: 404 } })
  })
})

it('lets browsers keep what never changes, and ask again for what does', async () => {
  const files = {
    'index.html': html,
    'styles/a1b2c3d4e5.css': file('text/css'),
    'assets/a1b2c3d4e5.png': file('image/png'),
    'robots.txt': file('text/plain'),
    'icons/calendar.svg': file('image/svg+xml'),
    'manifest.webmanifest': file('application/manifest+json'),
    'calendar/index.html': html,
    'data/abcdefgh.en.json': file('application/json'),
  }
  const cacheOf = async (url: string) => ((await answerTo(url, files)) as { cacheControl?: string }).cacheControl
  expect(await cacheOf('/styles/a1b2c3d4e5.css')).toContain('immutable')
  expect(await cacheOf('/assets/a1b2c3d4e5.png')).toContain('immutable')
  // A name of eight letters is no hash.
  for (const path of ['/', '/icons/calendar.svg', '/manifest.webmanifest', '/calendar'])
    expect(await cacheOf(path)).toBe('no-cache')
  expect(await cacheOf('/robots.txt')).toBe('no-cache')
  expect(await cacheOf('/data/abcdefgh.json?wwlang=en')).toBe('no-cache')
})

it('gives a page its own policy, pictures a sandbox, and what is no document as few bytes of a policy as say that nothing is allowed', async () => {
  const files = { 'index.html': html, 'assets/x.svg': file('image/svg+xml'), 'styles/x.css': file('text/css; charset=utf-8') }
  expect((await answerTo('/', files)) as object).toMatchObject({ headers: { 'content-security-policy': "default-src 'self'" } })
  expect((await answerTo('/styles/x.css', files)) as object).toMatchObject({
    headers: { 'content-security-policy': "default-src 'none'" },
  })
  expect((await answerTo('/assets/x.svg', files)) as object).toMatchObject({
    headers: { 'content-security-policy': expect.stringContaining('sandbox') },
  })
})

it('gives a tab that was open before a publish the sheets, code, pictures and data of its own release', async () => {
  const before = {
    'styles/a1b2.css': file('text/css'),
    'scripts/a1b2.js': file('text/javascript'),
    'assets/a1b2.png': file('image/png'),
    'data/abc.en.json': file('application/json'),
    'collections/abc.json': file('application/json'),
  }
  const now = { 'data/abc.en.json': file('application/json'), 'collections/abc.json': file('application/json') }
  const is = async (url: string) => ((await answerTo(url, now, before)) as { is?: string }).is
  for (const path of ['styles/a1b2.css', 'scripts/a1b2.js', 'assets/a1b2.png'])
    expect(await is(`/${path}`)).toBe(`before ${path}`)
  expect(await is('/data/abc.json?wwlang=en&_wwcv=8')).toBe('before data/abc.en.json')
  expect(await is('/collections/abc.json?_wwcv=8')).toBe('before collections/abc.json')
  expect(await is('/data/abc.json?wwlang=en&_wwcv=7')).toBe('data/abc.en.json')
  expect(await is('/data/abc.json?wwlang=en')).toBe('data/abc.en.json')
})

it('tells a tab of neither release that it is old: data says its own version, rows, sheets and chunks are not there', async () => {
  const now = { 'data/abc.en.json': file('application/json'), 'collections/abc.json': file('application/json') }
  expect(await answerTo('/data/abc.json?wwlang=en&_wwcv=9', now, now)).toMatchObject({ is: 'data/abc.en.json' })
  for (const path of [
    'collections/abc.json?_wwcv=9',
    'styles/gone.css',
    'chunks/core-00000000.js',
    'data/gone.json?wwlang=en&_wwcv=9',
  ])
    expect(await answerTo(`/${path}`, now, now)).toMatchObject({ message: { status: 404 } })
})

it('gives nothing of the release before that the one on show took away or guards', async () => {
  const data = { 'data/abc.en.json': file('application/json'), 'assets/plan.png': file('image/png') }
  const guarded = { 'data/abc.en.json': file('application/json', 'guarded'), 'assets/plan.png': file('image/png', 'guarded') }
  for (const now of [{}, guarded])
    expect(await answerTo('/data/abc.json?wwlang=en&_wwcv=8', now, data)).toMatchObject({
      message: { status: now === guarded ? 401 : 404 },
    })
  expect(await answerTo('/assets/plan.png', guarded, data)).toMatchObject({ message: { status: 401 } })
})

it('keeps files that are made for hosts to itself', async () => {
  const files = Object.fromEntries(
    ['routes.json', 'headers.json', 'features.json', 'built-in/404.html'].map((path) => [path, file('application/json')]),
  )
  for (const path of Object.keys(files)) expect(await answerTo(`/${path}`, files)).toMatchObject({ redirect: '/404' })
})

it('S2-04 answers /404 with the built-in page where a site has none of its own', async () => {
  expect(await answerTo('/nowhere', { 'built-in/404.html': html })).toMatchObject({ redirect: '/404' })
  expect(await answerTo('/404', { 'built-in/404.html': html })).toMatchObject({ status: 404, is: 'built-in/404.html' })
  expect(await answerTo('/404', { 'built-in/404.html': html, '404.html': html })).toMatchObject({ status: 404, is: '404.html' })
})

const redirects = [
  { from: 'old', to: '/new?from=old#top', status: 301 },
  { from: 'news/{{slug}}', to: 'https://news.example/{{slug}}', status: 302 },
  { from: 'about', to: '/about', status: 301 },
  { from: 'ru', to: 'https://пример.рф/новости', status: 302 },
  { from: 'de', to: '/über', status: 302 },
  { from: 'go/*', to: '/*', status: 302 },
] as const

it('leads on from the addresses of redirects before pages are looked for, with the query', async () => {
  const files = { 'old/index.html': html, 'about/index.html': html, 'new/index.html': html }
  const kept = { 'cache-control': 'no-cache' }
  const answer = (url: string) => answerTo(url, files, undefined, { redirects })
  expect(await answer('/OLD/?a=1&b=%20')).toEqual({ redirect: '/new?from=old&a=1&b=%20#top', status: 301, headers: kept })
  expect(await answer('/news/a%2Fb')).toMatchObject({ redirect: 'https://news.example/a%2Fb' })
  expect(await answer('/news/ü?')).toEqual({ redirect: 'https://news.example/%C3%BC', status: 302, headers: kept })
  expect(await answer('/ru')).toMatchObject({ redirect: `https://xn--e1afmkfd.xn--p1ai/${encodeURIComponent('новости')}` })
  expect(await answer('/de')).toMatchObject({ redirect: '/%C3%BCber' })
  expect(await answer('/go//evil.example/x?q')).toEqual({ redirect: '/evil.example/x?q', status: 302, headers: kept })
})

it('a redirect that leads back to its own address shows the page; files that pages load are never led away', async () => {
  const files = { 'about/index.html': html, 'styles/page.css': file('text/css') }
  const all = [{ from: '*', to: '/about', status: 301 }] as const
  expect(await answerTo('/about', files, undefined, { redirects })).toMatchObject({ status: 200, is: 'about/index.html' })
  expect(await answerTo('/About/', files, undefined, { redirects: all })).toMatchObject({ status: 200 })
  expect(await answerTo('/styles/page.css', files, undefined, { redirects: all })).toMatchObject({ is: 'styles/page.css' })
  expect(await answerTo('/else', files, undefined, { redirects: all })).toMatchObject({ redirect: '/about', status: 301 })
})

describe('a site with a base path', () => {
  const files = { 'index.html': html, 'about/index.html': html, 'users/[id]/index.html': html, 'robots.txt': file('text/plain') }
  const below = (url: string, more: Partial<ReleaseManifest> = {}, own: ReleaseManifest['files'] = files) =>
    answerTo(url, own, undefined, { basePath: '/our/shop/', ...more })

  it('answers below it, with a slash at the end or none, in any case', async () => {
    for (const url of ['/our/shop/', '/our/shop', '/our/shop?x=1', '/Our/SHOP/'])
      expect(await below(url)).toMatchObject({ status: 200, is: 'index.html' })
    expect(await below('/our/shop/about/?x')).toMatchObject({ status: 200, is: 'about/index.html' })
    expect(await below('/our/shop/users/5')).toMatchObject({ status: 200, is: 'users/[id]/index.html' })
  })

  it('answers nothing outside of it but the way to it and what crawlers ask for; nobody is led round in a circle', async () => {
    expect(await below('/')).toMatchObject({ redirect: '/our/shop/', headers: { 'cache-control': 'no-cache' } })
    expect(await below('/?x=1')).toMatchObject({ redirect: '/our/shop/?x=1' })
    expect(await below('/robots.txt')).toMatchObject({ status: 200, is: 'robots.txt' })
    const all = { ...files, '404.html': html }
    for (const url of ['/about', '/our', '/our/shopping', '/our/shop.html', '/data/a.json', '/..', '//our/shop/'])
      expect(await below(url, {}, all), url).toMatchObject({ status: 404, is: '404.html' })
    expect(await below('/our/shop/%zz')).toHaveProperty('message')
  })

  it('leads from unknown addresses to its 404, from redirects below it, and never from a page to itself', async () => {
    expect(await below('/our/shop/nowhere')).toMatchObject({ redirect: '/our/shop/404' })
    const [wholly, away] = [
      { from: 'about', to: '/our/shop/about', status: 301 },
      { from: 'a', to: '/b?x', status: 302 },
    ] as const
    const moved = [
      wholly,
      away,
      { from: 'x', to: 'https://news.example/', status: 301 },
      { from: 'h', to: '/', status: 301 },
    ] as const
    expect(await below('/our/shop/about', { redirects: moved })).toMatchObject({ is: 'about/index.html' })
    expect(await below('/our/shop/a?y', { redirects: moved })).toMatchObject({ redirect: '/our/shop/b?x&y' })
    expect(await below('/our/shop/x', { redirects: moved })).toMatchObject({ redirect: 'https://news.example/' })
    expect(await below('/our/shop/h', { redirects: moved })).toMatchObject({ redirect: '/our/shop/' })
  })
})
