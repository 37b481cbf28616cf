import { expect, test } from 'vitest'
import { createAttributeWarning } from './bad-attributes.ts'

test('runtime-RT18 a bad binding of an attribute is said once in the console, with the element and the reason', () => {
  const said: string[] = []
  const warn = createAttributeWarning((message) => void said.push(message))
  warn('a1', 'title', 'there is no value before it')
  warn('a1', 'title', 'there is no value before it')
  warn('a2', 'title', 'there is no value before it')
  expect(said).toEqual([
    'The attribute "title" of the element a1 is left out: there is no value before it',
    'The attribute "title" of the element a2 is left out: there is no value before it',
  ])
  for (let at = 0; at < 1000; at += 1) warn('a1', 'title', `failure ${at}`)
  expect(said).toHaveLength(100)
})
