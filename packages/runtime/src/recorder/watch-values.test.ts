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

it('another page has other variables: those of the one before are nobody’s any more', () => {
  const { variables, told, values } = watched()
  variables.reset([{ id: 'w', name: 'count', type: 'number', defaultValue: 5 }])
  values.follow()
  variables.write('w', 6)
  values.set('v', 9)
  expect(told).toEqual([['w', 6]])
  expect(values.list()).toEqual([{ id: 'w', name: 'count', type: 'number', value: 6 }])
})

it('coming back to now without having looked changes nothing', () => {
  const { variables, told, values } = watched()
  values.look(undefined)
  expect(variables.peek('v')).toBe(1)
  expect(told).toEqual([])
})
