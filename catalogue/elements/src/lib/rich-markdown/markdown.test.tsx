import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from '../../items/markdown/component.tsx'
import { cleanHtml, plainText } from '../rich-html/clean-html.ts'
import { readMarkdown } from './read-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

const read = (text: string): string => cleanHtml(readMarkdown(text))

test.each([
  ['# Tea\n\nhot *and* **black**', '<h1>Tea</h1><p>hot <em>and</em> <strong>black</strong></p>'],
  ['- a\n- b\n  - c', '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
  ['> a\n>\n> b', '<blockquote><p>a</p><p>b</p></blockquote>'],
  ['```js\na < b\n```', '<pre><code class="language-js">a &lt; b</code></pre>'],
  ['a `<b>` c', '<p>a <code>&lt;b&gt;</code> c</p>'],
  [
    '[a](https://a.test) <https://b.test/>',
    '<p><a href="https://a.test">a</a> <a href="https://b.test/">https://b.test/</a></p>',
  ],
  ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
  ['![tea](/a.png "T")', '<img src="/a.png" alt="tea" title="T">'],
  [
    '| a | b |\n| --- | --- |\n| c | d\\|e |',
    '<table><tr><th><p>a</p></th><th><p>b</p></th></tr><tr><td><p>c</p></td><td><p>d|e</p></td></tr></table>',
  ],
  ['a  \nb\\\nc\nd', '<p>a<br>b<br>c d</p>'],
  ['---', '<hr>'],
  ['snake_case_name 2 * 3 * 4', '<p>snake_case_name 2 * 3 * 4</p>'],
  [String.raw`\*a\* \# b`, '<p>*a* # b</p>'],
  ['~~a~~ **b', '<p><s>a</s> **b</p>'],
  ['', ''],
])('%j is read', (text, html) => expect(read(text)).toBe(html))

test.each([
  '# Tea\n\nhot *and* **black**',
  '- a\n- b\n  - c',
  '- [x] done\n- [ ] open',
  '3. a\n4. b',
  '> a\n>\n> - b',
  '```js\na\n\nb\n```',
  '[a](https://a.test) `b`',
  '![tea](/a.png)',
  '| a | b |\n| --- | --- |\n| c | d |',
  'a\\\nb',
  String.raw`\*a\* \_b\_ \[c\] \<d`,
  'a <span data-type="mention" data-id="1" data-label="Ada">@Ada</span>',
])('%j is written as it was read', (text) => expect(writeMarkdown(read(text))).toBe(text))

test('what Markdown does not have is left out, its text stays', () => {
  expect(writeMarkdown('<p style="text-align: right"><u>a</u> <span style="color: red">b</span></p>')).toBe('a b')
})

test('any text is a text again when it was written and read', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'ab *_`~[]()<>&\\#-+.|!1:"'), minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(texts, (text) => {
      const html = cleanHtml(`<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
      expect(plainText(read(writeMarkdown(html)))).toBe(plainText(html))
    }),
  )
})

test('an element that shows a text and an editor that opens it read the same words', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'ab *_`~[]()\\#-+.|!1:"\n'), minLength: 1, maxLength: 60 })
  const words = (text: string): string => text.replaceAll(/\s+/g, '')
  fc.assert(
    fc.property(texts, (text) => {
      const shown = renderToStaticMarkup(<Markdown root={{}} props={{ text, level: 1, newTab: false }} />)
      expect(words(plainText(read(text)))).toBe(words(plainText(cleanHtml(shown))))
    }),
  )
})

test.each([
  '*',
  '**a',
  '[',
  '![',
  '](',
  '`',
  '``` ',
  '> ',
  '- ',
  '  - a\n',
  '|',
  '|-|\n',
  '| \\|',
  'a|\n-|-\n\\|',
  '[a](b',
  '![[](',
  '](a "',
  '<http://a',
  '*[_`',
  '_a',
  '\\',
  '<a',
  '#',
  '1. ',
  '\n\n',
  '~~',
])('many of %j are read without delay', (piece) => {
  const start = performance.now()
  read(piece.repeat(60_000 / piece.length))
  expect(performance.now() - start).toBeLessThan(3000)
})
