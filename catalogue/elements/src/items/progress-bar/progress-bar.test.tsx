import { describe, expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { ProgressBar } from './component.tsx'
import { progressBarDefinition } from './definition.ts'

const { draw } = serverDrawing(progressBarDefinition, ProgressBar)

describe('what the server writes of a progress bar', () => {
  test('is a line that says how far it is, and a part of it', () => {
    expect(draw()).toBe(
      '<div class="k"><div role="progressbar" aria-label="Progress" aria-valuemin="0" aria-valuemax="100" aria-valuenow="65" class="heddle-bar"><div style="--heddle-share:65%"></div></div></div>',
    )
    expect(draw({ value: 'none' })).toContain('--heddle-share:0%')
  })

  test('above it stand what was put there and its number, which is not read twice', () => {
    const html = draw({ value: 3, max: 8, label: 'percent' }, {}, 'Lessons')
    expect(html).toContain('<div class="heddle-bar-head"><div>Lessons</div><span aria-hidden="true">38%</span></div>')
    expect(draw({}, {}, 'Lessons')).not.toContain('<span')
  })

  test('where nobody knows how far it is, it says no value', () => {
    const html = draw({ indeterminate: true, label: 'percent', role: 'meter' })
    expect(html).toContain('<div class="heddle-bar heddle-bar-runs" role="progressbar" aria-label="Progress"><div></div></div>')
    expect(html).not.toContain('%')
  })
})
