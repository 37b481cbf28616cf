import { describe, expect, it } from 'vitest'
import { codesOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { deleteClass } from '../styles/delete-class.ts'
import { deletePage } from './delete-page.ts'
import { deleteToken } from '../styles/delete-token.ts'
import { deleteVariable } from '../variables/delete-variable.ts'
import { duplicatePage } from './duplicate-page.ts'
import { insertAsset } from '../assets/insert-asset.ts'
import { insertClass } from '../styles/insert-class.ts'
import { insertPage } from './insert-page.ts'
import { insertToken } from '../styles/insert-token.ts'
import { insertVariable } from '../variables/insert-variable.ts'
import { movePage } from './move-page.ts'
import { renamePage } from './rename-page.ts'
import { setProp } from '../nodes/set-values.ts'
import { setClass } from '../styles/set-class.ts'
import { setPage } from './set-page.ts'
import { setNotFoundPage } from './set-not-found-page.ts'
import { setPagePath } from './set-page-path.ts'
import { setSite } from '../site/set-site.ts'
import { setStyle } from '../styles/set-style.ts'
import { setToken } from '../styles/set-token.ts'
import { setVariable } from '../variables/set-variable.ts'

const page = (name: string, path?: string) => ({ name, newId: idSource('p'), ...(path !== undefined && { path }) })

describe('paths', () => {
  it.each(['news', 'новости/2026', 'a-b_c.d~e', 'blog/{{slug|first-post}}', '{{lang}}/{{id}}', '404'])(
    'document-D30 "%s" is a path',
    (path) => {
      expect(codesOf(insertPage(smallSite().view, page('Page', path)))).toEqual([])
    },
  )

  it.each([
    ['', 'A page needs a path'],
    ['/news', 'neither begins nor ends'],
    ['news/', 'neither begins nor ends'],
    ['a//b', 'empty part'],
    ['a/../b', '".."'],
    ['a/./b', '"."'],
    ['a b', '" "'],
    ['a?b', '"?"'],
    ['a\\b', '"\\"'],
    ['a%2e', '"%"'],
    ['x{{id}}{{size}}', 'x{{id}}{{size}}'],
    ['x?{{id}}', '"?"'],
    ['{{1a}}', '{{1a}}'],
    ['{{a}}/{{a}}', '"a" stands twice'],
    ['x'.repeat(501), '500'],
  ])('document-D30 "%s" is refused and the message says why', (path, words) => {
    const result = insertPage(smallSite().view, page('Page', path))
    expect(result.ok ? '' : result.issues[0]?.message).toContain(words)
  })

  it('document-D31 a page becomes the one for unknown addresses in every language, and the one that was it gets a path by its name', () => {
    const { view, run } = smallSite()
    const [lost = ''] = run(insertPage(view, page('Lost', 'lost')))
    run(setPagePath(view, { id: lost, language: 'ru', path: 'потеряно' }))
    const before = view.find('page', idOf('about'))?.paths
    run(setNotFoundPage(view, { id: idOf('about') }))
    expect(run(setNotFoundPage(view, { id: lost }))).toEqual([lost])
    expect(view.find('page', lost)?.paths).toEqual({ default: '404' })
    expect(view.find('page', idOf('about'))?.paths).toEqual({ default: String(before?.default) })
    expect(codesOf(setNotFoundPage(view, { id: idOf('gone') }))).toEqual(['unknown-record'])
  })

  it('document-D31 two pages never share an address, whatever the case and the names of parameters', () => {
    const { view, run } = smallSite()
    expect(codesOf(insertPage(view, page('Again', 'About')))).toEqual(['path-taken'])
    run(insertPage(view, page('Post', 'blog/{{slug}}')))
    expect(codesOf(insertPage(view, { ...page('Other', 'blog/{{id|1}}'), newId: idSource('q') }))).toEqual(['path-taken'])
    expect(codesOf(setPagePath(view, { id: idOf('about'), path: 'home' }))).toEqual(['path-taken'])
  })

  it('document-D31 a page may have a path of its own in a language', () => {
    const { view, store, run } = smallSite()
    store.apply({ set: { [idOf('site')]: { 'languages/en': [null, { index: 'a5', isDefault: false }] } } })
    run(setPagePath(view, { id: idOf('about'), language: 'en', path: 'about-us' }))
    run(setPagePath(view, { id: idOf('about'), path: 'o-nas' }))
    expect(view.find('page', idOf('about'))?.paths).toEqual({ default: 'o-nas', en: 'about-us' })
    expect(codesOf(setPagePath(view, { id: idOf('home'), language: 'en', path: 'about-us' }))).toEqual(['path-taken'])
    expect(codesOf(setPagePath(view, { id: idOf('home'), language: 'de', path: 'x' }))).toEqual(['foreign-language'])
    expect(codesOf(setPagePath(view, { id: idOf('home'), path: 'en/x' }))).toEqual(['path-is-language', 'path-is-language'])
    run(setPagePath(view, { id: idOf('about'), language: 'en', path: null }))
    expect(view.find('page', idOf('about'))?.paths).toEqual({ default: 'o-nas' })
  })

  it('document-D30 a path is made from the name when none is given', () => {
    const { view, run } = smallSite()
    const [id = ''] = run(insertPage(view, page('О студии!')))
    expect(view.find('page', id)).toMatchObject({ paths: { default: 'о-студии' }, langs: ['ru'], title: { ru: 'О студии!' } })
    const [second = ''] = run(insertPage(view, { name: 'About', newId: idSource('q') }))
    expect(view.find('page', second)?.paths).toEqual({ default: 'about-2' })
  })
})

describe('pages', () => {
  it('document-D32 a deleted page takes sections and variables along; home stays', () => {
    const { view, store, run } = smallSite()
    expect(codesOf(deletePage(view, { id: idOf('home') }))).toEqual(['home-page'])
    run(setSite(view, { values: { homePageId: idOf('about') } }))
    run(deletePage(view, { id: idOf('home') }))
    expect([...store.ids('node')]).toEqual([idOf('second')])
    expect(view.of('variable')).toEqual([])
    expect(codesOf(deletePage(view, { id: idOf('about') }))).toEqual(['last-page'])
  })

  it('document-D33 a duplicate has its own nodes and variables, and its formulas mean them', () => {
    const { view, run } = smallSite()
    const [copy = ''] = run(duplicatePage(view, { id: idOf('home'), newId: idSource() }))
    expect(view.of('page').map(({ name }) => name)).toEqual(['Home', 'Home 2', 'About'])
    expect(view.find('page', copy)?.paths).toEqual({ default: 'home-2' })
    const variable = view.of('variable').find(({ pageId }) => pageId === copy)
    const [section = ''] = view.children(copy, 'sections')
    const [, textId = ''] = view.children(section)
    expect(view.find('node', textId)?.props['text']?.['ru']).toEqual({ type: 'f', code: `variables['${variable?.id}']` })
  })

  it('document-D33 what was made from a name follows it while the page is empty', () => {
    const { view, run } = smallSite()
    const id = run(insertPage(view, page('Page 4')))[0] ?? ''
    const named = (name: string) => {
      run(renamePage(view, { id, name }))
      return view.find('page', id)?.paths['default']
    }
    expect([named('Our team'), named('About')]).toEqual(['our-team', 'about-2'])
    expect(view.find('page', id)?.title).toEqual({ ru: 'About' })
    run(setPagePath(view, { id, path: 'people' }))
    run(setPage(view, { id, values: { title: { ru: 'Люди' } } }))
    expect(named('People of the lake')).toBe('people')
    expect(view.find('page', id)?.title).toEqual({ ru: 'Люди' })
    expect(view.children(idOf('home'))).not.toEqual([])
    run(renamePage(view, { id: idOf('home'), name: 'Start' }))
    expect(view.find('page', idOf('home'))?.paths['default']).toBe('home')
  })

  it('document-D33 settings of a page change one by one', () => {
    const { view, run } = smallSite()
    run(renamePage(view, { id: idOf('about'), name: 'О нас' }))
    run(
      setPage(view, {
        id: idOf('about'),
        values: { title: { ru: 'О студии' }, meta: { desc: { ru: 'Кто мы' } }, folder: 'Company' },
      }),
    )
    expect(view.find('page', idOf('about'))).toMatchObject({
      name: 'О нас',
      title: { ru: 'О студии' },
      meta: { desc: { ru: 'Кто мы' } },
      folder: 'Company',
    })
    expect(codesOf(renamePage(view, { id: idOf('about'), name: ' ' }))).toEqual(['empty-name'])
    expect(codesOf(setPage(view, { id: idOf('about'), values: { title: { de: 'x' }, metaImage: idOf('gone') } }))).toEqual([
      'unknown-reference',
      'foreign-language',
    ])
  })

  it('document-D1 pages are reordered', () => {
    const { view, run } = smallSite()
    run(movePage(view, { id: idOf('about'), at: 0, folder: 'Company' }))
    expect(view.of('page').map(({ name }) => name)).toEqual(['About', 'Home'])
  })
})

describe('variables', () => {
  it('document-D34 a name is unique where its formulas see it', () => {
    const { view, run } = smallSite()
    const variable = { name: 'who', type: 'string', newId: idSource('v') } as const
    expect(codesOf(insertVariable(view, variable))).toEqual(['name-taken'])
    expect(codesOf(insertVariable(view, { ...variable, pageId: idOf('home') }))).toEqual(['name-taken'])
    run(insertVariable(view, { ...variable, pageId: idOf('about') }))
    expect(codesOf(setVariable(view, { id: idOf('variable'), values: { name: '' } }))).toEqual(['empty-name'])
  })

  it.each([
    ['number', 'five'],
    ['boolean', 'true'],
    ['array', {}],
    ['object', []],
    ['query', 5],
  ] as const)('document-D34 a %s does not take %j', (type, defaultValue) => {
    expect(codesOf(insertVariable(smallSite().view, { name: 'n', type, defaultValue, newId: idSource('v') }))).toEqual([
      'wrong-value',
    ])
  })

  it('document-D34 a new type drops a default value that does not fit', () => {
    const { view, run } = smallSite()
    run(setVariable(view, { id: idOf('variable'), values: { defaultValue: 'me' } }))
    run(setVariable(view, { id: idOf('variable'), values: { type: 'number' } }))
    expect(view.find('variable', idOf('variable'))).not.toHaveProperty('defaultValue')
    run(setVariable(view, { id: idOf('variable'), values: { type: 'query' } }))
    expect(view.find('variable', idOf('variable'))?.defaultValue, 'a text begins empty').toBe('')
    run(setVariable(view, { id: idOf('variable'), values: { defaultValue: 'you' } }))
    run(setVariable(view, { id: idOf('variable'), values: { type: 'string' } }))
    expect(view.find('variable', idOf('variable'))?.defaultValue).toBe('you')
    run(deleteVariable(view, { id: idOf('variable') }))
    expect(view.of('variable')).toEqual([])
  })
})

describe('design', () => {
  it('document-D35 a deleted token leaves its value, a deleted class is taken off', () => {
    const { view, run } = smallSite()
    run(deleteToken(view, { id: idOf('token') }))
    expect(view.find('node', idOf('box'))?.styles).toEqual({ default: { color: '#123456' } })
    run(insertClass(view, { name: 'Small', parentId: idOf('class'), newId: idSource('k') }))
    run(deleteClass(view, { id: idOf('class') }))
    expect(view.of('style-class')).toEqual([])
    expect(view.find('node', idOf('texta'))?.classes).toEqual({})
  })

  it('document-D35 a deleted token leaves its value in fields that it was given to', () => {
    const { view, run } = smallSite()
    const token = { type: 'token', id: idOf('token') }
    run(setProp(view, { ids: [idOf('box')], field: 'ground', variant: 'default', value: token, fieldsOf: () => undefined }))
    run(deleteToken(view, { id: idOf('token') }))
    expect(view.find('node', idOf('box'))?.props['ground']).toEqual({ default: '#123456' })
  })

  it('document-D35 a deleted typography leaves its letter spacing too, where the text has none of its own', () => {
    const { view, run } = smallSite()
    const font = { type: 'typography', name: 'Lead', value: '400 21px/1.5 serif', letterSpacing: '0.02em' } as const
    const [id = ''] = run(insertToken(view, { ...font, newId: idSource('t') }))
    const token = { type: 'token', id } as const
    run(setStyle(view, { ids: [idOf('box')], variant: 'default', values: { font: token, color: null } }))
    run(setStyle(view, { ids: [idOf('box')], variant: 'mobile', values: { font: token, 'letter-spacing': '1px' } }))
    run(setStyle(view, { ids: [idOf('box')], variant: 'tablet', values: { '--own': token } }))
    run(deleteToken(view, { id }))
    expect(view.find('node', idOf('box'))?.styles).toEqual({
      default: { font: font.value, 'letter-spacing': '0.02em' },
      mobile: { font: font.value, 'letter-spacing': '1px' },
      tablet: { '--own': font.value },
    })
  })

  it('document-D35 tokens and classes are checked like what they stand for', () => {
    const { view, run } = smallSite()
    const token = { type: 'color', name: 'Sun', value: '#fc0', newId: idSource('t') } as const
    expect(codesOf(insertToken(view, { ...token, value: 'sunny' }))).toEqual(['wrong-value'])
    const [id = ''] = run(insertToken(view, token))
    expect(codesOf(setToken(view, { id, values: { darkValue: 'url(x)' } }))).toEqual(['wrong-value'])
    expect(codesOf(setToken(view, { id, values: { letterSpacing: '1px' } }))).toEqual(['wrong-value'])
    const font = { ...token, type: 'typography', value: '400 12px serif' } as const
    expect(codesOf(insertToken(view, { ...font, letterSpacing: 'wide' }))).toEqual(['wrong-value'])
    for (const [type, value] of [
      ['radius', '-1px'],
      ['shadow', '4px'],
      ['duration', '200'],
    ] as const)
      expect(codesOf(insertToken(view, { ...token, type, value }))).toEqual(['wrong-value'])
    expect(codesOf(insertClass(view, { name: 'Lead', newId: idSource('k') }))).toEqual(['name-taken'])
    const [sub = ''] = run(insertClass(view, { name: 'Lead', parentId: idOf('class'), newId: idSource('k') }))
    expect(codesOf(setClass(view, { id: idOf('class'), values: { parentId: sub } }))).toEqual(['class-cycle'])
  })

  it('document-D36 a site names pages and files that exist', () => {
    const { view, run } = smallSite()
    const set = (values: Parameters<typeof setSite>[1]['values']) => codesOf(setSite(view, { values }))
    expect(set({ homePageId: idOf('gone') })).toEqual(['unknown-home-page'])
    expect(set({ favicon: idOf('gone') })).toEqual(['unknown-reference'])
    expect(set({ baseTag: { href: 'javascript:x' } })).toEqual(['unsafe-address'])
    const file = { name: 'Icon', file: 'abcdef0123.png', mime: 'image/png', size: 10, newId: idSource('f') }
    const [asset = ''] = run(insertAsset(view, file))
    run(setSite(view, { values: { favicon: asset, defaultTheme: 'dark', name: ' New ' } }))
    expect(view.site()).toMatchObject({ favicon: asset, defaultTheme: 'dark', name: 'New' })
  })
})
