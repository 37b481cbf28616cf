import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Markdown } from './component.tsx'

const draw = (text: string, props: object = {}): string =>
  renderToStaticMarkup(<Markdown root={{}} props={{ text, level: 1, newTab: false, ...props }} />)
    .replace('<div data-markdown="">', '')
    .replace(/<\/div>$/, '')

test.each([
  ['a **b** c', '<p>a <strong>b</strong> c</p>'],
  ['a *b* __c__ _d_ ~~e~~', '<p>a <em>b</em> <strong>c</strong> <em>d</em> <del>e</del></p>'],
  ['**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
  ['snake_case_name and 2 * 3 * 4', '<p>snake_case_name and 2 * 3 * 4</p>'],
  ['**open and *more', '<p>**open and *more</p>'],
  ['\\*no\\* \\q', '<p>*no* \\q</p>'],
  ['`a *b*` and ``c ` d``', '<p><code>a *b*</code> and <code>c ` d</code></p>'],
  ['one`', '<p>one`</p>'],
  ['two  \nlines\nand one', '<p>two<br/>lines\nand one</p>'],
  ['[a *b*](/there "T")', '<p><a href="/there" title="T">a <em>b</em></a></p>'],
  ['see https://a.example/x. Then', '<p>see <a href="https://a.example/x">https://a.example/x</a>. Then</p>'],
  ['![A loaf](/a.jpg)', '<p><img src="/a.jpg" alt="A loaf" loading="lazy"/></p>'],
  ['# One\n## Two ##', '<h1 id="one">One</h1><h2 id="two">Two</h2>'],
  ['# Хлеб & соль\n# Хлеб, соль', '<h1 id="хлеб-соль">Хлеб &amp; соль</h1><h1 id="хлеб-соль-2">Хлеб, соль</h1>'],
  [
    '- a\n- b\n  - c\n\ntext',
    '<ul><li><span>a</span></li><li><span>b</span><ul><li><span>c</span></li></ul></li></ul><p>text</p>',
  ],
  ['3. a\n4. b', '<ol start="3"><li><span>a</span></li><li><span>b</span></li></ol>'],
  [
    '- [x] a\n- [ ] *b*',
    '<ul><li class="heddle-task-done"><span>a</span></li><li class="heddle-task"><span><em>b</em></span></li></ul>',
  ],
  [
    '| a\\|b | c |\n|--|--|',
    '<table><thead><tr><th scope="col">a|b</th><th scope="col">c</th></tr></thead><tbody></tbody></table>',
  ],
  ['[![A loaf](/a.jpg)](/b)', '<p><a href="/b"><img src="/a.jpg" alt="A loaf" loading="lazy"/></a></p>'],
  ['[a [b] c](/d) [e](</f> "g")', '<p><a href="/d">a [b] c</a> <a href="/f" title="g">e</a></p>'],
  ['<https://a.example/x>', '<p><a href="https://a.example/x">https://a.example/x</a></p>'],
  ['> a\n> > b', '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>'],
  ['```js\n<b>\n```\nx', '<pre tabindex="0"><code data-language="js">&lt;b&gt;</code></pre><p>x</p>'],
  ['---\n***', '<hr/><hr/>'],
  [
    '| a | b |\n|---|---|\n| 1 | *2* |\n| 3 |',
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td><em>2</em></td></tr><tr><td>3</td><td></td></tr></tbody></table>',
  ],
])('%j', (text, html) => expect(draw(text)).toBe(html))

describe('what others wrote', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert)',
    '[a](data:text/html,x)',
    '[a](\u0001javascript:x)',
    '![a](" onerror="x)',
    '# <b onclick=x>',
    '```"><script>\nx\n```',
    '[a](vbscript:x "t")',
  ])('stays words: %j', (text) => {
    const html = draw(text)
    expect(html).not.toMatch(/<script|<b |onerror="|onclick="|href="(?!https?:|[#/])/i)
    expect(html).not.toMatch(/(?:href|src)="[^"]*(?:script|data):/i)
  })

  test.each([
    ['marks', '*a **b _c __d ~~e '],
    ['brackets', '[a]('],
    ['pictures', '![![['],
    ['code', '` `` ``` '],
    ['quotes', '>'],
    ['lists', '- - - '],
    ['tables', `|${'a'.repeat(40)}\n|-|\n`],
    ['addresses', 'https://a'],
    ['blanks', ' \t'],
    ['escapes', '\\'],
    ['escaped bars', '|\\|'],
    ['open links', '[a](b '],
    ['headings', '# # '],
  ])('takes twice the time for twice the text: %s', (_, piece) => {
    const timeOf = (length: number): number => {
      const text = piece.repeat(Math.ceil(length / piece.length))
      return Math.min(
        ...[0, 1, 2].map(() => {
          const from = performance.now()
          draw(text)
          return performance.now() - from
        }),
      )
    }
    timeOf(1000)
    // A time that grows with the square would be sixteen times as long.
    expect(timeOf(40_000)).toBeLessThan(Math.max(20, timeOf(10_000)) * 9)
  })
})

test('headings begin at the level that the page has room for, and links may open a new tab', () => {
  expect(draw('# a\n###### b', { level: 3 })).toBe('<h3 id="a">a</h3><h6 id="b">b</h6>')
  expect(draw('# a', { level: 'x' })).toBe('<h2 id="a">a</h2>')
  expect(draw('[a](/b)', { newTab: true })).toContain('target="_blank" rel="noopener noreferrer"')
})
