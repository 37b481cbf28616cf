import { expect, it } from 'vitest'
import { partAddress } from './part-address.ts'

it('a whole address is parted into origin, path and query, wherever it was typed', () => {
  const parted = {
    origin: 'https://api.test',
    path: '/v1/orders/{id}',
    pathValues: [{ name: 'id', value: '' }],
    query: [
      { name: 'q', value: 'a b' },
      { name: 'q', value: '' },
    ],
  }
  for (const name of ['origin', 'path']) expect(partAddress(name, 'https://api.test/v1/orders/{id}?q=a+b&q=', {})).toEqual(parted)
  const before = { query: [{ name: 'all', value: '1' }] }
  expect(partAddress('origin', 'http://api.test:8080/?q=1#x', before)).toEqual({
    origin: 'http://api.test:8080',
    path: '',
    query: [...before.query, { name: 'q', value: '1' }],
  })
})

it('a path gets a place for each value that it names, beside those that are there', () => {
  const id = { name: 'id', value: 7 }
  expect(partAddress('path', '/{kind}/{id}/{kind}', { pathValues: [id] })).toEqual({
    path: '/{kind}/{id}/{kind}',
    pathValues: [id, { name: 'kind', value: '' }],
  })
  expect(partAddress('path', '/orders/{id}', { pathValues: [id] })).toBeUndefined()
  expect(partAddress('origin', '/orders/{id}', {})).toBeUndefined()
})

it('a path that names the signed-in visitor gets that as the value of a place', () => {
  const pathValues = [
    { name: 'visitor_company_id', value: '{visitor.company.id}' },
    { name: 'visitor_id', value: '{visitor.id}' },
  ]
  const path = '/{visitor_company_id}/{visitor_id}/{visitor_id}'
  expect(partAddress('path', '/{visitor.company.id}/{visitor.id}/{visitor.id}', {})).toEqual({ path, pathValues })
  expect(partAddress('path', '/{visitor.id}', { pathValues })).toEqual({ path: '/{visitor_id}', pathValues })
  expect(partAddress('origin', 'https://api.test/{visitor.id}?of={visitor.id}', {})).toEqual({
    origin: 'https://api.test',
    path: '/{visitor_id}',
    pathValues: pathValues.slice(1),
    query: [{ name: 'of', value: '{visitor.id}' }],
  })
})

it.each([
  ['origin', 'https://api.test'],
  ['origin', 'https://api.test/'],
  ['path', '/v1/orders?q=1'],
  ['resultPath', 'https://api.test/v1'],
  ['origin', 'https://ann:secret@api.test/v1'],
  ['origin', 'ftp://api.test/v1'],
])('what is no whole address stays what it is: %s %s', (name, text) => {
  expect(partAddress(name, text, {})).toBeUndefined()
})
