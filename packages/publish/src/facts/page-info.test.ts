import { expect, test } from 'vitest'
import { id, node, page, project, variable } from '../testing/fixture.ts'
import { pageInfo, pageVariables } from './page-info.ts'

test('publish-L1 S3-07 S3-08 a variable travels with what it is marked as, and with nothing that it is not', () => {
  const marks = { isLocalStorage: true, isPersistentOnNav: true, preserveReference: true, readonly: true } as const
  const { view } = project([
    page('other', 'other'),
    variable('plain', 'plain'),
    variable('full', 'full', { ...marks, defaultValue: 'x', queryName: 'q', resettable: false, pageId: id('home') }),
    variable('off', 'off', { isLocalStorage: false, isPersistentOnNav: false, preserveReference: false, readonly: false }),
    variable('elsewhere', 'elsewhere', { pageId: id('other') }),
  ])
  const bare = (name: string) => ({ id: id(name), name, type: 'string', defaultValue: null })
  expect(pageVariables(id('home'), view)).toStrictEqual([
    bare('plain'),
    { ...bare('full'), ...marks, defaultValue: 'x', queryName: 'q', resettable: false, pageId: id('home') },
    bare('off'),
  ])
})

test('publish-L1 a page is told with the data that it is a page of, and without any when it is of none', () => {
  const { view } = project([page('product', 'product', { cmsDataSetPath: 'shop.products' })])
  const told = (name: string) => {
    const record = view.find('page', id(name))
    return record && pageInfo(record, view, false)
  }
  expect(told('product')).toMatchObject({ cmsDataSetPath: 'shop.products' })
  expect(told('home')).not.toHaveProperty('cmsDataSetPath')
})

test('publish-L1 S2-17 S3-03 S3-04 S9-37 all that a page is told of itself, under the names of the specification', () => {
  const guarded = page('guarded', 'guarded', {
    name: 'Members',
    folder: 'club',
    langs: ['ru'],
    title: { ru: 'Для своих' },
    meta: { desc: { ru: 'Что здесь есть' } },
    metaImage: id('front'),
    userGroups: ['staff'],
  })
  const { view } = project([
    guarded,
    node('news', 'guarded', 'section', { name: 'Latest news' }),
    {
      id: id('front'),
      kind: 'asset',
      name: 'front.png',
      folder: '',
      index: 'a0',
      file: 'front.png',
      mime: 'image/png',
      size: 9,
    },
  ])
  expect(pageInfo(guarded, view, true)).toStrictEqual({
    id: id('guarded'),
    name: 'Members',
    folder: 'club',
    paths: { default: 'guarded' },
    langs: ['ru'],
    title: { ru: 'Для своих' },
    meta: { desc: { ru: 'Что здесь есть' } },
    metaImage: '/assets/front.png',
    pageUserGroups: ['staff'],
    sections: [{ uid: id('news'), sectionTitle: 'Latest news', linkId: 'latest_news' }],
    version: 3,
    live: true,
  })
})
