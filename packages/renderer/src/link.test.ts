import { describe, expect, test } from 'vitest'
import { createFakeHost } from '@heddle/testing'
import { toAnchor } from './link.ts'

const host = createFakeHost({}, '/shop/')
const draw = (href: string, more = {}) => toAnchor({ href, ...more }, host.scope, host)

describe('links', () => {
  test('renderer-R17 an address is handed on with its target', () => {
    expect(draw('https://a.b/', { target: '_blank', rel: 'noopener noreferrer' })).toEqual({
      href: 'https://a.b/',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
    expect(draw('/file.pdf', { download: 'Menu.pdf' })).toEqual({ href: '/file.pdf', download: 'Menu.pdf' })
  })
  test.each(['/a', '#b', 'mailto:a@b.c', 'tel:+7', '?a=1', 'a:b/c'.replace('a:', './')])(
    'renderer-R17 %j may be followed',
    (href) => {
      expect(draw(href).href).toBe(href)
    },
  )
  test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' \tjavascript:1', 'java\tscript:1', 'data:text/html,1', ''])(
    'renderer-R17 %j is left out',
    (href) => {
      expect(draw(href)).toEqual({})
    },
  )
  test('renderer-R30 a link whose address is too long leads to the page without the values that it has no room for, and says which', () => {
    const left: unknown[] = []
    const drawLong = (href: string) => toAnchor({ href }, host.scope, host, (names) => left.push(names)).href
    const long = 'x'.repeat(100_000)
    expect(drawLong(`/shop?a=1&q=${long}&b=2#end`)).toBe('/shop?a=1&b=2#end')
    expect(drawLong(`?q=${long}`)).toBe('?')
    expect(drawLong(`https://a.b/?q=${long}`)).toBe('https://a.b/')
    expect(drawLong(`/${long}`)).toBeUndefined()
    expect(drawLong('/shop?a=1')).toBe('/shop?a=1')
    expect(left).toEqual([['q'], ['q'], ['q'], []])
  })
  test('renderer-R17 a link to a page names the colour of its progress bar', () => {
    expect(draw('/shop', { pageId: 'p', loadProgressColor: 'blue' })['data-progress']).toBe('blue')
    expect(draw('https://a.b/', { loadProgressColor: 'blue' })).toEqual({ href: 'https://a.b/' })
  })
  test('renderer-R18 at the root of the site only links to it are current', () => {
    const home = createFakeHost({}, '/')
    const current = (href: string) => toAnchor({ href, pageId: 'p' }, home.scope, home)['aria-current']
    expect([current('/'), current('/?a'), current('/#b'), current('/a'), current('/a/')]).toEqual([
      'page',
      'page',
      'page',
      undefined,
      undefined,
    ])
  })
  test('renderer-R18 S4-11 a link to the page on show is current, whatever follows the path', () => {
    expect(draw('/shop', { pageId: 'p' })['aria-current']).toBe('page')
    expect(draw('/shop/?a=1#b', { pageId: 'p' })['aria-current']).toBe('page')
    expect(draw('/shops', { pageId: 'p' })['aria-current']).toBeUndefined()
    expect(draw('?a=1', { pageId: 'p' })['aria-current']).toBeUndefined()
    expect(draw('/shop')['aria-current']).toBeUndefined()
  })
})
