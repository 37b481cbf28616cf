import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml, isBlank, plainText } from './clean-html.ts'

test.each([
  ['<p>Hello <b>all</b> <i>of</i> you</p>', '<p>Hello <strong>all</strong> <em>of</em> you</p>'],
  ['<h2 style="text-align: center; position: fixed">A</h2>', '<h2 style="text-align: center">A</h2>'],
  ['<span style="color: rgb(1, 2, 3)">A</span>', '<span style="color: rgb(1, 2, 3)">A</span>'],
  ['<span style="color: #f00"><span>A</span>B</span>', '<span style="color: #f00">AB</span>'],
  ['<ol start="3"><li>A<li>B</ol>', '<ol start="3"><li>A</li><li>B</li></ol>'],
  ['<p>A<p>B', '<p>A</p><p>B</p>'],
  ['<p>A<table><tr><td colspan=2>B<td>C</table>', '<p>A</p><table><tr><td colspan="2">B</td><td>C</td></tr></table>'],
  ['<pre><code class="language-js">a &lt; b</code></pre>', '<pre><code class="language-js">a &lt; b</code></pre>'],
  ['<a href="https://a.test/?a=1&amp;b=2" onclick=x>A</a>', '<a href="https://a.test/?a=1&amp;b=2">A</a>'],
  ['<a href=/there target=_blank>A</a>', '<a href="/there" target="_blank" rel="noopener noreferrer">A</a>'],
  ['<a href="/a">A<a href="/b">B</a></a>', '<a href="/a">A</a><a href="/b">B</a>'],
  [
    '<span data-type="mention" data-id="1" data-label="Ada">@Ada</span>',
    '<span data-type="mention" data-id="1" data-label="Ada">@Ada</span>',
  ],
  ['<li>A</li><td>B</td>', 'AB'],
  ['1 < 2 &amp; 3 &unknown; &#x41;', '1 &lt; 2 &amp; 3 &amp;unknown; A'],
  ['<div><section><p>A</p></section></div>', '<p>A</p>'],
  ['A<!-- <b>x</b> -->B<!DOCTYPE html>C', 'ABC'],
  ['', ''],
])('%s is kept as %s', (html, clean) => expect(cleanHtml(html)).toBe(clean))

test('what is to be done says whether it is, once, however often it is cleaned', () => {
  const given =
    '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><label><input type="checkbox"></label><div><p>A</p></div></li></ul>'
  const once = cleanHtml(given)
  expect(once).toBe(
    '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><span role="img" aria-label="☑"></span><p>A</p></li></ul>',
  )
  expect(cleanHtml(once)).toBe(once)
})

describe('what runs is left out', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)',
    '<script>alert(1)</script ',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi onclick=alert(1)>',
    '<style>*{color:red}</style>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<img src=x:y onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
    '<input autofocus onfocus=alert(1)>',
    '<!-- --!><img src=x onerror=alert(1)>',
  ])('%s', (html) => expect(cleanHtml(html)).toBe(''))

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' &#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc',
  ])('a link to %s leads nowhere', (address) => expect(cleanHtml(`<a href="${address}">A</a>`)).toBe('A'))

  test('a link in a text leads to this site, http, https, mailto and tel', () => {
    for (const address of ['/a', '#b', '?c', 'd', 'http://a.test', 'https://a.test', 'mailto:a@b.test', 'tel:+1'])
      expect(cleanHtml(`<a href="${address}">A</a>`)).toBe(`<a href="${address}">A</a>`)
  })

  test('a picture in the text itself stays up to a size', () => {
    const picture = (signs: number) => `<img src="data:image/png;base64,${'A'.repeat(signs)}" alt="">`
    expect(cleanHtml(picture(1000))).toBe(picture(1000))
    expect(cleanHtml(picture(1_000_001))).toBe('')
  })

  test('no attribute leaves its quotes', () => {
    expect(cleanHtml(`<img src="/a.png" alt='"><script>alert(1)</script>'>`)).toBe(
      '<img src="/a.png" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
    )
  })
})

const PIECES =
  '<p>|</p>|<b>|</b>|<a href="/x">|</a>|<ul>|<li>|</ul>|<table>|<tr>|<td>|</table>|<span style="color:red">|</span>|<script>|</script>|<!--|-->|<img src=/a>|<br>|<|>|"|\'|=|&|&lt;|text| |/|<div |onclick=|<svg|</p '.split(
    '|',
  )

test('whatever it is made of, it is whole, holds nothing else, and stays as it is when it is cleaned again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }), (pieces) => {
      const clean = cleanHtml(pieces.join(''))
      expect(cleanHtml(clean)).toBe(clean)
      expect(clean).not.toMatch(/<(?!\/?(?:p|strong|a|ul|li|table|tr|td|span|img|br)[ >])/)
      expect(clean).not.toMatch(/<[^>]*onclick/)
      const open: string[] = []
      for (const [, end, name = ''] of clean.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        if (end) expect(open.pop()).toBe(name)
        else if (name !== 'img' && name !== 'br') open.push(name)
      }
      expect(open).toEqual([])
    }),
  )
})

test.each([
  '<',
  '<p>',
  '</p>',
  '<a ',
  '<!--',
  '<b>',
  '<script>',
  '<p a=',
  '</b><i>',
  "<p a='",
  '<table><tr><td>',
  '&amp;',
  '<script></',
])('many of %s are read without delay', (piece) => {
  const start = performance.now()
  cleanHtml(piece.repeat(200_000 / piece.length))
  expect(performance.now() - start).toBeLessThan(1500)
})

test('says what a text says, and whether it says anything', () => {
  expect(plainText('<h1>A</h1><p>B &amp; <b>C</b></p><ul><li>D</li></ul>')).toBe('A\nB & C\nD')
  expect([isBlank(''), isBlank('<p> &nbsp;</p>'), isBlank('<p>a</p>'), isBlank('<p><img src="/a"></p>')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
