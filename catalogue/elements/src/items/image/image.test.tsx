import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PropsOf } from '@heddle/kit'
import { Image } from './component.tsx'
import { imageDefinition } from './definition.ts'
import { ImageOverlaid } from './overlaid.body.tsx'

type Props = PropsOf<typeof imageDefinition>
const PROPS: Props = { url: '/a.png', alt: 'A loaf', loading: 'lazy', objectFit: 'fill', overlay: '', fallbackUrl: '' }
const draw = (props: Partial<Props> & object, link?: { href: string }) =>
  renderToStaticMarkup(<Image root={{ className: 'k' }} props={{ ...PROPS, ...props }} {...(link && { link })} />).replace(
    /^<link[^>]*>/,
    '',
  )

describe('image', () => {
  test('waits until it is near the screen', () => {
    expect(draw({})).toBe('<img class="k" src="/a.png" alt="A loaf" loading="lazy"/>')
  })
  test('of the first screen goes before the others', () => {
    expect(draw({ loading: 'eager' })).toContain('fetchPriority="high"')
    expect(draw({ loading: 'eager' })).not.toContain('loading=')
  })
  test('keeps its room when its size is known', () => {
    expect(draw({ urlWidth: 800, urlHeight: 600 } as Partial<Props>)).toContain('width="800" height="600"')
  })
  test('is offered in other widths before its address is, also inside of a link', () => {
    const offered = { urlSet: '/a.png?w=320 320w, /a.png 800w', urlSizes: 'auto, 240px' } as Partial<Props>
    const drawn = 'sizes="auto, 240px" srcSet="/a.png?w=320 320w, /a.png 800w" src="/a.png"'
    expect(draw(offered)).toContain(`<img class="k" ${drawn}`)
    expect(draw(offered, { href: '/b' })).toContain(`<img ${drawn}`)
  })
  test.each(['', null, 7, {}])('has no address for %j', (url) => {
    expect(draw({ url: url as string })).not.toContain('src')
  })
  test('has a description as text, and no address that is none, whatever is bound', () => {
    expect(draw({ alt: 7 as never })).toContain('alt="7"')
    expect(draw({ alt: null as never })).toContain('alt=""')
    for (const url of ['', null, 4, {}]) expect(draw({ url: url as never })).not.toContain('src=')
  })
  test('with a link fills the anchor', () => {
    expect(draw({}, { href: '/b' })).toMatch(/^<a class="k" href="\/b"><img src="\/a.png"[^>]*object-fit:inherit[^>]*\/><\/a>$/)
  })
})

describe('a picture with something over it', () => {
  const { body, direct, fields } = imageDefinition
  const over = (link?: { href: string }) =>
    renderToStaticMarkup(<ImageOverlaid root={{ id: 'k' }} props={PROPS} {...(link && { link })} />)

  test('S3-39 stands in a box with what lies over it, which nobody hears of', () => {
    expect(over()).toBe(
      '<span id="k"><img src="/a.png" alt="A loaf" loading="lazy"/><span class="heddle-overlay" aria-hidden="true"></span></span>',
    )
    expect(over({ href: '/b' })).toMatch(/^<a id="k" href="\/b"><img[^>]*><span[^>]*><\/span><\/a>$/)
  })

  test('S3-39 is drawn so once an overlay is set, on whatever screen, and other pictures are not', () => {
    const props = {}
    const bodyWith = (...set: readonly string[]) => body?.(props, (field) => set.includes(field))
    expect([bodyWith(), bodyWith('alt'), bodyWith('overlay')]).toEqual([undefined, undefined, 'overlaid'])
    const directWith = (isSet: boolean) => direct(props, { isLink: false, attributes: [], isSet: () => isSet })
    expect([directWith(false), directWith(true)]).toEqual([{ url: 'address:src', alt: 'attribute:alt' }, {}])
  })

  test('S3-39 the overlay is a colour or a gradient', () => {
    const wrong = ['rgb(0 0 0 / 0.4)', 'linear-gradient(red, transparent)', '#0008'].map((value) => fields.overlay.check(value))
    expect(wrong).toEqual([undefined, undefined, undefined])
    expect(fields.overlay.check('red; position: fixed')).toBe('must be a CSS value without ; { } < >')
  })
})
