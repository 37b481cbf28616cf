import { expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { Loader } from './component.tsx'
import { loaderDefinition } from './definition.ts'
import { examples } from './examples.ts'

const { draw } = serverDrawing(loaderDefinition, Loader)

test('a loader is a status with words for those who do not see it', () => {
  expect(draw()).toBe(
    '<span class="k" role="status"><span class="heddle-loader heddle-loader-circle" aria-hidden="true"></span><span class="heddle-loader-words">Loading…</span></span>',
  )
  expect(draw({ kind: 'wave', label: 'Reading the list' })).toMatch(/heddle-loader-wave.*>Reading the list</)
})

test('there are the twelve kinds of the reference, each with an example', () => {
  const kinds = loaderDefinition.fields.kind.options.map(({ value }) => value)
  expect(kinds.toSorted().join(' ')).toBe('bounce chase circle circle-fade flow fold grid plane pulse swing wander wave')
  const [each] = examples
  expect(each?.node.slots?.['children']?.map(({ props }) => props?.['kind'])).toEqual(kinds)
})

test('what a formula gives may be anything', () => {
  for (const kind of [null, 7, {}, '<b>'])
    expect(draw({ kind, label: kind })).toMatch(/^<span class="k" role="status"><span class="heddle-loader /)
})
