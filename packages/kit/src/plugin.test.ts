import { describe, expect, it } from 'vitest'
import { pairs, text } from './fields/kinds.gen.ts'
import type { SourceParameters } from './followed.ts'
import { definePluginBrowser, definePluginServer, type AskOutside } from './plugin-sides.ts'
import { definePlugin } from './plugin.ts'

const about = { namespace: 'rows', label: { en: 'Rows' }, description: { en: 'Rows' }, icon: 'rows-3' }

describe('a plugin', () => {
  it('has nothing but what it declares', () => {
    expect(definePlugin(about)).toEqual({
      ...about,
      version: 1,
      isDev: false,
      functionDefaults: {},
      actions: {},
      functions: {},
      variables: {},
      triggers: {},
      settings: { public: { fields: {} }, private: { fields: {} } },
    })
  })

  it('may have public settings only, or private ones', () => {
    const fields = { key: text({ label: { en: 'Key' } }) }
    const { settings } = definePlugin({ ...about, settings: { private: { fields } } })
    expect(settings).toEqual({ public: { fields: {} }, private: { fields } })
  })

  it('that cuts pages of its rows filters and sorts them too', () => {
    const source = { collection: { fields: {} }, operators: [] }
    expect(() => definePlugin({ ...about, source: { ...source, native: ['pagination', 'sort'] } })).toThrow(
      'The source of rows cuts pages, so it must filter and sort too',
    )
    const native = ['pagination', 'sort', 'filter'] as const
    expect(definePlugin({ ...about, source: { ...source, native } }).source?.native).toEqual(native)
    expect(definePlugin({ ...about, source: { ...source, native: ['filter'] } }).source?.native).toEqual(['filter'])
  })

  describe('with parameters that elements have follow their visitors', () => {
    const fields = {
      query: pairs({ label: { en: 'Query' } }),
      body: pairs({ label: { en: 'Body' } }),
      path: text({ label: { en: 'Path' } }),
    }
    const declared = (parameters: Partial<SourceParameters>) =>
      definePlugin({
        ...about,
        source: {
          collection: { fields },
          native: [],
          operators: [],
          parameters: { in: ['query', 'body'], pages: 'query', countedBy: () => undefined, count: () => ({}), ...parameters },
        },
      }).source?.parameters

    it('says in which settings they stand, and in which of them pages are asked for', () => {
      expect(declared({})).toMatchObject({ in: ['query', 'body'], pages: 'query' })
    })

    it.each([
      ['that is not there', { in: ['query', 'headers'] }, 'headers'],
      ['that holds a text', { in: ['path'] }, 'path'],
      ['for pages that holds a text', { pages: 'path' }, 'path'],
    ])('names no setting %s', (_, parameters, name) => {
      expect(() => declared(parameters)).toThrow(`The source of rows takes parameters from ${name}, which is no field of pairs`)
    })
  })
})

describe('an action of a plugin', () => {
  const sends = definePlugin({
    ...about,
    actions: {
      send: {
        label: { en: 'Send' },
        fields: { to: text({ label: { en: 'To' } }), secret: text({ label: { en: 'Secret' } }) },
        reaches: ({ to }) => [`https://${String(to)}.test`],
        onServer: ({ to }) => to !== 'here',
        secretsIn: ['secret'],
      },
      wait: { label: { en: 'Wait' }, fields: {} },
    },
  }).actions

  it('says by its arguments whether the server runs it, and whom it reaches', () => {
    expect(['there', 'here'].map((to) => sends.send.onServer?.({ to }))).toEqual([true, false])
    expect(sends.send.reaches?.({ to: 'there' })).toEqual(['https://there.test'])
    expect(sends.send.secretsIn).toEqual(['secret'])
    expect(sends.wait.onServer).toBeUndefined()
  })

  it('on the server is told its arguments and settings, and answers with data or with why not', async () => {
    const { actions } = definePluginServer({
      actions: {
        send: async ({ args: { to }, settings: { privateData }, isDraft, ask }) => {
          const secretQuery = { key: '{key}' }
          const { status, text: said } = await ask(`https://${String(to)}.test`, { secretQuery })
          return status === 200 ? { data: [said, privateData, isDraft] } : { error: { message: said, status } }
        },
      },
    })
    const answering =
      (status: number) =>
      async (url: string, question: object = {}) => ({
        status,
        statusText: '',
        headers: {},
        text: JSON.stringify(question),
        url,
      })
    const asked = {
      args: { to: 'there' },
      settings: { publicData: {}, privateData: { token: 't' }, addresses: {} },
      isDraft: true,
      signal: new AbortController().signal,
    }
    const question = '{"secretQuery":{"key":"{key}"}}'
    expect(await actions?.['send']?.({ ...asked, ask: answering(200) })).toEqual({ data: [question, { token: 't' }, true] })
    expect(await actions?.['send']?.({ ...asked, ask: answering(409) })).toEqual({ error: { message: question, status: 409 } })
  })
})

describe('the sides of a plugin', () => {
  const settings = { publicData: { url: 'u' }, privateData: { token: 't' }, addresses: {} }

  it('are what its files declare', async () => {
    const rows = [{ name: 'Rye' }]
    const browser = definePluginBrowser({ open: () => ({ actions: { sell: ({ args: { what } }) => what } }) })
    const place = {
      settings: {},
      isDraft: false,
      base: '/',
      addresses: { api: '/ww', data: '/ww', cdn: '' },
      setVariable: () => undefined,
      trigger: () => undefined,
    }
    const signal = new AbortController().signal
    expect(
      browser
        .open?.(place)
        .actions?.['sell']?.({ args: { what: 'Rye' }, variables: { has: () => false, set: () => undefined }, signal }),
    ).toBe('Rye')
    const server = definePluginServer({
      check: ({ privateData: { token } }) => (token === 't' ? undefined : 'The token was refused.'),
      source: { fetch: async ({ ask, settings: { publicData } }) => JSON.parse((await ask(String(publicData['url']))).text) },
    })
    expect(server.check?.(settings)).toBeUndefined()
    const asked = {
      config: {},
      filter: undefined,
      sort: undefined,
      offset: 0,
      limit: undefined,
      signal,
      settings,
      isDraft: false,
      needsAll: false,
    }
    const ask: AskOutside = async (url) => {
      const text = JSON.stringify({ data: rows, total: url.length })
      return { status: 200, statusText: 'OK', headers: {}, text, url }
    }
    expect(await server.source?.fetch({ ...asked, ask })).toEqual({ data: rows, total: 1 })
  })

  it('tell who a visitor is, by what their browser sent or by an account of the site', async () => {
    const server = definePluginServer({
      identify: async ({ headers: { authorization }, account }) =>
        authorization === 'Bearer me' ? { roles: ['editor'] } : account(),
    })
    const visit = {
      settings,
      isDraft: false,
      signal: new AbortController().signal,
      ask: () => Promise.reject(new Error('Nobody is asked')),
      account: () => Promise.resolve({ name: 'Ada' }),
    }
    expect(await server.identify?.({ ...visit, headers: { authorization: 'Bearer me' } })).toEqual({ roles: ['editor'] })
    expect(await server.identify?.({ ...visit, headers: {} })).toEqual({ name: 'Ada' })
  })
})
