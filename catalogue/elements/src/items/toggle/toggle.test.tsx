import { expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { Toggle } from './component.tsx'
import { toggleDefinition } from './definition.ts'

const { draw, inputs } = serverDrawing(toggleDefinition, Toggle)

test('a toggle says that it is a switch', () => {
  expect(inputs(draw())).toEqual([expect.stringContaining('role="switch"')])
})

test.each([
  [100, undefined],
  [60, '0.6'],
  ['25', '0.25'],
  [4, '0.1'],
  [900, undefined],
  [null, undefined],
])('a thumb of %s percent is scaled by %s', (selectorSize, scale) => {
  expect(/--thumb-scale:([\d.]+)/.exec(draw({ selectorSize }))?.[1]).toBe(scale)
})
