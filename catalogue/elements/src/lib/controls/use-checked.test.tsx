import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { Checkbox } from '../../items/checkbox/component.tsx'
import { checkboxDefinition } from '../../items/checkbox/definition.ts'
import { Toggle } from '../../items/toggle/component.tsx'
import { toggleDefinition } from '../../items/toggle/definition.ts'

const DRAWN = { checkbox: serverDrawing(checkboxDefinition, Checkbox), toggle: serverDrawing(toggleDefinition, Toggle) }

describe.each(Object.keys(DRAWN))('what the server writes of a %s', (name) => {
  const { draw, inputs, rootOf } = DRAWN[name as keyof typeof DRAWN]

  test('is a label around a control that a form sends by its name', () => {
    const html = draw({ value: true, fieldName: 'terms', required: true }, {}, 'Terms')
    expect(html).toMatch(/^<label class="k"><input [^>]*>Terms<\/label>$/)
    const [input = ''] = inputs(html)
    for (const part of ['type="checkbox"', 'name="terms"', 'value="true"', 'checked=""', 'required=""'])
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
