import { expect, it } from 'vitest'
import type { LinkValue, NodeRecord } from '@heddle/document'
import { pageInfo } from '../facts/page-info.ts'
import { component, rootNode, standing } from '../testing/component.ts'
import { compilerOf, id, node, page, project } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'

const uid = (...names: readonly string[]) => names.map(id).join('.')
const toBanner: LinkValue = { type: 'internal', sectionId: id('bannerroot') }

/** A linked section "Spring sale" at the end of two pages, with a link to itself. */
function shop(root: Partial<NodeRecord> = {}) {
  return project([
    page('about', 'about'),
    component('banner', { type: 'section', name: 'Banner' }),
    rootNode('banner', 'section', {
      name: 'Spring sale',
      styles: { default: { 'background-color': '#112233' } },
      ...root,
    }),
    node('words', 'bannerroot', 'text', { props: { text: { ru: 'Half the price' } }, link: toBanner }),
    node('first', 'home', 'section', { name: 'Spring sale', styles: { default: { 'background-color': '#445566' } } }),
    standing('onhome', 'home', 'banner'),
    standing('onabout', 'about', 'banner', { linkId: 'about-sale' }),
    node('other', 'first', 'text', {
      props: { text: { ru: 'See' } },
      link: { type: 'internal', pageId: id('about'), sectionId: id('bannerroot') },
    }),
    node('byplace', 'first', 'text', {
      props: { text: { ru: 'See' } },
      link: { type: 'internal', pageId: id('home'), sectionId: id('onhome') },
    }),
  ])
}

it('publish-C80 S3-04 a linked section has an anchor on each of its pages: its own there, else that of the section', () => {
  const { view } = shop()
  const sections = (name: string) => {
    const record = view.find('page', id(name))
    return record && pageInfo(record, view, false).sections
  }
  expect(sections('home')).toEqual([
    { uid: id('first'), sectionTitle: 'Spring sale', linkId: 'spring_sale' },
    { uid: id('onhome'), sectionTitle: 'Spring sale', linkId: 'spring_sale_2' },
  ])
  expect(sections('about')).toEqual([{ uid: id('onabout'), sectionTitle: 'Spring sale', linkId: 'about-sale' }])
  const { compiler } = compilerOf(shop())
  const drawn = (on: string) => compiler.node(uid(on, 'bannerroot'))?.published
  expect(drawn('onhome')).toMatchObject({ name: 'Spring sale', attributes: { id: 'spring_sale_2' } })
  expect(drawn('onabout')).toMatchObject({ attributes: { id: 'about-sale' } })
})

it('publish-C80 a link to a linked section leads to it on the page it names, or on the one that it stands on', () => {
  const { compiler } = compilerOf(shop())
  const href = (...names: readonly string[]) => compiler.node(uid(...names))?.published.link?.href
  expect(href('other')).toBe('/about#about-sale')
  expect(href('byplace')).toBe('/#spring_sale_2')
  expect([href('onhome', 'words'), href('onabout', 'words')]).toEqual(['/#spring_sale_2', '/about#about-sale'])
  // The builder's own id of the section is what links name, too.
  const own = compilerOf(shop({ attributes: { id: 'sale' } })).compiler
  expect(own.node(id('other'))?.published.link?.href).toBe('/about#sale')
})

it('publish-C80 what it is called is told to all of its pages, and to links to it', () => {
  const now = shop()
  const { compiler } = compilerOf(now)
  const href = (...names: readonly string[]) => compiler.node(uid(...names))?.published.link?.href
  expect(href('byplace')).toBe('/#spring_sale_2')
  compiler.nodesOf(id('home'))
  const diff = { set: { [id('bannerroot')]: { name: ['Spring sale', 'Summer'] } } } as const
  now.store.apply(diff)
  const affected = compiler.affectedBy(diff)
  expect([...affected]).toEqual(expect.arrayContaining([id('byplace'), uid('onhome', 'bannerroot'), id('first')]))
  expect(href('byplace')).toBe('/#summer')
  expect(compiler.node(uid('onhome', 'bannerroot'))?.published.attributes).toEqual({ id: 'summer' })
})

it('publish-C80 a page with one is drawn as with a section of its own, without a script, and keeps the ground of its last', async () => {
  const shopNow = shop()
  const { file } = await publish(shopNow)
  const html = file('about/index.html')
  expect(html).toMatch(/<body><section [^>]*id="about-sale"/)
  expect(html).toContain('Half the price')
  expect(html).not.toContain('<script')
  expect(html).toMatch(/html:has\([^{]*\{background:#112233\}/)
  expect(file('index.html').match(/html:has\(>body>/g)).toHaveLength(1)
})

it('publish-C80 one whose record is gone is reported, and the page stands', async () => {
  const { compiler } = compilerOf(project([standing('onhome', 'home', 'gone'), node('first', 'home', 'section')]))
  expect(compiler.node(id('onhome'))).toMatchObject({ published: { condition: false }, issues: [{ code: 'missing-component' }] })
  expect(compiler.nodesOf(id('home')).map(({ published }) => published.uid)).toContain(id('first'))
})
