import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ElementComponent } from '@heddle/kit/react'
import { SvgMap } from './component.tsx'
import { ahead } from './ahead.ts'
import { svgMapDefinition } from './definition.ts'
import { SvgMapLong } from './long.body.tsx'
import { HOVER_OPACITY, TRANSITION } from '../../lib/map/limits.ts'
import { afterPress, rowOf, fillIn, idsOf } from '../../lib/map/read-map.ts'

const defaults = Object.fromEntries(Object.entries(svgMapDefinition.fields).map(([name, field]) => [name, field.default]))

/** What the server writes. */
const draw = (props: object = {}): string =>
  renderToStaticMarkup(createElement(SvgMap as ElementComponent, { root: {}, props: { ...defaults, ...props } as never }))

describe('what the server writes of a map', () => {
  test('S3-52 a place with a name that shows the drawing as a picture, whatever stands in it', () => {
    const html = draw({ svgContent: '<svg xmlns="x"><script>alert(1)</script></svg>' })
    expect(html).toMatch(/<div class="heddle-map-place" role="group" aria-label="Map"><img src="data:image\/svg\+xml,%3Csvg/)
    expect(html).not.toContain('<script')
  })

  test('a file by its address, and long code not at all', () => {
    expect(draw({ svgFile: 'https://example.org/a.svg' })).toContain(
      '<img src="https://example.org/a.svg" alt="" loading="lazy"/>',
    )
    expect(draw({ svgContent: `<svg>${' '.repeat(30_000)}</svg>` })).not.toContain('<img')
  })

  test('half a sign in the code breaks nothing', () => expect(draw({ svgContent: '<svg>\ud800</svg>' })).toContain('<img'))

  test('S9-12 S9-30 the usual times and opacities stand in the sheet, others on the map, none beyond the limits', () => {
    expect([TRANSITION.default, TRANSITION.max, HOVER_OPACITY.default]).toEqual([200, 2000, 0.8])
    expect(draw()).not.toContain('style=')
    expect(draw({ transitionDuration: 9000, hoverOpacity: -1, transitionEasing: 'linear' })).toContain(
      'style="--map-time:2000ms;--map-hover-opacity:0;--map-easing:linear"',
    )
    expect(draw({ transitionDuration: 'slow', hoverOpacity: Number.NaN, transitionEasing: 'x;}' })).not.toContain('style=')
  })

  test('buttons to come nearer where that is wanted', () => {
    expect(draw()).not.toContain('<button')
    expect(draw({ zoom: true })).toContain('aria-label="Zoom in"')
  })
})

describe('what is selected after a press', () => {
  test.each([
    ['single', ['a'], 'b', true, ['b']],
    ['single', ['a'], 'a', true, []],
    ['single', ['a'], 'a', false, ['a']],
    ['multiple', ['a'], 'b', true, ['a', 'b']],
    ['multiple', ['a', 'b'], 'a', true, ['b']],
    ['none', [], 'a', true, []],
  ])('%s: %j and %s, toggled %s, is %j', (mode, before, id, isToggled, after) =>
    expect(afterPress(before, id, mode, isToggled)).toEqual(after),
  )
})

test('ids are one, or many, and never nothing', () => {
  expect([idsOf('a'), idsOf(['a', 7, null, '']), idsOf(null), idsOf(undefined)]).toEqual([['a'], ['a', '7'], [], []])
})

test('rows are found by their region, in lists and in collections', () => {
  const rows = [{ region: { id: 'a' }, n: 1 }, { region: { id: 'a' }, n: 2 }, null, 7]
  expect(rowOf('a', rows, 'region.id')).toBe(rows[0])
  expect(rowOf('b', { data: [{ id: 'b' }] }, '')).toEqual({ id: 'b' })
  expect(rowOf('a', 'rows', 'id')).toBeNull()
})

describe('words of a tooltip', () => {
  const region = { id: 'north', title: 'North' }
  test.each([
    ['{title} ({id}): {sales.total}', 'North (north): 12'],
    ['{name}{none}', 'North'],
    ['{ title }', 'North'],
    ['<b>{title}</b>', '<b>North</b>'],
    ['{', '{'],
  ])('%s', (template, words) => expect(fillIn(template, region, { sales: { total: 12 } })).toBe(words))
  test('100,000 braces take no time to speak of', () => {
    const started = performance.now()
    fillIn('{'.repeat(100_000), region, undefined)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('a long drawing', () => {
  const long = `<svg><style>.a{fill:red}</style><path id="a" class="a"/><path id="b"/>${'<path d="M0 0"/>'.repeat(2000)}</svg>`
  const props = { ...defaults, svgContent: long }

  test('is drawn by a body of its own, which the server gives its shadow', () => {
    expect(svgMapDefinition.body?.(props, () => true)).toBe('long')
    expect(svgMapDefinition.body?.({ ...props, svgFile: '/a.svg' }, () => true)).toBeUndefined()
    const { html = '' } = ahead(props) ?? {}
    const drawn = renderToStaticMarkup(
      createElement(SvgMapLong as ElementComponent, {
        root: {},
        props: { ...props, svgContent: { file: '/a.txt', html } } as never,
      }),
    )
    expect(drawn).toContain(`aria-label="Map"><template shadowrootmode="open">${html}</template></div>`)
    const inBrowser = renderToStaticMarkup(
      createElement(SvgMapLong as ElementComponent, { root: {}, props: { ...props, svgContent: { file: '/a.txt' } } as never }),
    )
    expect(inBrowser).toContain('aria-label="Map"></div>')
  })

  test('is read ahead with its rules, without what is no region, in its own colours where they are wanted', () => {
    const { html = '', styles = [], text, field } = ahead({ ...props, nonInteractiveIds: ['b'], keepColors: true }) ?? {}
    expect([field, text, styles[0]]).toEqual(['svgContent', long, 'svg{display:none}.a{fill:red}'])
    expect(html).toContain('<div class="own"><svg')
    // What shows it stands behind all of it.
    expect(html.endsWith(`</svg></div><style>${styles[1]}</style>`)).toBe(true)
    expect(html.match(/role="button"/g)).toHaveLength(1)
    expect(ahead(props)?.html).toContain('<div><svg')
  })

  test.each([
    ['it is short', { svgContent: '<svg><path id="a"/></svg>' }],
    ['a formula says what is no region', { nonInteractiveIds: { code: 0 } }],
    ['only a browser can read it', { svgContent: `${long}<p>` }],
    ['it is none', { svgContent: 'a'.repeat(30_000) }],
  ])('is left to the browser where %s', (_, change) => expect(ahead({ ...props, ...change })).toBeUndefined())
})
