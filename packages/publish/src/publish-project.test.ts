import { describe, expect, test } from 'vitest'
import { readInlinePage } from '@heddle/document/published'
import { NO_CHUNKS } from '@heddle/testing/no-chunks'
import type { RenderPage } from './types.ts'
import { id, node, page, project, sha256, token, type Project } from './testing/fixture.ts'
import { publish } from './testing/publish.ts'

const bind = (code: string) => ({ type: 'f' as const, code })

const small = (): Project =>
  project([
    page('test', 'test'),
    node('part', 'home', 'section', { name: 'Offers' }),
    node('text', 'part', 'text', {
      props: { text: { ru: 'Хлеб' }, tag: { default: 'h1' } },
      styles: { default: { color: '#333333' } },
    }),
    node('other', 'test', 'section'),
  ])

describe('tests of the project', () => {
  test('are no part of a release: it is the same to the byte with them and without', async () => {
    const before = small()
    const after = small()
    after.change({
      put: {
        [id('trial')]: {
          id: id('trial'),
          kind: 'test',
          name: 'SECRET test',
          folder: '',
          index: 'a0',
          workflowId: id('flow'),
          recording: '{"answer":"SECRET answer"}',
          expected: [{ of: 'variable', id: id('text'), value: 'SECRET value' }],
          isExact: true,
        },
      },
      set: { [id('site')]: { testsBlockPublishing: [null, true] } },
    })
    const [without, with_] = [await publish(before), await publish(after)]
    expect(with_.files).toEqual(without.files)
    expect(with_.fingerprints).toEqual(without.fingerprints)
    expect([...with_.files.values()].join('')).not.toContain('SECRET')
  })
})

describe('a page', () => {
  test('publish-P1 names no script file when nothing on it is alive; its styles stand in it and nothing around its sections', async () => {
    const html = (await publish(small())).file('index.html')
    expect(html).not.toMatch(/<script/)
    expect(html).not.toMatch(/rel="(stylesheet|modulepreload)"/)
    expect(html).toMatch(
      /<style>[^<]*color:#333333[^<]*<\/style><\/head><body><section class="[a-z0-9]{6}" id="offers"><h1 class="[a-z0-9]{6}">Хлеб<\/h1><\/section><a /,
    )
  })

  test('publish-P5 carries its live nodes, what stands around them and holes, and names the chunks it uses', async () => {
    const result = await publish(
      project([
        node('part', 'home', 'section'),
        node('still', 'part', 'flexbox'),
        node('inner', 'still', 'button', { props: { text: { ru: 'Still' } } }),
        node('live', 'part', 'text', {
          props: { text: { ru: bind("'now'") } },
          condition: bind('1'),
        }),
      ]),
    )
    const html = result.file('index.html')
    const data = readInlinePage(/id="heddle-data">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    expect(Object.keys(data.nodes)).toEqual([id('part'), id('still'), id('live')])
    expect(data.nodes[id('still')]).toEqual({ uid: id('still'), hole: 'div' })
    expect([...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/chunks/core.js',
      '/chunks/react.js',
      '/chunks/section.js',
      '/chunks/text.js',
    ])
    expect(html).toContain('<script type="module" src="/chunks/core.js"></script>')
    expect(result.chunks).toEqual(['button.js', 'core.js', 'react.js', 'section.js', 'text.js'])
    expect(result.file(data.site.stylesheet.slice(1))).toContain('box-sizing')
  })

  test('publish-P18 carries every node once, where it is drawn, and nothing that only the server asks for', async () => {
    const result = await publish(
      project([
        node('part', 'home', 'section'),
        node('box', 'part', 'flexbox'),
        node('live', 'box', 'text', { condition: bind("browser.theme === 'dark'") }),
      ]),
    )
    const data = JSON.parse(/id="heddle-data">(.*?)<\/script>/.exec(result.file('index.html'))?.[1] ?? '')
    const [part, ...others] = data.nodes
    expect(others).toEqual([])
    expect(part.slots.children[0].slots.children[0]).toMatchObject({ uid: id('live'), type: 'text' })
    expect(JSON.stringify(data.nodes)).not.toContain('liveInside')
  })

  test('publish-P16 carries of a hole the fields whose values go straight to their elements, and no bodies for it', async () => {
    const text = bind("'now'")
    const result = await publish(
      project([
        node('part', 'home', 'section'),
        node('title', 'part', 'text', {
          props: { text: { ru: text }, tag: { default: 'h1' } },
          styles: { default: { color: bind("'red'") } },
        }),
        node('still', 'part', 'text', { props: { text: { ru: 'Still' } } }),
      ]),
    )
    const html = result.file('index.html')
    const data = readInlinePage(/id="heddle-data">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    const bound = {
      uid: id('title'),
      direct: { text: 'lines' },
      props: { text: { type: 'f', tree: ['l', 'now'] } },
      style: { color: { type: 'f', tree: ['l', 'red'] } },
    }
    expect(data.nodes).toEqual({ [id('part')]: { uid: id('part'), hole: 'section', bound: [bound] } })
    expect(html).toMatch(new RegExp(`<h1 data-bound="${id('title')}"[^>]*>now</h1>`))
    expect(html.match(/modulepreload/g)).toHaveLength(2)
  })

  test('publish-P6 S7-01 S9-06 has a data file per language with the fields of the contract', async () => {
    const result = await publish(
      project([page('test', 'test', { langs: ['ru', 'en'] }), node('part', 'test', 'section')], ['ru', 'en']),
    )
    for (const language of ['ru', 'en']) {
      const data = JSON.parse(result.file(`data/${id('test')}.${language}.json`))
      expect(Object.keys(data)).toEqual([
        'cacheVersion',
        'page',
        'sections',
        'wwObjects',
        'collections',
        'variables',
        'formulas',
        'workflows',
        'libraryComponents',
      ])
      expect(data).toMatchObject({
        cacheVersion: 7,
        page: { id: id('test'), version: 3, live: false },
        sections: { [id('part')]: { type: 'section' } },
      })
    }
  })

  test('publish-P9 S9-23 has a script for the theme where the site has dark colours, whether it uses them or not, allowed by its hash', async () => {
    const site = (values: object) =>
      publish(
        project([
          page('test', 'test'),
          token('brand', 'color', '#111111', values),
          node('part', 'home', 'section', { styles: { default: { color: { type: 'token', id: id('brand') } } } }),
          node('other', 'test', 'section'),
        ]),
      )
    const [result, light] = [await site({ darkValue: '#eeeeee' }), await site({})]
    const script = /<script>(.*?)<\/script>/.exec(result.file('index.html'))?.[1] ?? ''
    const { contentSecurityPolicy } = JSON.parse(result.file('headers.json'))
    expect(script).toContain('localStorage.getItem("ww-app-theme")')
    for (const file of ['index.html', 'test/index.html']) {
      expect(contentSecurityPolicy[file]).toContain(`script-src 'sha256-${sha256(script)}'`)
      expect(result.file(file)).toContain(`<script>${script}</script>`)
      expect(result.file(file)).toContain('.ww-app-theme-dark{color-scheme:dark')
      expect(light.file(file)).not.toMatch(/<script|color-scheme/)
      expect(JSON.parse(light.file('headers.json')).contentSecurityPolicy[file]).toContain("script-src 'none'")
    }
  })

  test('publish-C52 publish-P9 frames that read a dark colour make a page a dark one, and pages without them say nothing of them', async () => {
    const frames = { a: { at: 50, styles: { color: { type: 'token', id: id('brand') } } } } as const
    const result = await publish(
      project([
        page('test', 'test'),
        token('brand', 'color', '#111111', { darkValue: '#eeeeee' }),
        token('rise', 'animation', 'none', { frames }),
        node('part', 'home', 'section', { styles: { default: { 'animation-name': { type: 'token', id: id('rise') } } } }),
        node('other', 'test', 'section'),
      ]),
    )
    expect(result.file('index.html')).toContain('localStorage.getItem("ww-app-theme")')
    const sheets = (file: string) => result.file(file).match(/@keyframes k-|#eeeeee/g)
    expect(sheets('index.html')).toEqual(expect.arrayContaining(['@keyframes k-', '#eeeeee']))
    expect(sheets('test/index.html')).toBeNull()
  })

  test('publish-C25 a page has the ground of its last section, and of those before it while others may be hidden', async () => {
    const ground = (color: string) => ({ styles: { default: { 'background-color': color } } })
    const result = await publish(
      project([
        page('test', 'test'),
        node('top', 'home', 'section', ground('#111111')),
        node('middle', 'home', 'section', ground('#222222')),
        node('foot', 'home', 'section', { ...ground('#333333'), condition: bind('browser.theme === "dark"') }),
        node('one', 'test', 'section', ground('#444444')),
        node('two', 'test', 'section', ground('#555555')),
      ]),
    )
    const grounds = (file: string) => [...result.file(file).matchAll(/\)\)\{background:(#\d+)\}/g)].map(([, color]) => color)
    expect(grounds('index.html')).toEqual(['#222222', '#333333'])
    expect(grounds('test/index.html')).toEqual(['#555555'])
  })

  test('publish-P10 allows its own style by hash, and neither inline nor evaluated scripts', async () => {
    const result = await publish(
      project([node('part', 'home', 'section'), node('live', 'part', 'text', { props: { text: { ru: bind('1') } } })]),
    )
    const html = result.file('index.html')
    const policy = JSON.parse(result.file('headers.json')).contentSecurityPolicy['index.html']
    expect(policy).toContain(`style-src 'self' 'sha256-${sha256(/<style>(.*?)<\/style>/.exec(html)?.[1] ?? '')}'`)
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain("base-uri 'none'")
  })

  test('publish-P11 stands when an element cannot be drawn: the element is reported, left out and marked', async () => {
    const drawn: string[][] = []
    const renderPage: RenderPage = ({ page: { sections, wwObjects } }) => {
      const nodes = Object.values({ ...sections, ...wwObjects }).filter(({ broken }) => !broken)
      drawn.push(nodes.map(({ uid }) => uid))
      const bad = nodes.filter(({ uid }) => uid === id('text'))
      const broken = bad.map(({ uid }) => ({ uid, message: 'no flour' }))
      return { html: '<p>rest</p>', holes: {}, bound: {}, rows: {}, hasLongLists: false, broken }
    }
    const result = await publish(small(), { renderPage })
    expect(result.ok).toBe(true)
    expect(result.problems).toMatchObject([{ code: 'broken-node', severity: 'warning', path: `node/${id('text')}` }])
    expect(drawn[1]).not.toContain(id('text'))
    expect(JSON.parse(result.file(`data/${id('home')}.ru.json`)).wwObjects[id('text')].broken).toBe(true)
  })

  test('publish-P12 has its styles in a file when they are more than 50 KB', async () => {
    const many = Array.from({ length: 1200 }, (_, at) =>
      node(`text${at}`, 'part', 'text', { styles: { default: { 'margin-top': `${at}px`, color: '#123456' } } }),
    )
    const result = await publish(project([node('part', 'home', 'section'), ...many]))
    const html = result.file('index.html')
    const sheet = /<link rel="stylesheet" href="\/(styles\/[a-z0-9]+\.css)">/.exec(html)?.[1] ?? ''
    expect(html).not.toContain('<style>')
    expect(result.file(sheet)).toContain('margin-top:1199px')
  })

  test('publish-P13 has the branding link, live or not', async () => {
    const result = await publish(
      project([
        page('test', 'test'),
        node('part', 'home', 'section'),
        node('live', 'part', 'text', { props: { text: { ru: bind('1') } } }),
      ]),
    )
    for (const file of ['index.html', 'test/index.html'])
      expect(result.file(file)).toMatch(/<a id="made-with-heddle" href="https:[^"]+"[^>]*>Made with Heddle<\/a>/)
  })

  test('publish-P14 with parameters in its path is drawn with their defaults', async () => {
    const shown = {
      props: { text: { ru: { type: 'f' as const, code: "pageParameters.slug + '/' + (pageParameters.size ?? 'any')" } } },
    }
    const shop = [node('shelf', 'product', 'section'), node('shoe', 'shelf', 'text', shown)]
    const before = await publish(project([page('product', 'product/{{slug|shoes}}/{{size}}'), ...shop]))
    expect(before.file('product/[slug]/[size]/index.html')).toContain('>shoes/any<')
    const after = await publish(project([page('product', 'product/{{slug|boots}}/{{size|m}}'), ...shop]), {
      previous: before,
    })
    expect(after.file('product/[slug]/[size]/index.html')).toContain('>boots/m<')
  })

  test('what a literal condition or hiding leaves out is nowhere', async () => {
    const result = await publish(
      project([
        node('part', 'home', 'section'),
        node('hidden', 'part', 'flexbox', { hidden: true }),
        node('below', 'hidden', 'text', { props: { text: { ru: 'secret' } } }),
        node('never', 'part', 'text', { condition: false, props: { text: { ru: 'secret' } } }),
      ]),
    )
    for (const contents of result.files.values()) expect(contents).not.toContain('secret')
    expect(JSON.parse(result.file(`data/${id('home')}.ru.json`)).sections[id('part')].slots).toEqual({ children: [] })
  })
})

describe('publishing again', () => {
  test('publish-P7 equal inputs give equal files', async () => {
    expect([...(await publish(small())).files]).toEqual([...(await publish(small())).files])
  })

  test('publish-P8 a page whose inputs did not change is kept, with its policy; what changed is drawn again', async () => {
    const bakery = small()
    const first = await publish(bakery)
    bakery.change({ set: { [id('text')]: { 'props/text/ru': ['Хлеб', 'Соль'] } } })
    const second = await publish(bakery, { previous: first })
    expect(second.file('index.html')).toContain('Соль')
    expect(second.files.has('test/index.html')).toBe(false)
    expect(second.kept).toEqual([
      { path: 'test/index.html', readers: 'everyone' },
      { path: `data/${id('test')}.ru.json`, readers: 'everyone' },
    ])
    expect(second.fingerprints['test/index.html']).toBe(first.fingerprints['test/index.html'])
    const policies = [first, second].map(
      (result) => JSON.parse(result.file('headers.json')).contentSecurityPolicy['test/index.html'],
    )
    expect(policies[1]).toBe(policies[0])
  })

  test('publish-P8 every page is drawn again by another build of Heddle', async () => {
    const previous = await publish(small())
    const chunks = { ...NO_CHUNKS, build: 'b2' }
    expect((await publish(small(), { previous, chunks })).kept).toEqual([])
  })
})

test('publish-S3 a project without a site is told so and gives nothing out', async () => {
  const one = small()
  const site = one.view.site()
  if (site) one.change({ remove: { [site.id]: site } })
  const { problems, artefacts } = await publish(one)
  expect(problems).toContainEqual(expect.objectContaining({ code: 'no-site', severity: 'error', path: 'site' }))
  expect(artefacts).toEqual([])
})

test('publish-P2 a page that lacks the default language names its languages to search engines, and none for all others', async () => {
  const langs = ['en', 'de']
  const paths = { default: 'foreign' }
  const html = (await publish(project([page('foreign', 'foreign', { langs, paths })], ['ru', ...langs]))).file(
    'en/foreign/index.html',
  )
  const named = [...html.matchAll(/rel="alternate" hreflang="([^"]+)"/g)].map(([, lang]) => lang)
  expect(named).toEqual(['en', 'de'])
})

test('publish-P2 search engines are kept from guarded pages and from the one for what is not found, and from no other', async () => {
  const pages = [page('about', 'about'), page('lost', '404'), page('staff', 'staff', { userGroups: ['staff'] })]
  const { file } = await publish(project(pages))
  const isKept = (path: string) => file(path).includes('<meta name="robots" content="noindex">')
  expect(['index.html', 'about/index.html'].map(isKept)).toEqual([false, false])
  expect(['404.html', 'staff/index.html'].map(isKept)).toEqual([true, true])
})
