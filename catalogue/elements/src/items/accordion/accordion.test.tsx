import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SlotContext, type ElementComponent } from '@heddle/kit/react'
import { Accordion } from './component.tsx'
import { accordionDefinition } from './definition.ts'
import { DURATION } from './limits.ts'

const defaults = Object.fromEntries(Object.entries(accordionDefinition.fields).map(([name, field]) => [name, field.default]))

/** What the server writes. `filled`: slots with something in them. */
function draw(props: object = {}, filled: readonly string[] = ['toggleLayout', 'contentLayout']): string {
  const body = createElement(Accordion as ElementComponent, {
    root: { className: 'k' },
    props: { ...defaults, ...props } as never,
  })
  const slots = { draw: (slot: string) => slot, isFilled: (slot: string) => filled.includes(slot) }
  return renderToStaticMarkup(<SlotContext value={slots}>{body}</SlotContext>)
}
const tagOf = (html: string, name: string): string => html.match(new RegExp(`<${name}[^>]*>`))?.[0] ?? ''

describe('what the server writes of an accordion', () => {
  test('S3-34 is closed at first, with its header as what the browser opens it by, and all that it holds', () => {
    const html = draw()
    expect(tagOf(html, 'details')).toBe('<details class="k" data-accordion="one">')
    expect(html).toMatch(
      /<summary><span class="heddle-accordion-header"><span class="heddle-accordion-closed">toggleLayout<\/span>.*<\/summary>contentLayout<\/details>$/,
    )
  })

  test('S3-34 a value opens it', () => {
    for (const value of [true, 1, 'yes']) expect(tagOf(draw({ value }), 'details')).toContain(' open=""')
    for (const value of [false, 0, '', null]) expect(tagOf(draw({ value }), 'details')).not.toContain('open')
  })

  test('S3-34 a header for the open one counts where something stands in it', () => {
    expect(draw({}, ['activeToggleLayout'])).toContain('data-accordion="two"')
    expect(draw({}, [])).toContain('data-accordion="one"')
  })

  test('its header is a heading of the level that is asked for, and none by itself', () => {
    expect(draw({ heading: 'h3' })).toMatch(/<summary><h3 class="heddle-accordion-header"><span.*<\/span><\/h3><\/summary>/)
    expect(draw()).not.toMatch(/<h\d/)
  })

  test.each([
    ['chevron', '<summary class="heddle-marked">'],
    ['plus', '<summary class="heddle-marked heddle-marked-plus">'],
    ['none', '<summary>'],
    [7, '<summary>'],
  ])('the mark %s is %s', (marker, tag) => expect(tagOf(draw({ marker }), 'summary')).toBe(tag))

  test('those of one name are a group', () => {
    expect(tagOf(draw({ group: 'questions' }), 'details')).toContain('name="questions"')
    expect(tagOf(draw({ group: null }), 'details')).not.toContain('name=')
  })

  test('disabled it says so, and the keys do not come to it', () => {
    expect(tagOf(draw({ disabled: true }), 'summary')).toBe('<summary aria-disabled="true" tabindex="-1">')
    expect(tagOf(draw({ disabled: true }), 'details')).toContain('data-state="disabled"')
    expect(tagOf(draw(), 'summary')).toBe('<summary>')
  })

  test.each([
    [800, '--heddle-time:800ms'],
    [99_999, '--heddle-time:2000ms'],
    [-5, '--heddle-time:0ms'],
  ])('%s milliseconds are %s', (duration, style) => expect(tagOf(draw({ duration }), 'details')).toContain(style))

  test.each([[DURATION.default], [Number.NaN], ['slow'], [null]])('of %s nothing is said: the usual time counts', (duration) =>
    expect(tagOf(draw({ duration }), 'details')).not.toContain('style'),
  )
})
