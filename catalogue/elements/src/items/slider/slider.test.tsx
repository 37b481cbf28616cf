import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { Slider } from './component.tsx'
import { sliderDefinition } from './definition.ts'

const { draw, inputs, rootOf } = serverDrawing(sliderDefinition, Slider)

describe('what the server writes of a slider', () => {
  test('is a control with its bounds, and its value for the eye', () => {
    const html = draw({ value: 30, min: 0, max: 60, step: 5, fieldName: 'volume', accessibleLabel: 'Volume' })
    const [input = ''] = inputs(html)
    for (const part of ['type="range"', 'name="volume"', 'min="0"', 'max="60"', 'step="5"', 'value="30"', 'aria-label="Volume"'])
      expect(input).toContain(part)
    expect(rootOf(html)).toContain('--at:0.5')
    expect(html).toMatch(/<output [^>]*aria-hidden="true">30<\/output>/)
    expect(draw({ tooltip: false })).not.toContain('<output')
  })

  test.each([
    [{ value: 33, step: 10 }, '30', '0.3'],
    [{ value: -5 }, '0', '0'],
    [{ value: 500 }, '100', '1'],
    [{ value: null, min: 10, max: 20 }, '10', '0'],
    [{ value: 4, min: 4, max: 4 }, '4', '0'],
    [{ value: 0, min: -1, max: 1, step: 0.5 }, '0', '0.5'],
  ])('%j holds %s', (props, value, at) => {
    const html = draw(props)
    expect(inputs(html)[0]).toContain(` value="${value}"`)
    expect(rootOf(html)).toContain(`--at:${at}`)
  })

  test.each([
    [{ readonly: true }, 'readonly', 'aria-readonly="true"'],
    [{ disabled: true }, 'disabled', 'disabled=""'],
  ])('%j is a state of the whole, and of the control', (props, state, mark) => {
    const html = draw(props)
    expect(rootOf(html)).toContain(`data-state="${state}"`)
    expect(inputs(html)[0]).toContain(mark)
  })

  test('is said by the formula of the builder, else by its mark', () => {
    const marks = [{ value: 0, label: 'Low' }]
    const said = (props: object) => /aria-valuetext="([^"]*)"/.exec(draw({ marks, ...props }))?.[1]
    expect([said({ value: 0 }), said({ value: 5 })]).toEqual(['Low', undefined])
    const html = draw({ value: 5, format: ({ value }: { value: number }) => `${value} %`, orientation: 'vertical' })
    expect(html).toContain('aria-valuetext="5 %"')
    expect(html).toMatch(/<output [^>]*>5 %<\/output>/)
    expect(inputs(html)[0]).toContain('aria-orientation="vertical"')
  })

  test('the change waits half a second unless the builder says otherwise, and it cannot be left empty', () => {
    expect([sliderDefinition.fields.debounce.default, sliderDefinition.fields.debounceDelay.default]).toEqual([true, 500])
    expect(sliderDefinition.fields.required.default).toBe(true)
  })
})
