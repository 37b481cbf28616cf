import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Icon } from './component.tsx'
import { iconDefinition } from './definition.ts'
import { IconLinked } from './linked.body.tsx'
import { IconPressed } from './pressed.body.tsx'

const PROPS = { icon: 'star', label: '', color: '', fontSize: '24px' }
const draw = (icon: string, label = '') =>
  renderToStaticMarkup(<Icon root={{ className: 'k' }} props={{ ...PROPS, icon, label }} />)
const PICTURE = '<span class="heddle-icon" style="mask-image:url(/icons/star.svg)" aria-hidden="true"></span>'

describe('icon', () => {
  test('is a mask over the colour of the text, and hidden from readers', () => {
    expect(draw('star')).toBe('<span class="k" style="mask-image:url(/icons/star.svg)" aria-hidden="true"></span>')
  })
  test('with a label is a picture', () => {
    expect(draw('phone', 'Call us')).toContain('role="img" aria-label="Call us"')
  })
  test('with a link is an anchor named by its label, around the picture', () => {
    const linked = (link?: { href: string }) =>
      renderToStaticMarkup(
        <IconLinked root={{ className: 'k' }} props={{ ...PROPS, label: 'Call us' }} {...(link && { link })} />,
      )
    expect(linked({ href: 'tel:1' })).toBe(
      `<a class="k" href="tel:1" style="background:none" aria-label="Call us">${PICTURE}</a>`,
    )
    // Where a formula gives no address.
    expect(linked()).toBe(draw('star', 'Call us'))
  })
  test('that a workflow hears the click of is a button, named by its label', () => {
    const pressed = (label: string) => renderToStaticMarkup(<IconPressed root={{}} props={{ ...PROPS, label }} />)
    expect(pressed('Call us')).toBe(
      `<span role="button" tabindex="0" style="background:none" aria-label="Call us">${PICTURE}</span>`,
    )
    expect(pressed('')).not.toMatch(/^<span[^>]*aria-hidden/)
    const { body, heardBodies } = iconDefinition
    expect([body, heardBodies]).toEqual([undefined, { click: 'pressed', link: 'linked' }])
  })
  test('S9-10 is drawn at most 100px large, however it is sized', () => {
    const { width, height } = iconDefinition.baseStyles.default ?? {}
    expect([width, height]).toEqual(['min(1em, 100px)', 'min(1em, 100px)'])
  })
  test('that is not chosen shows nothing, and keeps its room', () => {
    expect(draw('')).toContain('mask-image:linear-gradient(#0000,#0000)')
  })
  test.each(['a"b', 'x);y(', '../z', null])('%j is no name of an icon', (name) => expect(draw(name as string)).toBe(draw('')))
})
