import { describe, expect, it } from 'vitest'
import type { OutsideQuestion } from '@heddle/kit'
import { browser } from './browser.ts'
import { definition } from './definition.ts'
import { server } from './server.ts'

const asked: (readonly [string, OutsideQuestion | undefined])[] = []
/** The way out of the server, with what the other one answers. */
const answering = (status: number, text: string) => async (address: string, question?: OutsideQuestion) => {
  asked.push([address, question])
  return { status, statusText: 'Said', headers: {}, text, url: address }
}
const { signal } = new AbortController()
const run = (args: object, ask = answering(200, '{"data":{"id":7}}'), isDraft = false) =>
  server.actions?.['apiRequest']?.({
    args: { origin: 'https://api.test', ...args },
    settings: { publicData: {}, privateData: {}, addresses: {} },
    isDraft,
    signal,
    ask,
  })

describe('a request through the server', () => {
  it('is sent with the names of its secrets, which are put in on the way, and gives what lies at its path', async () => {
    asked.length = 0
    const secrets = {
      secretHeaders: [{ name: 'Authorization', value: 'Bearer {key}' }],
      secretQuery: [{ name: 'token', value: '{key}' }],
    }
    expect(
      await run({ path: '/one', query: [{ name: 'q', value: 'a' }], resultPath: 'data.id', timeout: 3, ...secrets }),
    ).toEqual({
      data: 7,
    })
    expect(asked).toEqual([
      [
        'https://api.test/one?q=a',
        {
          method: 'GET',
          headers: {},
          secretHeaders: { Authorization: 'Bearer {key}' },
          secretQuery: { token: '{key}' },
          timeout: 3000,
        },
      ],
    ])
  })

  it('goes to the server of drafts from a draft', async () => {
    asked.length = 0
    await run({ draftOrigin: 'https://staging.test' }, answering(200, ''), true)
    expect(asked[0]?.[0]).toBe('https://staging.test/')
  })

  it('that is refused is told with its status and what was said', async () => {
    expect(await run({}, answering(409, '{"why":"sold"}'))).toEqual({
      error: { message: '409 Said', status: 409, data: { why: 'sold' } },
    })
    expect(await run({}, answering(500, 'no JSON'))).toMatchObject({ error: { data: 'no JSON' } })
  })

  it('that gives a text is that text, and an error where a path should lead through it', async () => {
    expect(await run({}, answering(200, 'fine'))).toEqual({ data: 'fine' })
    expect(await run({ resultPath: 'data' }, answering(200, 'fine'))).toMatchObject({
      error: { message: expect.stringMatching(/^The answer is a text, not JSON/), data: 'fine' },
    })
  })
})

describe('secrets', () => {
  const named = { origin: 'https://api.test', secretQuery: [{ name: 'key', value: '{key}' }] }
  const variables = { has: () => true, set: () => undefined }
  const side = browser.open?.({
    settings: {},
    isDraft: false,
    base: '/',
    addresses: { api: '/ww', data: '/ww', cdn: '' },
    setVariable: () => undefined,
    trigger: () => undefined,
  })
  const { apiRequest } = definition.actions

  it('are no browser’s to send: neither in a query nor in a header', async () => {
    await expect(side?.actions?.['apiRequest']?.({ args: named, variables, signal })).rejects.toThrow('by the server only')
    const config = { config: named, filter: undefined, sort: undefined, offset: 0, limit: undefined, signal }
    await expect(side?.source?.fetch(config)).rejects.toThrow('by the server only')
  })

  it('of a request from the browser are a problem of the switch that sends it through the server', () => {
    expect(apiRequest.check?.(named)).toMatchObject({ name: 'throughServer' })
    expect(apiRequest.check?.({ ...named, throughServer: true })).toBeUndefined()
    expect([apiRequest.onServer?.(named), apiRequest.onServer?.({ throughServer: true })]).toEqual([false, true])
    expect(apiRequest.fields['secretHeaders']?.when?.({ throughServer: true })).toBe(true)
    expect(apiRequest.fields['streamTo']?.when?.({ throughServer: true })).toBe(false)
  })
})
