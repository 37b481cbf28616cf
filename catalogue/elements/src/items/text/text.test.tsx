import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Text } from './component.tsx'

const draw = (text: unknown, tag: 'p' | 'button' | 'h1' = 'p', link?: { href: string }) =>
  renderToStaticMarkup(<Text root={{}} props={{ text: text as string, tag, sanitize: true }} {...(link && { link })} />)

describe('text', () => {
  test('a new line is a line break', () => {
    expect(draw('one\n\ntwo\n')).toBe('<p>one<br/><br/>two<br/></p>')
    expect(draw('\none')).toBe('<p><br/>one</p>')
  })
  test('HTML and double braces in it are text', () => {
    expect(draw('<img onerror="x"> {{name}}')).toBe('<p>&lt;img onerror=&quot;x&quot;&gt; {{name}}</p>')
  })
  test.each([
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [false, 'false'],
    [['a'], '[&quot;a&quot;]'],
  ])('%j is shown as %j', (value, shown) => expect(draw(value)).toBe(`<p>${shown}</p>`))
  test('a button never submits', () => expect(draw('More', 'button')).toBe('<button type="button">More</button>'))
  test('with a link it is an anchor, whatever its tag', () => {
    expect(draw('More', 'h1', { href: '/m' })).toBe('<a href="/m">More</a>')
  })
})
