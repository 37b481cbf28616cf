import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INLINE_DATA_ID, readInlinePage, type AnsweredRows } from '@heddle/document/published'
import { elementComponents } from '@heddle/elements/components'
import { functionCalls } from '@heddle/functions/calls'
import { createRenderPage, parametersAt } from '@heddle/runtime/server'
import { id, node, page, project } from '../testing/fixture.ts'
import { bind, collection } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'
import { createDrawRequest, requestPath, type RequestPage } from './draw-request.ts'

const renderPage = createRenderPage(elementComponents, functionCalls)
const drawRequest = createDrawRequest({ renderPage, parametersAt })
const SHELL = 'goods/[slug]/index.html'

/** A page of goods that shows its parameter as a text, in its title, and the row of a static list that has it. */
async function goods(values: Parameters<typeof page>[2] = {}, languages: readonly string[] = ['en']) {
  const list = collection('goods', { mode: 'static', data: [{ slug: 'rye', name: 'Rye' }] })
  const site = project(
    [
      page('shop', 'goods/{{slug|rye}}', { langs: ['en'], title: { en: bind("'Our ' + pageParameters.slug") }, ...values }),
      node('part', 'shop', 'section'),
      node('text', 'part', 'text', { props: { text: { default: bind('pageParameters.slug') } } }),
      node('name', 'part', 'text', {
        props: {
          text: {
            default: bind(`collections['${id('goods')}'].data[0].slug === pageParameters.slug ? 'known' : 'none'`),
          },
        },
      }),
      list,
    ],
    languages,
  )
  const published = await publish(site)
  const shell = published.file(SHELL)
  const request = JSON.parse(published.file(requestPath(id('shop'), 'en'))) as RequestPage
  const rows = { [id('goods')]: [{ slug: 'rye', name: 'Rye' }] }
  const draw = (path: string) => String(drawRequest({ request, shell, rows, path }))
  return { published, shell, request, rows, draw }
}

/** A page in the parts that may become others, and all around them. */
function partsOf(html: string) {
  const [, head = ''] = /<head>([^]*?)<link rel="modulepreload"/.exec(html) ?? []
  const [, body = ''] = /<\/head><body>([^]*?)<a [^>]*made-with/.exec(html) ?? []
  const [, data = ''] = new RegExp(`id="${INLINE_DATA_ID}">([^]*?)</script>`).exec(html) ?? []
  return { head, body, data, around: html.replace(head, '').replace(body, '').replace(data, '') }
}

describe('a page that is drawn for an address', () => {
  test('publish-RQ1 with the usual values of its parameters is the page as it was published, to the letter', async () => {
    const { draw, shell } = await goods()
    const own = '<link rel="canonical" href="https://bakery.example/goods/rye">'
    const drawn = draw('/goods/rye')
    expect(drawn).toContain(own)
    expect(drawn.replace(own, '').replace('<meta property="og:url" content="https://bakery.example/goods/rye">', '')).toBe(shell)
  })

  test('publish-RQ1 has the values of the address in its texts, its title and the data that the browser begins with', async () => {
    const { draw, shell } = await goods()
    const html = draw('/goods/wheat')
    expect(shell).toContain('>rye<')
    expect(html).toContain('>wheat<')
    expect(html).toContain('>none<')
    expect(html).toContain('<title>Our wheat</title>')
    const { path, site, page: info, lang } = readInlinePage(partsOf(html).data)
    expect(parametersAt(site.routes, info.id, lang, path)).toEqual({ slug: 'wheat' })
  })

  test('publish-RQ1 differs from the shared HTML in head texts, body and inline data alone, whatever the address says', async () => {
    const { draw, shell } = await goods()
    const { around } = partsOf(shell)
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom(
        '</script><script>alert(1)</script>',
        '<!--',
        '</title>',
        '"><img onerror=1>',
        '$&',
        '..',
        '\0',
        'x'.repeat(10_000),
      ),
    )
    fc.assert(
      fc.property(value, (slug) => {
        const html = draw(`/goods/${encodeURIComponent(slug.toWellFormed())}`)
        expect(partsOf(html).around).toBe(around)
        expect(html.match(/<script/g)).toHaveLength(shell.match(/<script/g)?.length ?? 0)
      }),
      { numRuns: 60 },
    )
  })

  test('publish-RQ4 names the address it stands at, in other languages too, whatever case it was asked for in', async () => {
    const paths = { default: 'goods/{{slug|rye}}', de: 'waren/sorte-{{slug}}' }
    const { draw, shell } = await goods({ langs: ['en', 'de'], paths }, ['en', 'de'])
    const links = (html: string) => [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) => link)
    expect(links(draw('/GOODS/a%20b'))).toEqual([
      '<link rel="canonical" href="https://bakery.example/goods/a%20b">',
      '<link rel="alternate" hreflang="en" href="https://bakery.example/goods/a%20b">',
      '<link rel="alternate" hreflang="de" href="https://bakery.example/de/waren/sorte-a%20b">',
      '<link rel="alternate" hreflang="x-default" href="https://bakery.example/goods/a%20b">',
    ])
    expect(links(shell)).toEqual([])
  })

  test('publish-RQ2 what cannot be drawn with these values, or fits no shared HTML, is answered as it was published', async () => {
    const { request, shell, rows } = await goods()
    const broken = createDrawRequest({
      parametersAt,
      renderPage: (input) => ({ ...renderPage(input), broken: [{ uid: id('text'), message: 'fails' }] }),
    })
    expect(broken({ request, shell, rows, path: '/goods/wheat' })).toBeUndefined()
    for (const other of ['', '<html></html>', shell.replace('<title>', '<title>x')])
      expect(drawRequest({ request, shell: other, rows, path: '/goods/wheat' })).toBeUndefined()
  })
})

test('publish-RQ5 a page that the server fetches rows for is drawn with them; one that is there only with rows is missing without them', async () => {
  const order = collection('order', {
    mode: 'cached',
    type: 'single',
    config: { isAutoFetch: true, slug: bind('pageParameters.slug') },
  })
  const site = project(
    [
      page('shop', 'goods/{{slug|rye}}', { langs: ['en'], existsWith: id('order') }),
      node('part', 'shop', 'section'),
      node('text', 'part', 'text', { props: { text: { default: bind(`collections['${id('order')}'].data.name`) } } }),
      order,
    ],
    ['en'],
  )
  const published = await publish(site)
  const request = JSON.parse(published.file(requestPath(id('shop'), 'en'))) as RequestPage
  const ask = (answered: AnsweredRows) =>
    drawRequest({ request, shell: published.file(SHELL), rows: {}, answered, path: '/goods/wheat' })
  expect(ask({})).toEqual({ needs: [{ id: id('order'), variables: expect.anything(), offset: 0 }] })
  const html = String(ask({ [id('order')]: { data: { name: 'Wheat bread' }, total: 1, offset: 0 } }))
  expect(html).toContain('>Wheat bread<')
  expect(readInlinePage(partsOf(html).data).fetched).toMatchObject({ [id('order')]: { rows: { name: 'Wheat bread' } } })
  for (const data of [null, []]) expect(ask({ [id('order')]: { data, total: 0, offset: 0 } })).toEqual({ isMissing: true })
  // Where nothing came nobody knows: the page stands, and the browser asks.
  expect(String(ask({ [id('order')]: null }))).toContain('<html')
})

test('publish-RQ3 only live pages with parameters that no data set feeds are drawn for their addresses', async () => {
  const requests = (files: ReadonlyMap<string, string>) => [...files.keys()].filter((path) => path.startsWith('requests/'))
  const { published } = await goods()
  expect(requests(published.files)).toEqual([requestPath(id('shop'), 'en')])
  const still = project([page('still', 'still/{{slug}}', { langs: ['en'] }), node('part', 'still', 'section')], ['en'])
  expect(requests((await publish(still)).files)).toEqual([])
  const guarded = project(
    [
      page('shop', 'goods/{{slug}}', { langs: ['en'], userGroups: [{}] }),
      node('part', 'shop', 'section'),
      node('text', 'part', 'text', { props: { text: { default: bind('pageParameters.slug') } } }),
    ],
    ['en'],
  )
  expect(requests((await publish(guarded)).files)).toEqual([requestPath(id('shop'), 'en')])
})
