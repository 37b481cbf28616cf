import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { Rating } from './component.tsx'
import { ratingDefinition } from './definition.ts'

const { draw, inputs, rootOf } = serverDrawing(ratingDefinition, Rating)

const chosen = (html: string): readonly (string | undefined)[] =>
  inputs(html)
    .filter((input) => input.includes('checked=""'))
    .map((input) => /value="([^"]*)"/.exec(input)?.[1])

describe('what the server writes of a rating', () => {
  test('is a group of as many controls as there are stars, each with the number as its name', () => {
    const html = draw({ value: 2, max: 3, fieldName: 'stars', accessibleLabel: 'Rating', labels: '{value} out of {max}' })
    expect(rootOf(html)).toBe('<fieldset class="k" role="radiogroup" aria-label="Rating">')
    expect(inputs(html).map((input) => /aria-label="([^"]*)"/.exec(input)?.[1])).toEqual([
      '1 out of 3',
      '2 out of 3',
      '3 out of 3',
    ])
    expect(inputs(html).every((input) => input.includes('name="stars"'))).toBe(true)
    expect(chosen(html)).toEqual(['2'])
  })

  test('halves stand in pairs, the beginning of a star before its end', () => {
    const html = draw({ max: 2, half: true, value: 1.5 })
    const sides = [...html.matchAll(/heddle-star-(start|end)/g)].map(([, side]) => side)
    expect(sides).toEqual(['start', 'end', 'start', 'end'])
    expect(chosen(html)).toEqual(['1.5'])
  })

  test('nothing is chosen at 0, and a value beyond is the last star', () => {
    expect(chosen(draw())).toEqual([])
    expect(chosen(draw({ value: 99 }))).toEqual(['5'])
  })

  test('read-only it is a picture without a control', () => {
    const html = draw({ value: 4, readonly: true, accessibleLabel: 'Rated' })
    expect(rootOf(html)).toContain('role="img"')
    expect(rootOf(html)).toContain('aria-label="Rated: 4 of 5"')
    expect(inputs(html)).toEqual([])
    expect(html.match(/data-state="full"/g)).toHaveLength(4)
  })

  test('another icon is its mask; a name that is none leaves the star', () => {
    expect(draw({ icon: 'heart' })).toMatch(/--star:url\([^)]*heart/)
    for (const icon of ['../x', 'a b', '<b>', '', null]) expect(draw({ icon })).not.toContain('--star')
  })

  test('required and disabled are said by the group', () => {
    expect(rootOf(draw({ required: true, disabled: true }))).toMatch(/aria-required="true".*disabled=""/)
  })
})
