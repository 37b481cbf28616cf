import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { DonutProgress } from './component.tsx'
import { donutProgressDefinition } from './definition.ts'

const { draw } = serverDrawing(donutProgressDefinition, DonutProgress)
const ringsOf = (html: string): readonly string[] => html.match(/<circle[^>]*>/g) ?? []

describe('what the server writes of a donut', () => {
  test('S3-47 is a drawing that says how far it is, with an empty ring and a filled one', () => {
    const html = draw()
    expect(html).toContain(
      '<svg role="progressbar" aria-label="Progress" aria-valuemin="0" aria-valuemax="100" aria-valuenow="65" class="heddle-donut heddle-donut-center">',
    )
    expect(ringsOf(html)).toHaveLength(2)
    expect(ringsOf(html)[1]).toContain('pathLength="100" stroke-dasharray="65 100" stroke-linecap="round"')
  })

  test.each([
    [33.33333, '33.333 100'],
    ['12.5', '12.5 100'],
    [400, '100 100'],
  ])('S3-47 of %s the ring is filled by %s', (value, dashes) => {
    expect(ringsOf(draw({ value }))[1]).toContain(`stroke-dasharray="${dashes}"`)
  })

  test('of nothing no ring is filled, not even a dot of a round end; a whole one has no ends', () => {
    for (const value of [0, -4, null, 'none']) expect(ringsOf(draw({ value }))).toHaveLength(1)
    expect(draw({ value: 100 })).not.toContain('stroke-linecap')
    expect(draw({ lineCap: 'butt' })).not.toContain('stroke-linecap')
  })

  test.each(['center', 'out', 'out-over', 'in', 'in-over'])('S3-47 rings lie %s', (style) => {
    expect(draw({ style })).toContain(`class="heddle-donut heddle-donut-${style}"`)
  })

  test('its number stands in the middle until something else does, and is not read twice', () => {
    expect(draw({ label: 'percent' })).toContain('<span class="heddle-donut-inside" aria-hidden="true">65%</span>')
    expect(draw({ label: 'percent' }, {}, 'Done')).toContain('<div class="heddle-donut-inside">Done</div>')
    expect(draw({ label: 'percent' }, {}, 'Done')).not.toContain('65%')
    expect(draw()).not.toContain('heddle-donut-inside')
  })

  test('it fills the other way where it is asked to', () => {
    expect(draw({ direction: 'counter' })).toContain('data-state="counter"')
    expect(draw()).not.toContain('data-state')
  })
})
