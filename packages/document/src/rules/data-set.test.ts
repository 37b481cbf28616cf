import fc from 'fast-check'
import type { Json } from '@heddle/store'
import { describe, expect, it } from 'vitest'
import { insertCollection } from '../operations/collections/insert-collection.ts'
import { setDataSet } from '../operations/pages/set-data-set.ts'
import { setPagePath } from '../operations/pages/set-page-path.ts'
import { insertPage } from '../operations/pages/insert-page.ts'
import { deleteCollection } from '../operations/collections/delete-collection.ts'
import { insertLanguage } from '../operations/languages/insert-language.ts'
import { rowPages } from '../records/data-set.ts'
import { checkPagePath } from '../records/page-path.ts'
import { rowKey } from '../records/row-key.ts'
import { codesOf, idOf, idSource, smallSite } from '../testing/small-site.ts'
import { checkDataSet, rowPagesOf } from './data-set.ts'

const ABOUT = idOf('about')

/** The page About, fed by a collection of these rows. */
function shop(rows: readonly Json[], more: object = {}) {
  const at = smallSite()
  const [collectionId = ''] = at.run(insertCollection(at.view, { newId: idSource('c'), name: 'Products', mode: 'static' }))
  const record = at.view.find('collection', collectionId)
  if (record) at.store.apply({ put: { [collectionId]: { ...record, data: rows, ...more } } })
  const feed = (field = 'slug') => setDataSet(at.view, { id: ABOUT, dataSet: { collectionId, field } })
  const about = () => {
    const page = at.view.find('page', ABOUT)
    if (!page) throw new Error('There is no page')
    return page
  }
  const keys = () => rowPagesOf(about(), at.view)?.pages.map(({ key }) => key)
  const told = () => checkDataSet(about(), at.view).map(({ code, message }) => [code, message])
  return { ...at, collectionId, feed, about, keys, told }
}

describe('a page that is fed by a data set', () => {
  it('document-D178 has an address for each row, by a parameter that its path is given; it goes with the data set', () => {
    const { run, feed, about, keys, told, view } = shop([{ slug: 'Red Shoe' }, { slug: 'blue' }])
    run(feed())
    expect(about().paths).toEqual({ default: 'about/{{slug}}' })
    expect([keys(), told()]).toEqual([['red_shoe', 'blue'], []])
    run(feed('meta.1st name'))
    expect(about().paths).toEqual({ default: 'about/{{_1st_name}}' })
    run(setDataSet(view, { id: ABOUT, dataSet: null }))
    expect([about().paths, about().cmsDataSetPath, keys()]).toEqual([{ default: 'about' }, undefined, undefined])
  })

  it('document-D178 keeps a path that has a parameter, in each language', () => {
    const { run, feed, about, keys, view } = shop([{ slug: 'a' }])
    run(setPagePath(view, { id: ABOUT, path: 'p/{{id}}/more' }))
    run(insertLanguage(view, { language: 'en' }))
    run(setPagePath(view, { id: ABOUT, path: 'goods', language: 'en' }))
    run(feed())
    expect([about().paths, keys()]).toEqual([{ default: 'p/{{id}}/more', en: 'goods/{{slug}}' }, ['a']])
  })

  it('document-D178 is neither the home page nor fed by what is not there; taking the data set away works always', () => {
    const { run, feed, about, view, collectionId } = shop([])
    const dataSet = { collectionId, field: 'slug' }
    expect(codesOf(setDataSet(view, { id: idOf('home'), dataSet }))).toEqual(['one-address'])
    expect(codesOf(setDataSet(view, { id: ABOUT, dataSet: { ...dataSet, collectionId: ABOUT } }))).toEqual(['unknown-reference'])
    expect(codesOf(setDataSet(view, { id: collectionId, dataSet }))).toEqual(['unknown-record'])
    run(feed())
    run(insertPage(view, { newId: idSource('p'), name: 'About' }))
    run(setDataSet(view, { id: ABOUT, dataSet: null }))
    expect(about()).toMatchObject({ paths: { default: 'about/{{slug}}' } })
    expect(about().cmsDataSetPath).toBeUndefined()
  })

  it('document-D179 rows without an address of their own are told with their places and what mends it; all others have theirs', () => {
    const odd = [
      { slug: '' },
      { name: 'none' },
      { slug: null },
      { slug: '..' },
      { slug: '404' },
      { slug: 'x'.repeat(201) },
      'text',
      { slug: 'New' },
    ]
    const { run, feed, keys, told, view } = shop([{ slug: 'A' }, { slug: 'a' }, ...odd, { slug: 7 }])
    run(setPagePath(view, { id: idOf('about'), path: 'shop/{{slug}}' }))
    const [other = ''] = run(insertPage(view, { newId: idSource('p'), name: 'New' }))
    run(setPagePath(view, { id: other, path: 'Shop/new' }))
    run(feed())
    expect(keys()).toEqual(['a', '7'])
    expect(told().toSorted()).toEqual([
      ['row-empty', '"Products", rows 3, 4, 5, 9: no page, as "slug" is empty there; fill it in'],
      ['row-long', '"Products", row 8: no page, as "slug" is longer than 200 characters; shorten it'],
      ['row-page', '"Products", row 10: no page, as another page has the address of "slug"; change one of them'],
      ['row-taken', '"Products", row 2: no page, as an earlier row has the same "slug"; give each row one of its own'],
      ['row-unsafe', '"Products", rows 6, 7: no page, as "slug" means something else in an address; change it to a name'],
    ])
  })

  it('document-D179 of many rows the first are named', () => {
    const { run, feed, told } = shop(Array.from({ length: 9 }, () => ({})))
    run(feed())
    expect(told()).toEqual([
      ['row-empty', '"Products", rows 1, 2, 3, 4, 5 and 4 more: no page, as "slug" is empty there; fill it in'],
    ])
  })

  it('document-D179 a data set that gives no rows is told', () => {
    const gone = shop([{ slug: 'a' }])
    gone.run(gone.feed())
    gone.run(deleteCollection(gone.view, { id: gone.collectionId }))
    expect([gone.keys(), gone.told()]).toEqual([
      undefined,
      [['no-data-set', 'The rows of the page "About" come from a data set that does not exist; choose another one, or none']],
    ])
    const empty = shop([])
    empty.run(empty.feed())
    expect(empty.told()).toEqual([['no-rows', '"Products" has no rows, so the page "About" has no address']])
    const sourced = shop([], { pluginId: idOf('plugin') })
    sourced.run(sourced.feed())
    expect(sourced.told()).toEqual([])
    const dynamic = shop([{ slug: 'a' }], { mode: 'dynamic' })
    dynamic.run(dynamic.feed())
    expect([dynamic.keys(), dynamic.told()]).toEqual([
      undefined,
      [
        [
          'no-data-set',
          'The page "About" has a page for each row of a static collection; "Products" is none: choose another one',
        ],
      ],
    ])
    const fixed = shop([{ slug: 'a' }])
    fixed.run(fixed.feed())
    fixed.run(setPagePath(fixed.view, { id: ABOUT, path: '{{a}}/{{b}}' }))
    expect([fixed.keys(), fixed.told()]).toEqual([
      undefined,
      [
        [
          'no-row-parameter',
          'The path of "About" needs one parameter for its rows, in each language, for example "products/{{slug}}"',
        ],
      ],
    ])
  })
})

describe('what stands for a row in addresses', () => {
  it.each([
    ['Red Shoe', 'red_shoe'],
    [' ЁЖ и щука ', 'ёж_и_щука'],
    ['a/b?c#d', 'a_b_c_d'],
    ['A-b_c.d~e', 'a-b_c.d~e'],
    ['e\u0301', '\u00e9'],
    [1.5, '1.5'],
    [true, ''],
    [{ a: 1 }, ''],
    [undefined, ''],
  ])('document-D178 of %j is %s', (value, key) => expect(rowKey(value)).toBe(key))

  it('document-D178 is its own, and always a part of a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const key = rowKey(text)
        expect(rowKey(key)).toBe(key)
        if (!['', '.', '..'].includes(key)) expect(checkPagePath(key, '')).toEqual([])
      }),
    )
  })

  it('document-D179 each row has one page or one reason, and no two pages share an address', () => {
    const value = fc.oneof(fc.constantFrom('a', 'A', '', '..', '404', 'ж'), fc.string({ maxLength: 3 }), fc.integer())
    fc.assert(
      fc.property(fc.array(fc.record({ slug: value })), (rows) => {
        const { pages, faults } = rowPages({ data: rows }, 'slug')
        const places = [...pages.map(({ at }) => at), ...Object.values(faults).flat()]
        expect(places.toSorted((a, b) => a - b)).toEqual(rows.map((_, at) => at))
        expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length)
        for (const { row, at } of pages) expect(row).toBe(rows[at])
      }),
    )
  })
})
