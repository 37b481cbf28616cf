import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AssetRecord } from '@heddle/document'
import type { InlinePage } from '@heddle/document/published'
import { onSite } from './on-site.ts'
import { bind, collection, publishHome, workflow, type PublishedHome } from './testing/logic.ts'
import { id, node, page, project } from './testing/fixture.ts'

const asset = (name: string): AssetRecord => ({
  id: id(name),
  kind: 'asset',
  name,
  folder: '',
  index: 'a0',
  file: `${name}0123456789.png`,
  mime: 'image/png',
  size: 9,
})

/** A site with one of each thing that has an address. */
const site = () => {
  const made = project(
    [
      asset('icon'),
      asset('photo'),
      asset('social'),
      page('about', 'about', { langs: ['ru', 'en'], metaImage: id('social') }),
      page('user', 'users/{{id|me}}', { langs: ['ru', 'en'] }),
      page('goods', 'goods/{{slug}}', { langs: ['ru', 'en'], cmsDataSetPath: `${id('bread')}.name` }),
      node('part', 'home', 'section', { link: { type: 'internal', pageId: id('about'), sectionId: id('team') } }),
      node('lead', 'part', 'link-block', { link: { type: 'internal', pageId: id('about'), prefetch: true } }),
      node('team', 'about', 'section'),
      node('still', 'team', 'text', {
        props: { text: { ru: 'Team' } },
        link: { type: 'internal', pageId: id('home'), query: [{ name: 'from', value: 'team' }] },
      }),
      node('text', 'part', 'text', { props: { text: { ru: bind('browser.baseUrl + pages.about.path') } } }),
      node('button', 'part', 'button', {
        link: { type: 'internal', pageId: id('user'), parameters: { id: bind("variables['x'] ?? 5") } },
      }),
      node('picture', 'part', 'image', { props: { url: { default: `asset:${id('photo')}` } } }),
      node('sign', 'part', 'icon', { props: { icon: { default: 'cart' } } }),
      node('file', 'part', 'link-block', { link: { type: 'file', assetId: id('photo') } }),
      node('form', 'part', 'form-container', { props: { address: { default: '/thanks?x=1' } } }),
      node('rows', 'part', 'text', { props: { text: { ru: bind('collections.bread.data.length') } } }),
      collection('bread', { mode: 'static', data: [{ name: 'Rye' }] }),
      workflow('code', [{ type: 'run-script', args: { code: 'return 1' } } as never]),
    ],
    ['ru', 'en'],
  )
  made.change({
    set: { [id('site')]: { favicon: [null, id('icon')], baseTag: [null, { href: '/', target: '_top' }] } },
  })
  return made
}

/** Paths of this origin that a text of a release names: in attributes, texts of JSON, rules, and whole addresses of the site. */
function pathsIn(contents: string): readonly string[] {
  const found = contents.matchAll(/(?:["'(]|https:\/\/bakery\.example)(\/(?![/*>])[^"'()\s<>]*)/g)
  return [...found].map(([, path = '']) => path)
}
/** Files that say to a host where the others lie. */
const HOST_FILES = new Set(['routes.json', 'headers.json', 'features.json'])

let below: PublishedHome
beforeAll(async () => {
  below = await publishHome(site(), { root: '/our/shop' })
})

describe('a site with a base path', () => {
  it('publish-S18 S2-15 every address that a release names stands below it, in every file that visitors get', () => {
    const wrong = [...below.files].flatMap(([path, contents]) =>
      HOST_FILES.has(path) || path.endsWith('.svg')
        ? []
        : pathsIn(contents)
            .filter((one) => one !== '/our/shop' && !one.startsWith('/our/shop/'))
            .map((one) => `${path}: ${one}`),
    )
    expect(below.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(wrong).toEqual([])
  })

  it.each([
    ['index.html', 'rel="canonical" href="https://bakery.example/our/shop/"'],
    ['index.html', 'hreflang="en" href="https://bakery.example/our/shop/en"'],
    ['index.html', '<base href="/our/shop/" target="_top">'],
    ['index.html', 'rel="icon" href="/our/shop/assets/icon0123456789.png"'],
    ['index.html', 'rel="modulepreload" href="/our/shop/chunks/core.js"'],
    ['index.html', 'href="/our/shop/collections/bread00000000000.json?_wwcv='],
    ['index.html', 'rel="prefetch" href="/our/shop/data/about00000000000.json?'],
    ['index.html', 'action="/our/shop/thanks?x=1"'],
    ['index.html', '/our/shop/icons/cart.svg'],
    ['index.html', 'src="/our/shop/assets/photo0123456789.png"'],
    ['index.html', 'href="/our/shop/users/5"'],
    ['index.html', '/our/shop//our/shop/about'],
    ['about/index.html', 'content="https://bakery.example/our/shop/assets/social0123456789.png"'],
    ['about/index.html', 'href="/our/shop/?from=team"'],
    ['goods/rye/index.html', 'rel="canonical" href="https://bakery.example/our/shop/goods/rye"'],
    ['built-in/404.html', '<a href="/our/shop/">'],
    ['manifest.webmanifest', '"start_url":"/our/shop/","scope":"/our/shop/"'],
    ['manifest.webmanifest', '"src":"/our/shop/assets/icon0123456789.png"'],
    ['robots.txt', 'Sitemap: https://bakery.example/our/shop/sitemap.xml'],
    ['sitemap.xml', '<loc>https://bakery.example/our/shop/en/about</loc>'],
  ])('publish-S18 %s has it in %s', (file, text) => {
    expect(below.file(file)).toContain(text)
  })

  it('publish-S18 pages that are alive know it, and where the others stand; files lie where they lay', () => {
    const [, json = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(below.file('index.html')) ?? []
    const { site: facts } = JSON.parse(json) as InlinePage
    expect(facts.base).toBe('/our/shop/')
    expect(facts.stylesheet).toMatch(/^\/our\/shop\/styles\//)
    expect(facts.routes.map(({ pattern }) => pattern)).toEqual([
      '/our/shop/',
      '/our/shop/en',
      '/our/shop/about',
      '/our/shop/en/about',
      '/our/shop/en/users/:id',
      '/our/shop/en/goods/:slug',
      '/our/shop/users/:id',
      '/our/shop/goods/:slug',
    ])
    expect(below.routes.map(({ pattern }) => pattern)).toEqual([
      '/',
      '/en',
      '/about',
      '/en/about',
      '/en/users/:id',
      '/en/goods/:slug',
      '/users/:id',
      '/goods/:slug',
    ])
  })

  it('publish-S18 a page that looks the same is another one at another base path, and at the root nothing tells of any', async () => {
    const root = await publishHome(site())
    expect(Object.keys(root.fingerprints)).toEqual(Object.keys(below.fingerprints))
    for (const [file, print] of Object.entries(root.fingerprints)) expect(below.fingerprints[file], file).not.toBe(print)
    expect(root.file('index.html')).not.toContain('"base"')
    expect([...(await publishHome(site(), { root: '' })).files]).toEqual([...root.files])
  })
})

describe('a path that somebody typed', () => {
  it('publish-S18 stands below the base path once, however often it is put there; other addresses stay', () => {
    const path = fc.stringMatching(/^\/(?:[a-z]{1,4}(?:\/[a-z?#=]{1,6}){0,2})?$/)
    fc.assert(
      fc.property(path, fc.constantFrom('', '/shop', '/our/shop'), (typed, root) => {
        const once = onSite(typed, root)
        expect([once, onSite(once, root)]).toEqual([once, once])
        expect([`${root}${typed}`, typed]).toContain(once)
        expect(once === root || once.startsWith(`${root}/`)).toBe(true)
      }),
    )
    for (const other of ['https://a.example/x', '//a.example', '/\\a.example', 'mailto:a@b.example', '#top', 'about', ''])
      expect(onSite(other, '/shop')).toBe(other)
    expect([onSite('/shopping', '/shop'), onSite('/shop', '/shop')]).toEqual(['/shop/shopping', '/shop'])
  })
})
