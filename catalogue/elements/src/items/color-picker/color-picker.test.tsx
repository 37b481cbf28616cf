import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { ColorPicker } from './component.tsx'
import { colorPickerDefinition } from './definition.ts'

const { draw, inputs, rootOf } = serverDrawing(colorPickerDefinition, ColorPicker)
const shown = (props: object): string | undefined => / value="([^"]*)"/.exec(inputs(draw(props))[0] ?? '')?.[1]

describe('what the server writes of a colour picker', () => {
  test('is a field with its text, a button with its colour, and a panel without anything in it', () => {
    const html = draw({ value: '#F00', fieldName: 'paint', accessibleLabel: 'Paint', required: true })
    expect(inputs(html)).toHaveLength(1)
    for (const part of ['type="text"', 'name="paint"', 'value="#ff0000"', 'aria-label="Paint"', 'required=""'])
      expect(inputs(html)[0]).toContain(part)
    expect(html).toContain('style="--color:#ff0000" aria-label="Paint" aria-haspopup="dialog" aria-expanded="false"')
    expect(html).toMatch(/popover="auto" role="dialog" aria-label="Paint" style="[^"]*"><\/div>/)
  })

  test.each([
    [{ value: 'rgb(0 0 255 / 50%)', alpha: true }, '#0000ff80'],
    [{ value: 'rgb(0 0 255 / 50%)' }, '#0000ff'],
    [{ value: '#00f', format: 'rgb' }, 'rgb(0, 0, 255)'],
    [{ value: '#00f', format: 'hsl' }, 'hsl(240, 100%, 50%)'],
    [{ value: 'blue' }, ''],
    [{ value: 'red;background:url(x)' }, ''],
    [{ value: null }, ''],
  ])('%j shows %s', (props, text) => expect(shown(props)).toBe(text))

  test.each([
    [{ readonly: true }, 'readonly', 'readOnly=""'],
    [{ disabled: true }, 'disabled', 'disabled=""'],
  ])('%j is a state of the whole, of the field and of the button', (props, state, mark) => {
    const html = draw(props)
    expect(rootOf(html)).toContain(`data-state="${state}"`)
    expect(inputs(html)[0]?.toLowerCase()).toContain(mark.toLowerCase())
    expect(html).toMatch(/<button[^>]* disabled=""/)
  })
})
