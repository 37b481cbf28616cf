import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PropsOf } from '@heddle/kit'
import { Image } from './component.tsx'
import type { imageDefinition } from './definition.ts'

type Props = PropsOf<typeof imageDefinition>
const PROPS: Props = { url: '/a.png', alt: 'A loaf', loading: 'lazy', objectFit: 'fill' }
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
