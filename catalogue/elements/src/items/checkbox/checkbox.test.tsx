import { expect, test } from 'vitest'
import { serverDrawing } from '@heddle/testing/draw-control'
import { Checkbox } from './component.tsx'
import { checkboxDefinition } from './definition.ts'

const { draw, rootOf } = serverDrawing(checkboxDefinition, Checkbox)

test('a checkbox that is neither needs a script and says so from the start', () => {
  expect(rootOf(draw({ indeterminate: true }))).toContain('data-state="indeterminate"')
})
