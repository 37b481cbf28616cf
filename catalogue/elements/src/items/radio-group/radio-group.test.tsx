import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { RadioGroup } from './component.tsx'
import { radioGroupDefinition } from './definition.ts'

const { draw, inputs, rootOf } = serverDrawing(radioGroupDefinition, RadioGroup)

const options = ['S', { label: 'Medium', value: 2 }, { label: 'Large', value: 'L', disabled: true }]

describe('what the server writes of a radio group', () => {
  test('is a group with a name, of which each option is a control that a form sends by its value', () => {
    const html = draw({ options, value: 2, fieldName: 'size', accessibleLabel: 'Size', required: true })
    expect(rootOf(html)).toBe('<fieldset class="k" role="radiogroup" aria-label="Size" aria-required="true">')
    expect(inputs(html).map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual(['S', '2', 'L'])
    expect(inputs(html).map((input) => input.includes('checked=""'))).toEqual([false, true, false])
    expect(inputs(html).map((input) => input.includes('disabled=""'))).toEqual([false, false, true])
    expect(inputs(html).every((input) => input.includes('name="size"') && input.includes('required=""'))).toBe(true)
    expect(html.match(/<span>([^<]*)<\/span>/g)).toEqual(['<span>S</span>', '<span>Medium</span>', '<span>Large</span>'])
  })

  test.each([
    [{ readonly: true }, 'aria-readonly="true"'],
    [{ readonly: true }, 'data-state="readonly"'],
    [{ disabled: true }, 'disabled=""'],
  ])('%j is said by the group: %s', (props, mark) => {
    expect(rootOf(draw(props))).toContain(mark)
  })

  test('what stands in the slot of an option is drawn for each instead of its label', () => {
    const html = draw({ options }, {}, 'own')
    expect(html.match(/own<\/label>/g)).toHaveLength(3)
    expect(html).not.toContain('<span>')
  })

  test.each([[[]], [null], ['none'], [{}], [7]])('options that are %j are none', (none) => {
    expect(inputs(draw({ options: none }))).toEqual([])
  })

  test('two options of one value: the first is the chosen one', () => {
    const twice = ['S', 'S']
    expect(inputs(draw({ options: twice, value: 'S' })).map((input) => input.includes('checked=""'))).toEqual([true, false])
  })
})
