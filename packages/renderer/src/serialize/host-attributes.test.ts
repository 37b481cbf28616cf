import { describe, expect, test } from 'vitest'
import { printAttributes } from './host-attributes.ts'

/** Left to react-dom. */
const LEFT = undefined

describe('attributes of a host element', () => {
  test.each<[string, Readonly<Record<string, unknown>>, string | undefined]>([
    ['texts', { id: 'a', className: 'b c', title: 'Say "hi" & go' }, ' id="a" class="b c" title="Say &quot;hi&quot; &amp; go"'],
    ['numbers', { width: 40, tabIndex: 0 }, ' width="40" tabindex="0"'],
    ['nothing', { id: undefined, title: null }, ''],
    ['what is no attribute', { children: 'x', suppressHydrationWarning: true, onClick: () => {} }, ''],
    ['booleans', { disabled: true, hidden: false, itemScope: true }, ' disabled="" itemscope=""'],
    [
      'marks',
      { 'data-on': true, 'aria-hidden': false, 'data-n': 3, 'x-own': 'a' },
      ' data-on="true" aria-hidden="false" data-n="3" x-own="a"',
    ],
    ['a boolean of an element of somebody’s own', { 'x-own': true }, ''],
    ['a download', { download: true }, ' download=""'],
    ['a download with a name', { download: 'Menu.pdf' }, ' download="Menu.pdf"'],
    ['no download', { download: false }, ''],
    [
      'styles',
      { style: { color: ' red ', backgroundColor: 'blue', '--a': '1', WebkitLineClamp: '2', msFlex: '1' } },
      ' style="color:red;background-color:blue;--a:1;-webkit-line-clamp:2;-ms-flex:1"',
    ],
    ['styles without a value', { style: { color: '', margin: null, gap: undefined, top: true } }, ''],
    ['addresses', { href: '/a?b=1&c', src: 'java.png' }, ' href="/a?b=1&amp;c" src="java.png"'],
  ])('renderer-R23 are written here: %s', (_, props, html) => {
    expect(printAttributes('div', props)).toBe(html)
  })

  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['a name that is not known', { spellCheck: true }],
    ['a handler that is none', { onClick: 'alert(1)' }],
    ['a text that is an object', { id: {} }],
    ['a boolean that is a text', { disabled: 'yes' }],
    ['a style that is a text', { style: 'color:red' }],
    ['a style without a value', { style: null, id: {} }],
    ['a style with a number', { style: { width: 4 } }],
    ['a style with a list', { style: { width: ['4'] } }],
    ['an address that is no text', { href: 7 }],
    ['an empty address', { src: '' }],
    ['code', { href: 'javascript:alert(1)' }],
    ['code with blanks', { href: ' \u0001jAva\nscript :alert(1)' }],
  ])('renderer-R23 are left to react-dom, with all others of the element: %s', (_, props) => {
    expect(printAttributes('div', { title: 'first', ...props })).toBe(LEFT)
    expect(printAttributes('div', { ...props, title: 'last' })).toBe(LEFT)
  })

  test('renderer-R23 the empty address is one for an anchor only', () => {
    expect(printAttributes('a', { href: '' })).toBe(' href=""')
    expect(printAttributes('link', { href: '' })).toBe(LEFT)
    expect(printAttributes('img', { src: '' })).toBe(LEFT)
  })

  test('renderer-R23 names without number are written alike, the first time and later', () => {
    for (const _ of [1, 2])
      for (let at = 0; at < 600; at += 1) {
        expect(printAttributes('div', { [`data-n${at}`]: 'x' })).toBe(` data-n${at}="x"`)
        expect(printAttributes('div', { [`unknown${at}`]: 'x' })).toBe(LEFT)
      }
  })
})
