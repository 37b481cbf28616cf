import type { AssetRecord } from '@heddle/document'
import { describe, expect, test } from 'vitest'
import { id, node, page, project, styleClass, token, variable } from '../testing/fixture.ts'
import { bind, formula } from '../testing/logic.ts'
import { publish, type Published } from '../testing/publish.ts'
import { createKeptPages } from './kept-pages.ts'

const DAY = Date.UTC(2026, 0, 2)
const picture = (name: string): AssetRecord => ({
  id: id(name),
  kind: 'asset',
  name: `${name}.png`,
  folder: '',
  index: 'a0',
  file: `${name}.png`,
  mime: 'image/png',
  size: 9,
})

/** A site whose pages share a class and a token, with a picture each; `news` is alive and `staff` is for some only. */
function site() {
  const names = ['home', 'news', 'staff', 'shop']
  const one = project([
    page('news', 'news'),
    page('staff', 'staff', { userGroups: [{ name: 'Friends' }] }),
    page('shop', 'shop', { metaImage: id('front') }),
    ...names.flatMap((name) => [
      node(`${name}s`, name, 'section'),
      node(`${name}t`, `${name}s`, 'text', { props: { text: { ru: name } }, classes: { [id('lead')]: 'a0' } }),
      node(`${name}p`, `${name}s`, 'image', { props: { url: { default: `asset:${id(`${name}pic`)}` } } }),
      node(`${name}i`, `${name}s`, 'icon', { props: { icon: { default: `${name}-mark` } } }),
      picture(`${name}pic`),
    ]),
    picture('front'),
    node('newsb', 'newss', 'text', { props: { text: { ru: bind('variables.count + formulas.total') } } }),
    formula('total', 'variables.count'),
    variable('count', 'count'),
    styleClass('lead', { default: { color: { type: 'token', id: id('ink') } } }),
    token('ink', 'color', '#123456', { darkValue: '#eeeeee' }),
  ])
  const kept = createKeptPages()
  return {
    ...one,
    /** Publishes as a process that keeps pages does, and as one that has never seen the site; both give the same. */
    async publishTwice(previous?: Published, now = DAY): Promise<Published> {
      const given = { ...(previous && { previous }), now }
      const warm = await publish(one, { ...given, kept })
      const cold = await publish(one, given)
      expect(warm.files).toEqual(cold.files)
      expect({ ...warm, file: 0 }).toEqual({ ...cold, file: 0 })
      return warm
    },
    edit(name: string, value: string, path = 'props/text/ru'): void {
      const before = one.view.get(id(name))
      one.change({ set: { [id(name)]: { [path]: [null, value] } } })
      kept.note(one.view, new Map([[id(name), { before, after: one.view.get(id(name)) }]]))
    },
  }
}

describe('what a release holds beside the files of its pages, of pages that are kept', () => {
  test('publish-P19 pictures, icons, policies and addresses of pages that were not compiled stand in it', async () => {
    const bakery = site()
    const first = await bakery.publishTwice()
    bakery.edit('shopt', 'Rye')
    const second = await bakery.publishTwice(first)
    expect(second.kept.map(({ path }) => path)).toContain('news/index.html')
    expect(second.files.has('shop/index.html')).toBe(true)
    const files = ['front.png', 'homepic.png', 'newspic.png', 'shoppic.png', 'staffpic.png']
    expect(second.assets.map(({ file }) => file)).toEqual(files)
    expect(second.assets.filter(({ readers }) => readers !== 'everyone').map(({ file }) => file)).toEqual(['staffpic.png'])
    const icons = [...second.files.keys()].filter((path) => path.startsWith('icons/'))
    expect(icons).toEqual(['home', 'news', 'shop', 'staff'].map((name) => `icons/${name}-mark.svg`))
    expect(second.policies).toEqual(first.policies)
    expect(second.routes.map(({ pattern, live, isPrivate }) => [pattern, live, isPrivate])).toEqual([
      ['/', false, false],
      ['/news', true, false],
      ['/staff', false, true],
      ['/shop', false, false],
    ])
  })

  test('publish-P19 a page becomes alive, and is none again: the addresses and the files of the runtime follow', async () => {
    const bakery = site()
    const first = await bakery.publishTwice()
    bakery.change({ set: { [id('newsb')]: { 'props/text/ru': [null, 'plain'] } } })
    const kept = createKeptPages()
    const plain = await publish(bakery, { previous: first, kept })
    expect(plain.routes.some(({ live }) => live)).toBe(false)
    expect([first.chunks.length > 0, plain.chunks]).toEqual([true, []])
    const again = await publish(bakery, { previous: plain, kept })
    expect(again.routes).toEqual(plain.routes)
    expect(again.fingerprints).toEqual(plain.fingerprints)
  })

  test('publish-P19 another day stands in the map of the site, and nothing else is another then', async () => {
    const bakery = site()
    const first = await bakery.publishTwice()
    const same = await bakery.publishTwice(first)
    const later = await bakery.publishTwice(same, DAY + 24 * 60 * 60 * 1000)
    expect(same.file('sitemap.xml')).toBe(first.file('sitemap.xml'))
    expect(later.file('sitemap.xml')).toBe(first.file('sitemap.xml').replaceAll('2026-01-02', '2026-01-03'))
    expect(later.kept).toEqual(same.kept)
  })

  test('publish-P19 what the site is called to live pages is in them, though nothing touched them', async () => {
    const bakery = site()
    const first = await bakery.publishTwice()
    bakery.edit('homet', 'Wheat')
    const second = await bakery.publishTwice(first)
    expect(second.kept.map(({ path }) => path)).toContain('news/index.html')
    bakery.edit('homet', '0.5', 'styles/default/opacity')
    // The sheet of the whole site is another one, and live pages name it.
    const third = await bakery.publishTwice(second)
    expect(third.files.has('news/index.html')).toBe(true)
    expect(third.kept.map(({ path }) => path)).toContain('shop/index.html')
  })
})
