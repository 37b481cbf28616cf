import { describe, expect, test } from 'vitest'
import type { Artefact } from './types.ts'
import { id, node, page, project } from './testing/fixture.ts'
import { publish } from './testing/publish.ts'

const routesOf = (text: string): readonly { pattern: string; file: string; lang: string; isPrivate: boolean }[] =>
  JSON.parse(text).routes

describe('addresses', () => {
  test('publish-S1 S2-01 S2-02 S2-03 the home page is at /, others at their path, other languages with a prefix, 404 catches the rest', async () => {
    const result = await publish(
      project(
        [
          page('test', 'test', { langs: ['ru', 'en'], paths: { default: 'test', en: 'trial' } }),
          page('user', 'users/{{id|me}}'),
          page('lost', '404'),
        ],
        ['ru', 'en'],
      ),
    )
    expect(routesOf(result.file('routes.json')).map(({ pattern, file }) => [pattern, file])).toEqual([
      ['/', 'index.html'],
      ['/en', 'en/index.html'],
      ['/test', 'test/index.html'],
      ['/en/trial', 'en/trial/index.html'],
      ['/404', '404.html'],
      ['/users/:id', 'users/[id]/index.html'],
      ['/*', '404.html'],
    ])
    expect(result.file('users/[id]/index.html')).not.toContain('canonical')
    expect(result.file('404.html')).toContain('noindex')
  })

  test('publish-S1 unknown addresses below a language are caught by its own page before the one of all', async () => {
    const lost = page('lost', '404', { langs: ['ru', 'en'] })
    const result = await publish(project([lost], ['ru', 'en']))
    expect(routesOf(result.file('routes.json')).slice(-2)).toMatchObject([
      { pattern: '/en/*', lang: 'en' },
      { pattern: '/*', lang: 'ru' },
    ])
  })

  test('publish-C25 of sections under conditions each may come to be the last, and keeps its ground', async () => {
    const part = (name: string, color: string, condition?: string) =>
      node(name, 'home', 'section', {
        styles: { default: { 'background-color': color } },
        ...(condition !== undefined && { condition: { type: 'f', code: condition } }),
      })
    const groundsOf = async (...records: Parameters<typeof project>[0] & object) =>
      [...(await publish(project(records))).file('index.html').matchAll(/section,header[^{]*\{background:(#\w+)\}/g)].map(
        ([, color]) => color,
      )
    const conditional = () => [part('one', '#111111', 'browser.theme'), part('two', '#222222', 'browser.theme')]
    expect((await groundsOf(...conditional())).toSorted()).toEqual(['#111111', '#222222'])
    expect((await groundsOf(part('first', '#333333'), ...conditional())).toSorted()).toEqual(['#111111', '#222222', '#333333'])
    expect(await groundsOf(...conditional(), part('last', '#444444'))).toEqual(['#444444'])
  })

  test('publish-S2 two pages at one address are an error, whatever their parameters are called', async () => {
    for (const [one, two] of [
      ['test', 'test'],
      ['users/{{id}}', 'users/{{name}}'],
      ['home', ''],
    ]) {
      const result = await publish(project([page('one', one ?? ''), page('two', two ?? '')]))
      const expected =
        one === 'home'
          ? [{ code: 'same-path', path: `page/${id('two')}/paths/ru` }]
          : [{ code: 'same-path', path: `page/${id('two')}/paths/ru` }]
      expect(result.problems).toMatchObject(expected)
    }
  })

  test('publish-S3 nothing is given out when an error blocks', async () => {
    const result = await publish(project([node('part', 'home', 'section'), node('odd', 'part', 'hologram')]))
    expect(result).toMatchObject({ ok: false, artefacts: [], kept: [], assets: [], chunks: [] })
    expect(result.problems).toMatchObject([{ code: 'unknown-element', severity: 'error' }])
  })

  test('publish-S3 whoever takes the files as they are made gets the same ones, and word that they are void when an error blocks', async () => {
    const sound = project([page('test', 'test'), node('part', 'home', 'section'), node('other', 'test', 'section')])
    const taken: Artefact[] = []
    const result = await publish(sound, { onArtefact: (artefact) => void taken.push(artefact) })
    expect(taken).toEqual((await publish(sound)).artefacts)
    expect(result).toMatchObject({ ok: true, artefacts: [] })

    const odd = project([page('test', 'test'), node('part', 'home', 'section'), node('odd', 'part', 'hologram')])
    expect(await publish(odd, { onArtefact: () => {} })).toMatchObject({ ok: false, artefacts: [], kept: [], fingerprints: {} })
  })

  test('publish-S3 a project without a home page says so', async () => {
    const bakery = project()
    bakery.change({ set: { [id('site')]: { homePageId: [id('home'), id('gone')] } } })
    expect((await publish(bakery)).problems).toMatchObject([{ code: 'no-home-page' }])
  })

  test('publish-S4 pages with user groups are guarded, HTML and data, and stand in no sitemap', async () => {
    const result = await publish(project([page('staff', 'staff', { userGroups: [{}] })]))
    expect(result.artefacts.filter(({ readers }) => readers !== 'everyone').map(({ path, readers }) => [path, readers])).toEqual([
      ['staff/index.html', [[{}]]],
      [`data/${id('staff')}.ru.json`, [[{}]]],
    ])
    expect(routesOf(result.file('routes.json')).find(({ pattern }) => pattern === '/staff')?.isPrivate).toBe(true)
    expect(result.file('sitemap.xml')).not.toContain('staff')
  })
})

describe('files of the site', () => {
  test('publish-S5 icons and uploads in use, static collections, sitemap, robots and manifest', async () => {
    const asset = (name: string) => ({
      id: id(name),
      kind: 'asset' as const,
      name,
      folder: '',
      index: 'a0',
      file: `${name}.png`,
      mime: 'image/png',
      size: 9,
      width: 4,
      height: 3,
    })
    const collection = (name: string, mode: string) => ({
      id: id(name),
      kind: 'collection' as const,
      name,
      folder: '',
      index: 'a0',
      mode,
      type: 'collection' as const,
      config: {},
      data: [{ a: 1 }],
    })
    const bakery = project(
      [
        asset('used'),
        asset('unused'),
        asset('icon'),
        asset('social'),
        collection('bread', 'static'),
        collection('salt', 'dynamic'),
        page('test', 'test', { metaImage: id('social'), langs: ['ru', 'en'] }),
        node('part', 'home', 'section', { styles: { default: { 'background-image': `url(asset:${id('used')})` } } }),
        node('rows', 'part', 'text', { props: { text: { default: { type: 'f', code: 'collections.bread.total' } } } }),
        node('star', 'part', 'icon', { props: { icon: { default: 'star' } } }),
        node('bound', 'part', 'icon', { props: { icon: { default: { type: 'f', code: "true ? 'check' : 'no-such-icon'" } } } }),
      ],
      ['ru', 'en'],
    )
    bakery.change({ set: { [id('site')]: { favicon: [null, id('icon')] } } })
    const result = await publish(bakery)
    expect(result.assets.map(({ file }) => file)).toEqual(['icon.png', 'social.png', 'used.png'])
    expect([...result.files.keys()].filter((path) => path.startsWith('icons/'))).toEqual(['icons/check.svg', 'icons/star.svg'])
    expect(result.files.has(`collections/${id('salt')}.json`)).toBe(false)
    expect(JSON.parse(result.file(`collections/${id('bread')}.json`))).toEqual({ id: id('bread'), data: [{ a: 1 }], total: 1 })
    expect(result.file('sitemap.xml')).toContain(
      '<loc>https://bakery.example/en/test</loc><lastmod>2026-01-02</lastmod><changefreq>monthly</changefreq><priority>0.5</priority>',
    )
    expect(result.file('sitemap.xml')).toContain('hreflang="en" href="https://bakery.example/en/test"')
    expect(result.file('robots.txt')).toContain('Sitemap: https://bakery.example/sitemap.xml')
    expect(JSON.parse(result.file('manifest.webmanifest'))).toMatchObject({
      name: 'Bakery',
      start_url: '/',
      icons: [{ src: '/assets/icon.png', sizes: '4x3' }],
    })
    expect(JSON.parse(result.file('features.json'))).toMatchObject({ elements: { icon: 4, section: 2 } })
  })

  test('publish-P2 other sites show a page by its title, description and first picture unless it names its own', async () => {
    const picture = (name: string, mime: string) => ({
      id: id(name),
      kind: 'asset' as const,
      name,
      folder: '',
      index: 'a0',
      file: `${name}.${mime.split('/')[1]}`,
      mime,
      size: 9,
    })
    const shows = (name: string) => ({ props: { url: { default: `asset:${id(name)}` } } })
    const records = [
      picture('logo', 'image/svg+xml'),
      picture('bread', 'image/png'),
      picture('salt', 'image/png'),
      page('test', 'test', { title: { ru: 'Проба' }, meta: { desc: { ru: 'Описание' } } }),
      node('part', 'test', 'section'),
      node('one', 'part', 'image', shows('logo')),
      node('two', 'part', 'image', shows('bread')),
      node('three', 'part', 'image', shows('salt')),
    ]
    const bakery = project(records)
    const head = (await publish(bakery)).file('test/index.html')
    expect(head).toContain('<meta property="og:title" content="Проба"><meta property="og:description" content="Описание">')
    expect(head).toContain('<meta property="og:image" content="https://bakery.example/assets/bread.png">')
    bakery.change({ set: { [id('test')]: { metaImage: [null, id('salt')] } } })
    expect((await publish(bakery)).file('test/index.html')).toContain('/assets/salt.png"><meta name="twitter:card"')
  })

  test('publish-P2 the head says what there is to say', async () => {
    const bakery = project(
      [
        page('test', 'test', {
          langs: ['ru', 'en'],
          title: { ru: 'Проба', en: 'Trial' },
          meta: {
            desc: { ru: 'Описание' },
            keywords: { ru: 'хлеб' },
            socialTitle: { ru: 'В сеть' },
            structuredData: { ru: '{"@type":"Bakery"}' },
          },
        }),
        page('bare', 'bare', { title: {} }),
      ],
      ['ru', 'en'],
    )
    bakery.change({ set: { [id('site')]: { baseTag: [null, { href: '/', target: '_top' }] } } })
    const result = await publish(bakery)
    expect(JSON.parse(result.file('headers.json')).contentSecurityPolicy['test/index.html']).toContain("base-uri 'self';")
    const head = result.file('test/index.html')
    expect(head).toContain('<html lang="ru">')
    expect(head).toContain(
      '<base href="/" target="_top"><title>Проба</title><meta name="description" content="Описание"><meta name="keywords" content="хлеб">',
    )
    expect(head).toContain('<link rel="canonical" href="https://bakery.example/test">')
    expect(head).toContain(
      '<link rel="alternate" hreflang="en" href="https://bakery.example/en/test"><link rel="alternate" hreflang="x-default" href="https://bakery.example/test">',
    )
    expect(head).toContain('<meta property="og:title" content="В сеть"><meta property="og:description" content="Описание">')
    expect(head).toContain('<script type="application/ld+json">{"@type":"Bakery"}</script>')
    expect(result.file('en/test/index.html')).toContain('<html lang="en">')
    expect(result.file('bare/index.html')).toContain('<title>Home</title>')
    expect(result.file('bare/index.html')).not.toMatch(/description|og:image|x-default/)
    expect(result.file('bare/index.html')).toContain('<meta property="og:title" content="Home">')
    expect(result.file('bare/index.html')).toContain('<link rel="icon" href="data:,">')
  })

  test('publish-P2 a page says in which direction it is read where that is from right to left, and only there', async () => {
    const result = await publish(project([page('test', 'test', { langs: ['ru', 'ar'] })], ['ru', 'ar']))
    expect(result.file('ar/test/index.html')).toContain('<html lang="ar" dir="rtl">')
    expect(result.file('test/index.html')).toContain('<html lang="ru">')
  })
})
