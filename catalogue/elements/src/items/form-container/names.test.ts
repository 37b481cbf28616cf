import { describe, expect, test } from 'vitest'
import { dataAt, emptyLike, nestedData } from './field-data.ts'
import { rowName } from './row-name.ts'
import { toTarget } from './target.ts'

describe('the name of a field in its form', () => {
  test.each([
    ['quantity', [], 'quantity'],
    ['', [2], ''],
    ['quantity', [2], 'quantity[2]'],
    ['lines.quantity', [0], 'lines[0].quantity'],
    ['lines.product.name', [1], 'lines[1].product.name'],
    ['order.lines[].quantity', [3], 'order.lines[3].quantity'],
    ['days[].visits[].note', [1, 4], 'days[1].visits[4].note'],
    ['days[].visits[].note', [1], 'days[1].visits[].note'],
    ['quantity', [1, 4], 'quantity[1][4]'],
    ['lines[].quantity', [], 'lines[].quantity'],
  ])('%s in the rows %j is %s', (name, rows, expected) => expect(rowName(name, rows)).toBe(expected))
})

describe('the data of a form', () => {
  test('nest as the names of the fields say, the last of two counts', () => {
    const data = nestedData([
      ['name', 'Ada'],
      ['lines[0].quantity', 2],
      ['lines[1].quantity', 3],
      ['address.city', 'Bath'],
      ['name', 'Eve'],
      ['tags[0]', 'tea'],
      ['', 'nameless'],
    ])
    expect(data).toEqual({
      name: 'Eve',
      lines: [{ quantity: 2 }, { quantity: 3 }],
      address: { city: 'Bath' },
      tags: ['tea'],
      '': 'nameless',
    })
  })

  test('names that come from outside change nothing but the data, and make no endless list', () => {
    const data = nestedData([
      ['__proto__.isAdmin', true],
      ['constructor', 'x'],
      ['rows[4000000000]', 1],
      ['a[b]', 1],
      ['text', 'x'],
      ['text.more', 1],
    ])
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
    expect(Object.keys(data)).toEqual(['__proto__', 'constructor', 'rows', 'a', 'text'])
    expect(data['rows']).toEqual({ '4000000000': 1 })
    expect(data['text']).toEqual({ more: 1 })
  })

  test('are found by the name of a field, as a whole or by its parts', () => {
    const data = { 'lines[0].quantity': 1, lines: [{ quantity: 2, price: 3 }], empty: null }
    expect(dataAt(data, 'lines[0].quantity')).toEqual({ value: 1 })
    expect(dataAt(data, 'lines[0].price')).toEqual({ value: 3 })
    expect(dataAt(data, 'empty')).toEqual({ value: null })
    for (const name of ['none', 'lines[7].price', 'empty.more', 'toString']) expect(dataAt(data, name)).toBeUndefined()
    for (const none of [undefined, null, 'text', 3]) expect(dataAt(none, 'name')).toBeUndefined()
  })

  test.each([
    [[1], []],
    [{ a: 1 }, {}],
    [true, false],
    ['text', ''],
    [7, null],
    [undefined, null],
  ])('of a field that held %j are %j when nobody gives it anything', (held, empty) => expect(emptyLike(held)).toEqual(empty))
})

describe('where a form is sent', () => {
  test.each(['https://forms.example/a?b=1', 'http://localhost:3000', '/thanks', './here', 'mailto:ada@example.org'])(
    '%s is an address',
    (address) => expect(toTarget(` ${address} `)).toBe(address),
  )
  test.each(['', '  ', 'javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', null, undefined])(
    '%j is none',
    (address) => expect(toTarget(address)).toBeUndefined(),
  )
})
