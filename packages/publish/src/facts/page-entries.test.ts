import { expect, test } from 'vitest'
import type { DocumentRecord, PageRecord } from '@heddle/document'
import type { PublishInput } from '../types.ts'
import { id, node, page, project } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'
import { bind, formula, pageShowing, publishHome, workflow } from '../testing/logic.ts'

const others = (more: Partial<PageRecord> = {}): readonly DocumentRecord[] => [
  page('about', 'about', { title: { ru: 'О нас' }, folder: 'company', ...more }),
  node('story', 'about', 'section', { name: 'Our story' }),
  page('user', 'users/{{id|7}}'),
  page('staff', 'staff', { userGroups: ['team'], title: { ru: 'Secret plans' } }),
]
const carried = async (code: string, ...more: readonly DocumentRecord[]) =>
  (await publishHome(pageShowing(code, ...others(), ...more))).page.pages?.map(({ name }) => name)

test('publish-L20 a page carries the records of the pages that it reads, and of no others', async () => {
  expect(await carried("pages['about'].path")).toEqual(['about'])
  expect(await carried(`globalContext.pages['${id('about')}'].path`)).toEqual(['about'])
  expect(await carried('formulas.address()', formula('address', 'pages.about.path'))).toEqual(['about'])
  expect(await carried('page.name')).toBeUndefined()
  expect(await carried("pages['nowhere'].path")).toBeUndefined()
})

test('publish-L20 what workflows and code read is carried too', async () => {
  const log = { type: 'log', args: { message: bind('pages.user.name') } }
  const script = { type: 'run-script', args: { code: 'return globalContext.pages' } }
  expect(await carried("'nothing'", workflow('load', [log]))).toEqual(['user'])
  expect(await carried("'nothing'", workflow('load', [script]))).toEqual(['Home', 'about', 'user'])
})

test('publish-L20 who reads them all, or by a name worked out while running, carries all that anybody may visit', async () => {
  for (const code of ['length(values(pages))', "pages['ab' + 'out'].name", 'keys(globalContext)']) {
    expect(await carried(code)).toEqual(['Home', 'about', 'user'])
  }
})

test('publish-L20 of a page with access rules nothing is told, but to itself', async () => {
  expect(await carried("pages['staff'].title")).toBeUndefined()
  const published = await publish(
    project([
      ...others(),
      node('part', 'staff', 'section'),
      node('text', 'part', 'text', { props: { text: { ru: bind('values(pages)') } } }),
    ]),
  )
  const data = JSON.parse(published.file(`data/${id('staff')}.ru.json`)) as { pages: readonly { name: string }[] }
  expect(data.pages.map(({ name }) => name)).toEqual(['Home', 'about', 'user', 'staff'])
  const home = await publishHome(pageShowing('values(pages)', ...others()))
  expect(home.file('index.html') + home.file(`data/${id('home')}.ru.json`)).not.toContain('Secret')
})

test('publish-L20 a record has what is told of the page on show, and the address with its defaults', async () => {
  const { page: data } = await publishHome(pageShowing('values(pages)', ...others({ metaImage: 'nothing' })))
  const { live, version, uses, ...told } = data.page
  expect({ live, version, uses }).toBeDefined()
  expect(data.pages?.[0]).toEqual({ ...told, path: '/' })
  expect(data.pages?.[1]).toMatchObject({
    id: id('about'),
    folder: 'company',
    path: '/about',
    title: { ru: 'О нас' },
    sections: [{ uid: id('story'), sectionTitle: 'Our story', linkId: 'our_story' }],
  })
  expect(data.pages?.[2]?.path).toBe('/users/7')
})

test('publish-L20 each language has its own addresses; a page that lacks it keeps one that leads there', async () => {
  const one = project(
    [
      { ...page('about', 'about', { langs: ['ru', 'en'] }), paths: { default: 'about', en: 'about-us' } },
      page('news', 'news'),
      node('part', 'home', 'section'),
      node('text', 'part', 'text', { props: { text: { ru: bind("pages.about.path + ' ' + pages.news.path") } } }),
    ],
    ['ru', 'en'],
  )
  const published = await publish(one)
  expect(published.file('index.html')).toContain('/about /news')
  expect(published.file('en/index.html')).toContain('/en/about-us /news')
})

test('publish-L20 what other pages are called is drawn into the page', async () => {
  const { file } = await publishHome(pageShowing('pages.about.title[page.lang]', ...others()))
  expect(file('index.html')).toContain('О нас')
})

test('publish-L20 a page is drawn again when one that it reads changed, and is kept when another did', async () => {
  const publishedWith = (title: string, code: string, previous?: PublishInput['previous']) => {
    const one = pageShowing(code, ...others({ title: { ru: title } }))
    return publish(one, previous ? { previous } : {})
  }
  for (const [code, isKept] of [
    ['pages.about.title', false],
    ['pages.user.title', true],
    ['page.title', true],
  ] as const) {
    const before = await publishedWith('Before', code)
    const after = await publishedWith('After', code, before)
    expect([code, after.kept.some(({ path }) => path === 'index.html')]).toEqual([code, isKept])
  }
})
