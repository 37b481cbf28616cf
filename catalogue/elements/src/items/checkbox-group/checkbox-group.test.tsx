import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { CheckboxGroup } from './component.tsx'
import { checkboxGroupDefinition } from './definition.ts'

const { draw, inputs, rootOf } = serverDrawing(checkboxGroupDefinition, CheckboxGroup)

const options = ['S', { label: 'Medium', value: 2 }, { label: 'Large', value: 'L', disabled: true }]
const checked = (html: string): readonly boolean[] => inputs(html).map((input) => input.includes('checked=""'))

describe('what the server writes of a checkbox group', () => {
  test('is a group with a name, of which each option is a box that a form sends by its value', () => {
    const html = draw({ options, value: [2, 'L'], fieldName: 'sizes', accessibleLabel: 'Sizes' })
    expect(rootOf(html)).toBe('<fieldset class="k" aria-label="Sizes">')
    expect(inputs(html).map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual(['S', '2', 'L'])
    expect(checked(html)).toEqual([false, true, true])
    expect(inputs(html).map((input) => input.includes(' disabled=""'))).toEqual([false, false, true])
    expect(inputs(html).every((input) => input.includes('name="sizes"') && input.includes('type="checkbox"'))).toBe(true)
  })

  test.each([
    [undefined, 0],
    [null, 0],
    ['', 0],
    ['S', 1],
    [[], 0],
    [['2', 'S', 'none'], 1],
    [{ S: true }, 0],
    [7, 0],
  ])('a value that is %j chooses %d', (value, count) => {
    expect(checked(draw({ options, value })).filter(Boolean)).toHaveLength(count)
  })

  test.each([[[]], [null], ['none'], [{}], [7]])('options that are %j are none, and there is no box for all', (none) => {
    expect(inputs(draw({ options: none, selectAll: true }))).toEqual([])
  })

  test.each([
    [0, 4],
    [3, 4],
    [2, 3],
  ])('a box for all stands where as many may be chosen: at most %d', (max, count) => {
    expect(inputs(draw({ options, selectAll: true, max }))).toHaveLength(count)
  })

  test('what stands in the slot of an option is drawn for each instead of its label', () => {
    const html = draw({ options, selectAll: true }, {}, 'own')
    expect(html.match(/own<\/label>/g)).toHaveLength(3)
    expect(html).toContain('<span>Select all</span>')
  })
})
