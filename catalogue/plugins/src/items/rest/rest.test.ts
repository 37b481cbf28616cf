import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { completeFields, checkFields, type PluginSide } from '@heddle/kit'
import { ANSWER_BYTES } from '@heddle/kit/answer-bytes'
import type { Json } from '@heddle/store'
import { browser } from './browser.ts'
import { definition } from './definition.ts'

let origin = ''
let answer: (request: IncomingMessage & { readonly body: string }, response: ServerResponse) => void
const asked: string[] = []
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    asked.push(`${request.method} ${request.url}`)
    answer(Object.assign(request, { body: String(Buffer.concat(parts)) }), response)
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => void (asked.length = 0))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const json = (body: unknown, status = 200) =>
  (answer = (_, response) => void response.writeHead(status).end(JSON.stringify(body)))
const side = (isDraft = false): PluginSide =>
  browser.open?.({
    settings: {},
    isDraft,
    base: '/',
    addresses: { api: '/ww', data: '/ww', cdn: '' },
    setVariable: () => undefined,
    trigger: () => undefined,
  }) ?? {}
const signal = new AbortController().signal
const rowsOf = (config: object, more: object = {}, isDraft = false) =>
  side(isDraft).source?.fetch({
    config: completeFields(definition.source?.collection.fields ?? {}, { origin, ...config } as Record<string, Json>),
    filter: undefined,
    sort: undefined,
    offset: 0,
    limit: undefined,
    signal,
    ...more,
  })
const set: unknown[] = []
const variables = { has: () => true, set: (...given: unknown[]) => void set.push(given) }
const request = (args: object) => side().actions?.['apiRequest']?.({ args: { origin, ...args }, variables, signal })

describe('rows of a REST collection, from the browser', () => {
  it('lie at their path, and come by pages where these have numbers', async () => {
    json({ data: [{ n: 1 }], total: 9 })
    expect(await rowsOf({ path: '/rows', resultPath: 'data' })).toEqual({ data: [{ n: 1 }] })
    const paged = { path: '/rows', resultPath: 'data', paging: 'page', sizeName: 'size', totalPath: 'total' }
    expect(await rowsOf(paged, { offset: 4, limit: 2 })).toEqual({ data: [{ n: 1 }], total: 9 })
    expect(asked).toEqual(['GET /rows', 'GET /rows?size=2&page=3'])
    expect(definition.source?.cutsPages?.(paged)).toBe(true)
    expect(definition.source?.cutsPages?.({ paging: 'cursor' })).toBe(false)
  })

  it('are all asked for where they are filtered or sorted here', async () => {
    json([1, 2])
    await rowsOf({ paging: 'page', sizeName: 'size' }, { limit: 2, sort: [{ key: 'n', direction: 'ASC' }] })
    expect(asked).toEqual(['GET /?size=100&page=1'])
  })

  it('come from the origin of drafts in a draft', async () => {
    json([])
    await rowsOf({ origin: 'http://127.0.0.1:1', draftOrigin: origin }, {}, true)
    expect(asked).toEqual(['GET /'])
  })

  it('are an error with its status, or what is likely where nobody answers', async () => {
    json({}, 500)
    expect(await rowsOf({})).toEqual({ data: null, error: { message: '500 Internal Server Error' } })
    answer = (_, response) => void response.destroy()
    await expect(rowsOf({})).rejects.toThrow(
      /does not let other sites read its answers \(CORS\)\. Fetch through the server instead\./,
    )
    answer = () => undefined
    await expect(rowsOf({ timeout: 1 })).rejects.toThrow('No answer came within 1 seconds.')
    answer = (_, response) => void response.writeHead(200).write('[1,')
    await expect(rowsOf({ timeout: 1 })).rejects.toThrow('No answer came within 1 seconds.')
  })

  it('are none where the answer is a page instead of JSON; an empty answer is one', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<html>')
    expect(await rowsOf({})).toMatchObject({
      data: null,
      error: { message: expect.stringMatching(/^The answer is text\/html, not JSON/) },
    })
    answer = (_, response) => void response.writeHead(200).end('no JSON')
    expect(await rowsOf({})).toMatchObject({ error: { message: expect.stringMatching(/^The answer is a text, not JSON/) } })
    answer = (_, response) => void response.writeHead(204).end()
    expect(await rowsOf({})).toEqual({ data: '' })
  })

  it('are given up where the answer is larger than one through the server may be', async () => {
    let sent = 0
    answer = (_, response) => {
      const send = (): void => {
        while (!response.destroyed && response.write('x'.repeat(100_000))) sent += 100_000
      }
      response.on('drain', send)
      send()
    }
    await expect(rowsOf({})).rejects.toThrow('The answer is larger than 5 MB.')
    await expect(request({})).rejects.toThrow('The answer is larger than 5 MB.')
    expect(sent).toBeLessThan(100_000_000)
    json(['x'.repeat(ANSWER_BYTES - 4)])
    expect(await rowsOf({})).toMatchObject({ data: [expect.any(String)] })
  })

  it('are not asked for with a secret, nor after whoever asked has gone', async () => {
    await expect(rowsOf({ secretHeaders: [{ name: 'X-Key', value: '{key}' }] })).rejects.toThrow(
      'Secrets are sent by the server only',
    )
    await expect(rowsOf({}, { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone')
    await expect(rowsOf({ query: [{ name: 'of', value: '{visitor.id}' }] })).rejects.toThrow(
      'Only the server knows who is signed in: set the mode of the collection to Server.',
    )
    expect(asked).toEqual([])
  })
})

describe('the action apiRequest', () => {
  it('S7-11 is the only one of the plugin', () => {
    expect([definition.namespace, Object.keys(definition.actions)]).toEqual(['rest', ['apiRequest']])
  })

  it('S7-11 sends what it is told and gives what lies at the path of the answer, or the whole answer', async () => {
    answer = ({ body }, response) => void response.end(JSON.stringify({ got: JSON.parse(body) as unknown }))
    const post = { method: 'POST', path: '/orders', bodyFields: [{ name: 'count', value: 2 }] }
    expect(await request({ ...post, resultPath: 'got.count' })).toBe(2)
    expect(await request({ ...post, resultPath: 'nothing' })).toEqual({ got: { count: 2 } })
    expect(asked).toEqual(['POST /orders', 'POST /orders'])
  })

  it('says nothing for a visitor of whom only the server knows', async () => {
    const headers = [{ name: 'X-User', value: '{visitor.id}' }]
    await expect(request({ headers })).rejects.toThrow('Only the server knows who is signed in')
    expect(asked).toEqual([])
  })

  it('fails with status and what was said', async () => {
    json({ why: 'closed' }, 403)
    await expect(request({})).rejects.toMatchObject({ message: '403 Forbidden', status: 403, data: { why: 'closed' } })
  })

  it('gives a text as it is, and fails where a path should lead through it, or where it does not come in time', async () => {
    answer = (_, response) => void response.end('fine')
    expect(await request({})).toBe('fine')
    await expect(request({ resultPath: 'data' })).rejects.toThrow('The answer is a text, not JSON')
    answer = (_, response) => void response.writeHead(200).write('fi')
    await expect(request({ timeout: 1 })).rejects.toThrow('No answer came within 1 seconds.')
  })

  it('that should stream fails as any other when it is refused', async () => {
    json({ why: 'closed' }, 403)
    await expect(request({ streamTo: 'list' })).rejects.toMatchObject({ status: 403, data: { why: 'closed' } })
  })

  it('puts the events of a stream into a list as they come', async () => {
    set.length = 0
    answer = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"n":1}\n\ndata: two\n\n')
    expect(await request({ streamTo: 'list', resultPath: 'n' })).toBe('two')
    expect(set).toEqual([
      ['list', []],
      ['list', 1, { operation: 'push' }],
      ['list', 'two', { operation: 'push' }],
    ])
  })
})

describe('what is wrong with a request is told by field', () => {
  const formula = { type: 'f', code: 'variables.x' }
  it.each([
    [{ origin: '' }, 'origin'],
    [{ origin: 'api.test' }, 'origin'],
    [{ origin: 'https://ann:secret@api.test' }, 'origin'],
    [{ origin: formula }, 'origin'],
    [{ draftOrigin: 'staging' }, 'draftOrigin'],
    [{ path: formula }, 'path'],
    [{ path: '/{id}' }, 'pathValues'],
    [{ headers: [{ name: 'Host', value: 'x' }] }, 'headers'],
    [{ headers: [{ name: 'a b', value: 'x' }] }, 'headers'],
    [{ secretHeaders: [{ name: 'Content-Length', value: '{key}' }] }, 'secretHeaders'],
    [{ timeout: 99 }, 'timeout'],
    [{ path: '/{visitor.id}' }, 'path'],
    [{ secretHeaders: [{ name: 'X-User', value: '{visitor.id}' }] }, 'secretHeaders'],
    [{ secretQuery: [{ name: 'user', value: '{visitor.id}' }] }, 'secretQuery'],
    [{ method: 'POST', rawBody: '{"user":"{visitor.id}"}' }, 'rawBody'],
    [{ method: 'POST', rawBody: formula, bodyFields: [{ name: 'user', value: '{visitor.id}' }] }, 'rawBody'],
    [{ query: [{ name: 'user', value: '{visitor.id}' }] }, undefined],
  ])('%j', (config, name) => {
    const collection = definition.source?.collection ?? { fields: {} }
    expect(checkFields(collection, { origin: 'https://api.test', ...config } as Record<string, Json>)[0]?.name).toBe(name)
  })

  it('and so is an action that names the visitor and asks from the browser', () => {
    const action = definition.actions.apiRequest
    const args = { origin: 'https://api.test', query: [{ name: 'user', value: '{visitor.id}' }] }
    expect(checkFields(action, args).map(({ name }) => name)).toEqual(['throughServer'])
    expect(checkFields(action, { ...args, throughServer: true })).toEqual([])
  })

  it('and its servers are what a page may ask', () => {
    const reaches = definition.source?.reaches
    expect(reaches?.({ origin: 'https://api.test/v1', draftOrigin: 'http://localhost:8080' })).toEqual([
      'https://api.test',
      'http://localhost:8080',
    ])
    expect(reaches?.({ origin: 'nothing' })).toEqual([])
  })
})
