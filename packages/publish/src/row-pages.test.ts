import type { Json } from '@heddle/store'
import { describe, expect, test } from 'vitest'
import { readInlinePage } from '@heddle/document/published'
import { createKeptPages } from './page/kept-pages.ts'
import { id, node, page, project } from './testing/fixture.ts'
import { bind, collection } from './testing/logic.ts'
import { publish, type Published } from './testing/publish.ts'
import { readTags } from './testing/read-html.ts'

const ROWS: readonly Json[] = [
  { name: 'Red <Shoe>', about: 'For & with feet', picture: '/assets/red.png' },
  { name: 'Щука', about: '' },
]

/** A shop with a page for each product, beside a page that says nothing of them. */
function shop(rows: readonly Json[] = ROWS, languages: readonly string[] = ['ru']) {
  const made = project(
    [
      page('goods', 'goods/{{slug}}', {
        langs: languages,
        paths: { default: 'goods/{{slug}}', en: 'products/{{name}}' },
        cmsDataSetPath: `${id('products')}.name`,
        title: { ru: bind('page.data.name') },
        meta: { desc: { ru: bind('page.data.about') } },
        metaImage: bind('page.data.picture'),
      }),
      page('other', 'other', { langs: languages }),
      collection('products', { name: 'Products', mode: 'static', data: rows }),
      node('part', 'goods', 'section'),
      node('text', 'part', 'text', { props: { text: { ru: bind("page.data.name + ' ' + pageParameters.slug") } } }),
    ],
    languages,
  )
  const setRows = (next: readonly Json[]) => made.store.apply({ put: { [id('products')]: productsOf(next) } })
  return { ...made, setRows }
}
const productsOf = (data: readonly Json[]) => collection('products', { name: 'Products', mode: 'static', data })

const RED = 'goods/red__shoe_/index.html'
const PIKE = 'goods/щука/index.html'
const GOODS = id('goods')
const codes = ({ problems }: Published) => problems.map(({ code }) => code)
const dataOf = (html: string) =>
  readInlinePage(readTags(html).find(({ attributes }) => attributes.get('id') === 'heddle-data')?.contents ?? '')

describe('a page that is fed by a data set', () => {
  test('publish-S17 has an HTML file for each row with its texts, its head and its canonical address', async () => {
    const result = await publish(shop())
    const html = result.file(RED)
    expect(html).toContain('Red &lt;Shoe> red__shoe_')
    expect(html).toContain('<title>Red &lt;Shoe&gt;</title>')
    const tags = readTags(html)
    const content = (name: string) =>
      tags.find(({ attributes: own }) => own.get('name') === name || own.get('property') === name)?.attributes.get('content')
    expect([content('description'), content('og:image'), content('og:url')]).toEqual([
      'For &amp; with feet',
      'https://bakery.example/assets/red.png',
      'https://bakery.example/goods/red__shoe_',
    ])
    expect(tags.find(({ attributes }) => attributes.get('rel') === 'canonical')?.attributes.get('href')).toBe(
      'https://bakery.example/goods/red__shoe_',
    )
    expect(result.file(PIKE)).toContain('Щука щука')
    expect([...result.files.keys()].filter((path) => path.startsWith('goods/'))).toEqual([RED, PIKE])
    expect(Object.keys(result.policies)).toEqual(expect.arrayContaining([RED, PIKE]))
  })

  test('publish-S17 S2-08 S7-02 begins in the browser with the row, and gives it as data of its own beside what all rows share', async () => {
    const result = await publish(shop())
    expect(dataOf(result.file(RED))).toMatchObject({ path: '/goods/red__shoe_', page: { data: ROWS[0] } })
    expect(JSON.parse(result.file(`data/${GOODS}_red__shoe_.json`))).toEqual({ page: { data: ROWS[0] } })
    expect(JSON.parse(result.file(`data/${GOODS}.ru.json`)).page).not.toHaveProperty('data')
    const [route] = result.routes.filter(({ pageId }) => pageId === GOODS)
    expect([result.routes.length, route]).toEqual([3, expect.objectContaining({ pattern: '/goods/:slug', rows: 'slug' })])
  })

  test('publish-S17 stands in the sitemap with each row, in each language', async () => {
    const result = await publish(shop(ROWS, ['ru', 'en']))
    const addresses = Array.from(result.file('sitemap.xml').matchAll(/<loc>https:\/\/bakery.example([^<]*)/g), ([, at]) => at)
    const pike = encodeURIComponent('щука')
    expect(addresses.toSorted()).toEqual(
      [
        '/',
        '/en',
        '/other',
        '/en/other',
        '/goods/red__shoe_',
        `/goods/${pike}`,
        '/en/products/red__shoe_',
        `/en/products/${pike}`,
      ].toSorted(),
    )
    expect(result.file('en/products/щука/index.html')).toContain(
      `<link rel="alternate" hreflang="ru" href="https://bakery.example/goods/${pike}">`,
    )
    expect([...result.files.keys()].filter((path) => path.startsWith(`data/${GOODS}_`))).toHaveLength(2)
  })

  test('publish-S17 rows that can have no page are said and hold up nothing', async () => {
    const result = await publish(shop([...ROWS, { name: 'щука' }, {}]))
    expect([result.ok, codes(result).toSorted()]).toEqual([true, ['row-empty', 'row-taken']])
    expect([...result.files.keys()].filter((path) => path.startsWith('goods/'))).toEqual([RED, PIKE])
    const empty = await publish(shop([]))
    expect([empty.ok, codes(empty)]).toEqual([true, ['no-rows']])
    expect([...empty.files.keys()].filter((path) => path.includes('goods'))).toEqual([])
  })

  test('publish-S17 a changed row draws its own page again and no other, whatever is kept of pages', async () => {
    const site = shop()
    for (const kept of [undefined, createKeptPages()]) {
      site.setRows(ROWS)
      const again = (previous?: Published) => publish(site, { ...(previous && { previous }), ...(kept && { kept }) })
      const first = await again()
      const same = await again(first)
      expect([...same.files.keys()].filter((path) => path.includes('goods'))).toEqual([])
      const next = [{ ...(ROWS[0] as object), about: 'Warm' }, ...ROWS.slice(1)]
      kept?.note(site.view, new Map([[id('products'), { before: site.view.get(id('products')), after: productsOf(next) }]]))
      site.setRows(next)
      const changed = await again(same)
      expect([...changed.files.keys()].filter((path) => path.includes('goods'))).toEqual([RED, `data/${GOODS}_red__shoe_.json`])
      expect(changed.kept.map(({ path }) => path)).toEqual(expect.arrayContaining([PIKE, `data/${GOODS}_щука.json`]))
      const whole = await publish(site)
      expect(changed.fingerprints).toEqual(whole.fingerprints)
      expect(changed.file(RED)).toBe(whole.file(RED))
    }
  })

  test('publish-S17 thousands of rows are given out one by one, and told as they come', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => ({ name: `row ${at}` }))
    let given = 0
    const steps: number[] = []
    const result = await publish(shop(rows), {
      onArtefact: ({ path }) => void (path.startsWith('goods/') && (given += 1)),
      onProgress: ({ done, total }) => void (total === 2002 && steps.push(done)),
    })
    expect([result.ok, given, result.artefacts.length, steps.at(-1)]).toEqual([true, 2000, 0, 2002])
    expect(result.routes).toHaveLength(3)
  })
})
