import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Avatar, hueOf, initialsOf } from './component.tsx'

const draw = (props: { readonly name?: unknown; readonly url?: unknown }, link?: { href: string }): string =>
  renderToStaticMarkup(<Avatar root={{ id: 'who' }} props={{ name: '', url: '', ...props } as never} {...(link && { link })} />)

describe('an avatar', () => {
  test('is a picture with a name, over the letters that stand there when it does not come', () => {
    const html = draw({ name: 'Anna Smith', url: '/anna.png' })
    expect(html).toMatch(
      /^<span id="who" role="img" aria-label="Anna Smith"><span[^>]*aria-hidden="true">AS<\/span><img[^>]*><\/span>$/,
    )
    expect(html).toContain('<img class="heddle-portrait" src="/anna.png" alt="" loading="lazy"/>')
  })

  test('without a picture is the letters alone, without a name decoration', () => {
    expect(draw({ name: 'Anna' })).not.toContain('<img')
    expect(draw({})).toMatch(/^<span id="who" aria-hidden="true">/)
    for (const url of [null, 4, {}]) expect(draw({ url })).not.toContain('<img')
  })

  test('with a link is an anchor with the name', () => {
    expect(draw({ name: 'Anna' }, { href: '/anna' })).toMatch(/^<a id="who" href="\/anna" aria-label="Anna">/)
  })
})

test.each([
  ['Anna Smith', 'AS'],
  ['anna maria von smith', 'AS'],
  ['Борис', 'Б'],
  ['😀 smile', '😀S'],
  ['  ', ''],
  ['', ''],
])('the letters of "%s" are "%s"', (name, letters) => expect(initialsOf(name)).toBe(letters))

test('a name has always the same colour, and others have others', () => {
  expect(hueOf('Anna Smith')).toBe(hueOf('Anna Smith'))
  const hues = ['Anna', 'Boris', 'Clara', 'Dirk', ''].map(hueOf)
  expect(new Set(hues).size).toBe(hues.length)
  expect(hues.every((hue) => hue >= 0 && hue < 360)).toBe(true)
})
