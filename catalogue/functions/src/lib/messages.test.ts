import { expect, it } from 'vitest'
import { MESSAGES } from './messages.ts'

it.each([
  ['S5-30', MESSAGES.mustBeDateText(1), 'First parameter must be a string date'],
  ['S5-31', MESSAGES.mustBeDate(1), 'First parameter must be a date'],
  ['S5-32', MESSAGES.mustBeDateAsString(1), 'First parameter must be a date as string'],
  ['S5-33', MESSAGES.mustBeDate(2), 'Second parameter must be a date'],
  ['S5-34 S8-49', MESSAGES.mustBeNumber(2), 'Second parameter must be a number'],
  ['S5-35', MESSAGES.mustBeString(3), 'Third parameter must be a string'],
  ['S8-12', MESSAGES.mustBeList(1), 'First parameter must be an array (or collection)'],
  ['S8-47', MESSAGES.mustBeObject(1), 'First parameter must be an object'],
  ['S8-48', MESSAGES.mustBeText(2), 'Second parameter must be a text'],
])('%s a function says which of its parameters is wrong: %s', (_, said, text) => expect(said).toBe(text))

it('parameters behind the tenth are told by their number', () => {
  expect([MESSAGES.mustBeText(10), MESSAGES.mustBeText(11)]).toEqual([
    'Tenth parameter must be a text',
    'Parameter 11 must be a text',
  ])
})
