import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SlotContext, type ElementComponent } from '@heddle/kit/react'
import { Toggle } from './component.tsx'
import { toggleDefinition } from './definition.ts'

const defaults = Object.fromEntries(Object.entries(toggleDefinition.fields).map(([name, field]) => [name, field.default]))

/** What the server writes, with `inside` in its slots. */
function draw(props: object = {}, root: object = {}, inside?: string): string {
  const body = createElement(Toggle as ElementComponent, {
    root: { className: 'k', ...root },
    props: { ...defaults, ...props } as never,
  })
  const slots = { draw: () => inside, isFilled: () => inside !== undefined }
  return renderToStaticMarkup(<SlotContext value={slots}>{body}</SlotContext>)
}
const inputs = (html: string): readonly string[] => html.match(/<input[^>]*>/g) ?? []
const rootOf = (html: string): string => /^<[^>]*>/.exec(html)?.[0] ?? ''

describe('what the server writes of a toggle', () => {
  test('is a label around a control that a form sends by its name', () => {
    const html = draw({ value: true, fieldName: 'terms', required: true }, {}, 'Terms')
    expect(html).toMatch(/^<label class="k"><input [^>]*>Terms<\/label>$/)
    const [input = ''] = inputs(html)
    for (const part of ['type="checkbox"', 'role="switch"', 'name="terms"', 'value="true"', 'checked=""', 'required=""'])
      expect(input).toContain(part)
  })

  test('has no name, no mark and no state that it does not need', () => {
    const html = draw()
    expect(html).not.toMatch(/ (name|checked|required|disabled|aria-[a-z]+|data-state)=/)
  })

  test.each([
    [{ readonly: true }, 'readonly', 'aria-readonly="true"'],
    [{ disabled: true }, 'disabled', 'disabled=""'],
    [{ readonly: 'yes' }, 'readonly', 'aria-readonly="true"'],
  ])('%j is a state of the whole, and of the control', (props, state, mark) => {
    const html = draw(props)
    expect(rootOf(html)).toContain(`data-state="${state}"`)
    expect(inputs(html)[0]).toContain(mark)
  })

  test('its own label is the control’s, and wins over the attribute of the builder', () => {
    expect(inputs(draw({ accessibleLabel: 'Terms' }, { 'aria-label': 'other' }))[0]).toContain('aria-label="Terms"')
    const html = draw({}, { 'aria-label': 'other', id: 'x' })
    expect(inputs(html)[0]).toContain('aria-label="other"')
    expect(rootOf(html)).toBe('<label class="k" id="x">')
  })

  test('holds true for what counts as true, and false for the rest', () => {
    const isOn = (value: unknown) => inputs(draw({ value }))[0]?.includes('checked=""')
    expect([true, 1, 'on', {}, []].map(isOn)).toEqual([true, true, true, true, true])
    expect([false, 0, '', null, undefined].map(isOn)).toEqual([false, false, false, false, false])
  })
})

test.each([
  [100, undefined],
  [60, '0.6'],
  ['25', '0.25'],
  [4, '0.1'],
  [900, undefined],
  [null, undefined],
])('a thumb of %s percent is scaled by %s', (selectorSize, scale) => {
  expect(/--thumb-scale:([\d.]+)/.exec(draw({ selectorSize }))?.[1]).toBe(scale)
})
