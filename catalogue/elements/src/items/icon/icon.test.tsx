import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Icon } from './component.tsx'

const draw = (icon: string, label = '', link?: { href: string }) =>
  renderToStaticMarkup(
    <Icon root={{ className: 'k' }} props={{ icon, label, color: '', fontSize: '24px' }} {...(link && { link })} />,
  )

describe('icon', () => {
  test('is a mask over the colour of the text, and hidden from readers', () => {
    expect(draw('star')).toBe('<span class="k" style="mask-image:url(/icons/star.svg)" aria-hidden="true"></span>')
  })
  test('with a label is a picture', () => {
    expect(draw('phone', 'Call us')).toContain('role="img" aria-label="Call us"')
  })
  test('with a link is an anchor named by its label', () => {
    expect(draw('phone', 'Call us', { href: 'tel:1' })).toMatch(
      /^<a class="k" href="tel:1" style="[^"]*" aria-label="Call us"><\/a>$/,
    )
  })
  test('that is not chosen shows nothing, and keeps its room', () => {
    expect(draw('')).toContain('mask-image:linear-gradient(transparent,transparent)')
  })
  test.each(['a"b', 'x);y(', '../z', null])('%j is no name of an icon', (name) => expect(draw(name as string)).toBe(draw('')))
})
