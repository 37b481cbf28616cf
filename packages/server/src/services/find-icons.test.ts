import { expect, it } from 'vitest'
import { findIcons } from './find-icons.ts'

const names = ['arrow-down', 'arrow-right', 'big-arrow', 'circle-arrow-right', 'heart']

it('finds icons by their words, the closest first', () => {
  expect(findIcons(names, 'Arrow right')).toEqual(['arrow-right', 'circle-arrow-right'])
  expect(findIcons(names, 'arrow')).toEqual(['arrow-down', 'arrow-right', 'big-arrow', 'circle-arrow-right'])
  expect(findIcons(names, 'nothing-like-it')).toEqual([])
})

it('shows the set when nothing is asked for', () => {
  expect(findIcons(names, ' ')).toEqual(names)
})
