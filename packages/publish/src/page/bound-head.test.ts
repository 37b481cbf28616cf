import { describe, expect, test } from 'vitest'
import { readInlinePage } from '@heddle/document/published'
import { id, node, page, project, variable } from '../testing/fixture.ts'
import { bind, collection } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'
import { readTags } from '../testing/read-html.ts'

type Values = Parameters<typeof page>[2]

/** The head of a page `test` with a static list of goods and a variable beside it. */
async function headOf(values: Values, languages: readonly string[] = ['en']) {
  const goods = collection('goods', { mode: 'static', data: [{ name: 'Rye <b>', picture: '/assets/rye.png' }] })
  const site = project(
    [
      page('test', 'test', { langs: [...languages], ...values }),
      node('part', 'test', 'section'),
      goods,
      variable('count', 'count', { type: 'number', defaultValue: 3 }),
    ],
    languages,
  )
  const result = await publish(site)
  const html = result.files.get('test/index.html') ?? ''
  const tags = readTags(html)
  const meta = (name: string) =>
    tags
      .find(({ attributes }) => attributes.get('name') === name || attributes.get('property') === name)
      ?.attributes.get('content')
  return { result, html, title: tags.find(({ name }) => name === 'title')?.contents, meta, site }
}
const first = `collections['${id('goods')}'].data[0]`

describe('formulas in the head of a page', () => {
  test('publish-L21 title, description, social texts, structured data and picture hold what formulas give of the snapshot', async () => {
    const { title, meta, html } = await headOf({
      title: { en: bind(`${first}.name + ' × ' + variables['${id('count')}']`) },
      meta: {
        desc: { en: bind(`'Only ' + variables['${id('count')}']`) },
        keywords: { en: bind(`7`) },
        structuredData: { en: bind(`{ name: ${first}.name }`) },
      },
      metaImage: bind(`${first}.picture`),
    })
    expect(title).toBe('Rye &lt;b&gt; × 3')
    expect(meta('description')).toBe('Only 3')
    expect(meta('keywords')).toBe('7')
    expect(meta('og:title')).toBe('Rye &lt;b&gt; × 3')
    expect(meta('og:image')).toBe('https://bakery.example/assets/rye.png')
    expect(html).toContain('<script type="application/ld+json">{"name":"Rye \\u003cb>"}</script>')
  })

  test('publish-L21 what gives nothing, or no text, leaves the page as one without a text of its own', async () => {
    const { title, meta, html } = await headOf({
      title: { en: bind('variables.nobody') },
      meta: { desc: { en: bind('[1]') }, structuredData: { en: bind(`'no json'`) } },
      metaImage: bind(`'javascript:alert(1)'`),
    })
    expect(title).toBe('Home')
    expect([meta('description'), meta('og:image')]).toEqual([undefined, undefined])
    expect(html).not.toContain('ld+json')
  })

  test('publish-L21 a title makes the page live and comes with what it reads; a social text does neither need a script nor bring one', async () => {
    const live = await headOf({ title: { en: bind(`'Cart ' + variables['${id('count')}']`) } })
    const inline = readInlinePage(
      readTags(live.html).find(({ attributes }) => attributes.get('id') === 'heddle-data')?.contents ?? '{}',
    )
    expect(inline.page).toMatchObject({ live: true, title: { en: 'Home' }, head: { title: { type: 'f' } } })
    expect(inline.variables.map(({ name }) => name)).toEqual(['count'])
    const still = await headOf({ meta: { socialTitle: { en: bind(`'Cart ' + variables['${id('count')}']`) } } })
    expect(still.meta('og:title')).toBe('Cart 3')
    expect(readTags(still.html).filter(({ name }) => name === 'script')).toEqual([])
    expect(live.result.file(`data/${id('test')}.en.json`)).not.toContain('"code"')
  })

  test('publish-L21 each language has its own, and one without takes that of the default language', async () => {
    const { result, title } = await headOf({ title: { en: bind('page.lang + 1'), ru: 'Хлеб' } }, ['en', 'ru', 'de'])
    expect(title).toBe('en1')
    const titleIn = (lang: string) =>
      readTags(result.file(`${lang}/test/index.html`)).find(({ name }) => name === 'title')?.contents
    expect([titleIn('ru'), titleIn('de')]).toEqual(['Хлеб', 'de1'])
  })

  test('publish-L21 a broken formula stops the publish and names its place', async () => {
    const { result } = await headOf({ title: { en: bind('1 +') }, meta: { desc: { en: bind(')') } } })
    expect(result.problems).toMatchObject([
      { code: 'broken-formula', severity: 'error', path: `page/${id('test')}/title/en` },
      { code: 'broken-formula', severity: 'error', path: `page/${id('test')}/meta/desc/en` },
    ])
  })

  test('publish-L21 a page is written again when what its title reads changes', async () => {
    const { site } = await headOf({ title: { en: bind(`'Left: ' + variables['${id('count')}']`) } })
    site.change({ set: { [id('count')]: { defaultValue: [3, 9] } } })
    const html = (await publish(site)).file('test/index.html')
    expect(readTags(html).find(({ name }) => name === 'title')?.contents).toBe('Left: 9')
  })
})
