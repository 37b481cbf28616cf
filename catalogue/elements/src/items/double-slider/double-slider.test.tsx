import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { DoubleSlider } from './component.tsx'
import { doubleSliderDefinition } from './definition.ts'

const { draw, inputs, rootOf } = serverDrawing(doubleSliderDefinition, DoubleSlider)

const valuesOf = (html: string): readonly string[] => inputs(html).map((input) => / value="([^"]*)"/.exec(input)?.[1] ?? '')

describe('what the server writes of a double slider', () => {
  test('is a group of two controls, each with a name, its bounds and its value', () => {
    const html = draw({ value: { start: 20, end: 60 }, fieldName: 'price', accessibleLabel: 'Price', endLabel: 'Up to' })
    expect(rootOf(html)).toBe('<div class="k" role="group" aria-label="Price">')
    expect(inputs(html).map((input) => /aria-label="([^"]*)"/.exec(input)?.[1])).toEqual(['From', 'Up to'])
    for (const input of inputs(html))
      for (const part of ['type="range"', 'name="price"', 'min="0"', 'max="100"', 'step="1"']) expect(input).toContain(part)
    expect(valuesOf(html)).toEqual(['20', '60'])
    expect(html).toContain('--from:0.2;--to:0.6')
  })

  test.each([
    [{}, ['0', '100']],
    [{ value: null }, ['0', '100']],
    [{ value: 40 }, ['0', '100']],
    [{ value: { start: 80, end: 20 } }, ['20', '80']],
    [{ value: { start: '30', end: 900 } }, ['30', '100']],
    [{ value: { start: 50, end: 52 }, minDistance: 10 }, ['50', '60']],
    [{ value: { start: 98, end: 99 }, minDistance: 10 }, ['90', '100']],
    [{ value: { start: 5, end: 5 }, minDistance: 1000 }, ['0', '100']],
  ])('%j holds %j', (props, values) => expect(valuesOf(draw(props))).toEqual(values))

  test('each thumb has its name, and its value is said as the builder wants', () => {
    const format = ({ value }: { value: number }): string => `${value} €`
    const html = draw({ value: { start: 20, end: 60 }, startLabel: 'At least', endLabel: 'At most', format })
    expect(inputs(html).map((input) => /aria-label="([^"]*)"/.exec(input)?.[1])).toEqual(['At least', 'At most'])
    expect(inputs(html).map((input) => /aria-valuetext="([^"]*)"/.exec(input)?.[1])).toEqual(['20 €', '60 €'])
  })

  test('upright and with marks it says so, and marks are for the eye alone', () => {
    const html = draw({ orientation: 'vertical', marks: [{ value: 0, label: 'Low' }, 50, { value: 900, label: 'Gone' }] })
    expect(inputs(html).every((input) => input.includes('aria-orientation="vertical"'))).toBe(true)
    expect(inputs(html)[0]).toContain('aria-valuetext="Low"')
    expect(html).toContain('aria-hidden="true"><span style="--at:0">Low</span><span style="--at:0.5"></span></span>')
  })

  test.each([
    [{ readonly: true }, 'readonly', 'aria-readonly="true"'],
    [{ disabled: true }, 'disabled', 'disabled=""'],
  ])('%j is a state of the whole, and of both thumbs', (props, state, mark) => {
    const html = draw(props)
    expect(rootOf(html)).toContain(`data-state="${state}"`)
    expect(inputs(html).every((input) => input.includes(mark))).toBe(true)
  })
})
