import { expect, test } from 'vitest'
import { createNodeWarnings } from './node-warnings.ts'

test('runtime-RT18 a bad binding of an attribute is said once in the console, with the element and the reason', () => {
  const said: string[] = []
  const { onBadAttribute: warn } = createNodeWarnings((message) => void said.push(message))
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

test('runtime-RT57 a link whose address is too long is said once, with what it leads without', () => {
  const said: string[] = []
  const { onLongAddress } = createNodeWarnings((message) => void said.push(message))
  onLongAddress('a1', ['q', 'page', 'sort', 'tag'])
  onLongAddress('a1', ['q', 'page', 'sort', 'tag'])
  onLongAddress('a1', [])
  expect(said).toEqual([
    'The link of the element a1 is longer than 8000 characters; it leads there without "q", "page", "sort" and 1 more.',
    'The link of the element a1 is longer than 8000 characters before its query; it leads nowhere.',
  ])
})
