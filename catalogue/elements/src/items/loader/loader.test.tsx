import { expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { Loader } from './component.tsx'
import { loaderDefinition } from './definition.ts'

const { draw } = serverDrawing(loaderDefinition, Loader)

test('a loader is a status with words for those who do not see it', () => {
  expect(draw()).toBe(
    '<span class="k" role="status"><span class="heddle-loader heddle-loader-circle" aria-hidden="true"></span><span class="heddle-loader-words">Loading…</span></span>',
  )
  expect(draw({ kind: 'wave', label: 'Reading the list' })).toMatch(/heddle-loader-wave.*>Reading the list</)
})

test('what a formula gives may be anything', () => {
  for (const kind of [null, 7, {}, '<b>'])
    expect(draw({ kind, label: kind })).toMatch(/^<span class="k" role="status"><span class="heddle-loader /)
})
