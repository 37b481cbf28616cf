import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emulateMedia } from '@heddle/testing/emulate-media'
import type { ElementComponent } from '@heddle/kit/react'
import { elementComponents } from './components.gen.ts'
import { elementDefinitions } from './definitions.gen.ts'
import { elementStyles } from './styles.gen.ts'

/** Puts an element on the page with its styles and rules of a builder that take its shape away. */
function show(type: string, props: object, link?: object): HTMLElement {
  const definition = elementDefinitions.find((one) => one.type === type)
  const defaults = Object.fromEntries(Object.entries(definition?.fields ?? {}).map(([name, field]) => [name, field.default]))
  const body = createElement(elementComponents[type] as ElementComponent, {
    root: { className: 'k' },
    props: { ...defaults, ...props } as never,
    ...(link && { link }),
  })
  document.body.innerHTML =
    `<style>${elementStyles[type]}.k{border:0;background-color:#1f5fe0;color:#123456;mask-size:contain}</style>` +
    `<p id="around">${renderToStaticMarkup(body)}</p>`
  return document.querySelector<HTMLElement>('.k') ?? document.body
}
const styleOf = (element: Element, part?: string): CSSStyleDeclaration => getComputedStyle(element, part)

beforeEach(() => emulateMedia({ 'forced-colors': 'active' }))
afterEach(() => document.body.replaceChildren())

describe('in forced colours', () => {
  test.each([
    ['a button', 'button', {}, undefined],
    ['a button that is a link', 'button', {}, { href: '/there' }],
    ['a button that is none', 'button', { buttonType: 'none' }, undefined],
    ['an input', 'form-input', {}, undefined],
    ['a list of choices', 'select', {}, undefined],
  ] as const)('%s has an edge though its looks have none', (_, type, props, link) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = styleOf(show(type, props, link))
    expect([borderTopWidth, borderTopStyle]).toEqual(['1px', 'solid'])
    expect(borderTopColor).not.toBe(styleOf(document.documentElement).backgroundColor)
  })

  test('an icon has the colour of the text around it, whatever colour it was given', () => {
    const icon = show('icon', { icon: 'star' })
    const around = styleOf(document.querySelector('#around') ?? icon)
    expect(styleOf(icon).color).toBe(around.color)
    expect(styleOf(icon).color).not.toBe('rgb(18, 52, 86)')
  })

  test.each([false, true])('a toggle has an edge and a thumb that is seen, on: %s', (value) => {
    const control = show('toggle', { value }).querySelector('input') ?? expect.fail()
    const { backgroundColor: track, borderTopColor: edge, borderTopWidth: width } = styleOf(control)
    expect([width, edge === styleOf(document.documentElement).backgroundColor]).toEqual(['1px', false])
    expect(styleOf(control, '::before').backgroundColor).not.toBe(track)
  })

  test('the stars of a rating that are full differ from the others', () => {
    const stars = [...show('rating', { value: 2, readonly: true }).children]
    const colors = stars.map((star) => styleOf(star, '::before').backgroundColor)
    expect(new Set(colors).size).toBe(2)
    expect(colors[1]).not.toBe(colors[2])
  })

  test('a divider is seen', () => {
    const { backgroundColor } = styleOf(show('divider', {}))
    expect([styleOf(document.body).backgroundColor, 'rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).not.toContain(backgroundColor)
  })

  test('the page on show is told from the others of a list', () => {
    show('paginator', { useCustomPagination: true, total: 30, limit: 10, offset: 0 })
    const [current, other] = ['[aria-current]', 'button:not([aria-current])'].map((one) => document.querySelector(one))
    expect(current && styleOf(current).backgroundColor).not.toBe(other && styleOf(other).backgroundColor)
  })

  test('days of a calendar have no edge but today, and those of a range are told from the others', () => {
    const picker = show('date-picker', { enableCalendarOnly: true, selection: 'range' })
    const [plain, today, between] = picker.querySelectorAll('td')
    if (!plain || !today || !between) expect.fail('there are no days')
    today.setAttribute('aria-current', 'date')
    between.className = 'heddle-date-between'
    const ground = styleOf(document.body).backgroundColor
    const [none, edge] = [plain, today].map((cell) => styleOf(cell).borderTopColor)
    document.body.style.color = 'Canvas'
    expect([none, edge === none, ground === edge]).toEqual([styleOf(document.body).color, false, false])
    expect(styleOf(between).outlineStyle).toBe('dashed')
  })

  test('what is chosen of several has an edge', () => {
    document.body.innerHTML = `<style>${elementStyles['select.drawn']}</style><span class="heddle-tag"><span>M</span></span>`
    expect(styleOf(document.querySelector('.heddle-tag') ?? document.body).outlineStyle).toBe('solid')
  })

  test('the hint in a field is the system’s own', () => {
    expect(styleOf(show('form-input', { placeholder: 'Name' }), '::placeholder').opacity).toBe('1')
  })
})

describe('in other colours', () => {
  beforeEach(() => emulateMedia({ 'forced-colors': 'none' }))

  test('elements look as the builder says', () => {
    expect(styleOf(show('button', {})).borderTopWidth).toBe('0px')
    expect(styleOf(show('icon', { icon: 'star' })).color).toBe('rgb(18, 52, 86)')
  })

  test('the hint in a field has the colour of its text, a little weaker', () => {
    const { color, opacity } = styleOf(show('form-input', { placeholder: 'Name' }), '::placeholder')
    expect([color, opacity]).toEqual([expect.stringMatching(/^color\(srgb 0\.07\d* 0\.2\d* 0\.33\d* \/ 0\.75\)$/), '1'])
  })

  test('the picture of an icon is printed though grounds are not', () => {
    expect(styleOf(show('icon', { icon: 'star' })).printColorAdjust).toBe('exact')
  })
})
