import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { buildRequest, type RequestParts } from './request.ts'

const parts = (more: Partial<RequestParts> = {}): RequestParts => ({
  method: 'GET',
  origin: 'https://api.test',
  path: '/v1/orders',
  pathValues: [],
  query: [],
  headers: [],
  contentType: 'json',
  bodyFields: [],
  rawBody: '',
  ...more,
})
const pair = (name: string, value: unknown) => ({ name, value })

describe('a request', () => {
  it('has its values where they were declared, each encoded for its place', () => {
    const request = parts({
      origin: 'https://api.test/base/',
      path: '/orders/{id}/items?all=1',
      pathValues: [pair('id', 'a/b?c')],
      query: [pair('q', 'x&y=z'), pair('tag', ['a', 'b']), pair('none', null), pair('more', { a: 1 })],
      headers: [pair('X-Who', 'Ann'), pair('X-None', '')],
    })
    expect(buildRequest(request, { page: '2' })).toEqual({
      method: 'GET',
      address: 'https://api.test/base/orders/a%2Fb%3Fc/items?all=1&q=x%26y%3Dz&tag=a&tag=b&more=%7B%22a%22%3A1%7D&page=2',
      headers: { 'X-Who': 'Ann' },
    })
  })

  it('goes to its server whatever its values are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, q) => {
        const request = parts({ path: '/orders/{id}/x', pathValues: [pair('id', id)], query: [pair('q', q)] })
        if (id === '.' || id === '..') return expect(() => buildRequest(request)).toThrow('must not be')
        const { address } = buildRequest(request)
        const { origin, pathname, searchParams, hash } = new URL(address)
        expect([origin, hash]).toEqual(['https://api.test', ''])
        expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'orders', id, 'x'])
        expect(searchParams.get('q')).toBe(q.toWellFormed())
      }),
    )
  })

  it.each(['a\nb', 'a\r\nX-Other: 1', 'a\0', 'a\tb', 'a\u001f', '\u007f'])('has no header of several lines: %j', (value) => {
    expect(() => buildRequest(parts({ headers: [pair('X-Who', value)] }))).toThrow('The header X-Who must be one line.')
  })

  it('sends fields as JSON with the values they have, as a form, or in parts', () => {
    const fields = { method: 'POST', bodyFields: [pair('name', 'Rye'), pair('count', 2), pair('tags', ['a', 'b'])] }
    expect(buildRequest(parts(fields))).toMatchObject({
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Rye","count":2,"tags":["a","b"]}',
    })
    expect(buildRequest(parts({ ...fields, contentType: 'form' }))).toMatchObject({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Rye&count=2&tags=a&tags=b',
    })
    const { headers, body } = buildRequest(
      parts({ method: 'POST', contentType: 'multipart', bodyFields: [pair('a"b', 'heddle-form')] }),
    )
    expect(headers).toEqual({ 'content-type': 'multipart/form-data; boundary=heddle-form-' })
    expect(body).toBe('--heddle-form-\r\ncontent-disposition: form-data; name="a%22b"\r\n\r\nheddle-form\r\n--heddle-form---\r\n')
  })

  it('sends a body as it was written, or what a formula gave as JSON, and its own type where one is named', () => {
    expect(buildRequest(parts({ method: 'POST', rawBody: '{"a":1}' })).body).toBe('{"a":1}')
    expect(buildRequest(parts({ method: 'POST', rawBody: { a: 1 } })).body).toBe('{"a":1}')
    const typed = parts({ method: 'POST', rawBody: '<a/>', headers: [pair('Content-Type', 'text/xml')] })
    expect(buildRequest(typed).headers).toEqual({ 'Content-Type': 'text/xml' })
    expect(buildRequest(parts({ rawBody: '{"a":1}' }))).not.toHaveProperty('body')
  })
})
