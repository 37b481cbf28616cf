import { expect, test } from 'vitest'
import { doubtOption } from './doubt-option.ts'

test('a value that an option has exactly is not doubted, nor is none', () => {
  const options = [{ code: { id: 1 } }, 'plain', { value: 'x' }]
  for (const given of ['plain', '', null, [], ['plain', '']]) expect(doubtOption(given, { options })).toBeUndefined()
  expect(doubtOption({ id: 1 }, { options, valueField: 'code' })).toBeUndefined()
})

test('the first that no option has is told, shortly, with the option that is meant', () => {
  expect(doubtOption(['1', 2], { options: [1, 2] })).toBe('is "1", where the option has 1: write the same')
  expect(doubtOption('x'.repeat(500), { options: [1] })).toBe(
    `is "${'x'.repeat(59)}…, which no option has as its value: it stands for itself`,
  )
})

test('where options or the name of their value are not known, nothing is said', () => {
  for (const values of [{}, { options: [] }, { options: { data: [] } }]) expect(doubtOption('b', values)).toBeUndefined()
  expect(doubtOption('b', { options: [{ label: 'a' }, null] })).toContain('no option has')
})
