import { expect, it } from 'vitest'
import { createVariables } from '../variables/create-variables.ts'
import { createWatchedValues } from './watch-values.ts'

function watched() {
  const variables = createVariables([{ id: 'v', name: 'total', type: 'number', defaultValue: 1 }])
  const told: unknown[] = []
  const values = createWatchedValues({ variables }, (id, value) => told.push([id, value]))
  values.follow()
  return { variables, told, values }
}

it('tells of each change of a variable, and has them all', () => {
  const { variables, told, values } = watched()
  variables.write('v', 2)
  values.set('v', 3)
  expect(told).toEqual([
    ['v', 2],
    ['v', 3],
  ])
  expect(values.list()).toEqual([{ id: 'v', name: 'total', type: 'number', value: 3 }])
})

it('shows the past and comes back to now, and tells nobody', () => {
  const { variables, told, values } = watched()
  variables.write('v', 2)
  values.look({ v: 1 })
  expect(variables.peek('v')).toBe(1)
  values.look({ v: 0 })
  values.look(undefined)
  expect(variables.peek('v')).toBe(2)
  expect(told).toHaveLength(1)
})
