import { describe, expect, it } from 'vitest'
import { withPlace } from './script-place.ts'

const ADDRESS = '/scripts/abc123.js'
const slip = (stack: string | undefined, error: Error = new TypeError('rows is not iterable')) => {
  Object.defineProperty(error, 'stack', { value: stack })
  return withPlace(error, ADDRESS)
}

describe('a slip of builders’ code', () => {
  it.each([
    [
      'Chromium',
      'TypeError: rows is not iterable\n    at Object.add (https://a.example/scripts/abc123.js:4:11)\n    at run (/x.js:1:2)',
    ],
    ['Firefox and WebKit', 'add@https://a.example/scripts/abc123.js:4:11\nrun@https://a.example/x.js:1:2'],
    ['a function of another file', 'at sum (https://a.example/x.js:9:9)\n at https://a.example/scripts/abc123.js:4:11'],
  ])('ports-P6 tells line and column in the code, as %s says them', (_, stack) => {
    expect(slip(stack)).toMatchObject({ message: 'rows is not iterable (line 3, column 11)', cause: { name: 'TypeError' } })
  })

  it.each([['at run (https://a.example/x.js:1:2)'], [undefined], [''], ['/scripts/abc123.js:']])(
    'ports-P6 without a place in it stays as it is: %j',
    (stack) => {
      expect(slip(stack)).toMatchObject({ message: 'rows is not iterable', name: 'TypeError' })
    },
  )

  it('ports-P6 what code throws on purpose stays as it is', () => {
    const own = new Error('Sold out')
    expect(slip('at https://a.example/scripts/abc123.js:4:11', own)).toBe(own)
    expect(withPlace('text', ADDRESS)).toBe('text')
    expect(withPlace(undefined, ADDRESS)).toBe(undefined)
  })
})
