import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { definePlugin, definePluginServer, text } from '@heddle/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'

const label = (en: string) => ({ label: { en } })
const backend = definePlugin({
  namespace: 'backend',
  ...label('Backend'),
  description: { en: 'Rows of a server' },
  icon: 'database',
  settings: {
    public: { fields: { url: text(label('Address')), region: text({ ...label('Region'), default: 'eu' }) } },
    private: { fields: { token: text(label('Token')), note: text(label('Note')) }, required: ['token'] },
  },
})
const open = definePlugin({ namespace: 'open', ...label('Open'), description: { en: 'Has no secrets' }, icon: 'plug' })
const SECRET = 'sk-very-secret'

const asked: unknown[] = []
const pluginServer = definePluginServer({
  check: (settings) => {
    asked.push(settings)
    const { token } = settings.privateData
    if (token === 'broken') throw new Error(`cannot use ${token}`)
    return token === SECRET ? undefined : 'The token was refused.'
  },
})

let server: TestServer
let ann: Person
let project = ''
const address = (namespace = 'backend') => `/api/projects/${project}/plugins/${namespace}`
const set = (values: object, namespace?: string) => ann.call('PATCH', address(namespace), { values })

beforeAll(async () => {
  server = await startTestServer({
    ports: {
      plugins: new Map([backend, open].map((plugin) => [plugin.namespace, plugin])),
      pluginServers: { backend: async () => pluginServer },
      templates: [
        {
          id: 'backend',
          assets: [],
          create: (newId) => [
            { id: newId(), kind: 'plugin', index: 'a0', name: 'B', namespace: 'backend', settings: { publicData: { url: 'u' } } },
          ],
        },
      ],
    },
  })
  ann = await server.newPerson('Ann')
  project = String((await ann.call('POST', '/api/projects', { name: 'One', template: 'backend' })).json['project']?.['id'])
})
afterAll(() => server.stop())

describe('private settings of a plugin', () => {
  it('are none at first, and those that are needed are asked for', async () => {
    const { json } = await ann.call('GET', address())
    expect(json).toEqual({
      isSet: { token: false, note: false },
      problems: [{ name: 'token', message: 'must be given' }],
    })
    expect((await ann.call('GET', address('open'))).json).toEqual({ isSet: {}, problems: [] })
  })

  it('are told of as set, and their server side is asked with both kinds of settings, complete', async () => {
    asked.length = 0
    expect((await set({ token: SECRET })).json).toEqual({ isSet: { token: true, note: false }, problems: [] })
    expect(asked).toEqual([{ publicData: { url: 'u', region: 'eu' }, privateData: { token: SECRET, note: '' }, addresses: {} }])
  })

  it('S3-12 S3-13 come back by no way: not in an answer, the document, or a file that others may read', async () => {
    await set({ token: SECRET })
    const answers = [await ann.call('GET', address()), await set({ note: 'x' }), await ann.call('GET', '/api/projects')]
    expect(JSON.stringify(answers.map(({ json }) => json))).not.toContain(SECRET)
    expect(answers[0]?.headers['cache-control']).toBe('no-store')
    expect(JSON.stringify(await server.services.rooms.read(project))).not.toContain(SECRET)
    const files = readdirSync(server.folder, { recursive: true, encoding: 'utf8' }).map((name) => join(server.folder, name))
    const holding = files.filter((file) => statSync(file).isFile() && readFileSync(file).includes(SECRET))
    expect(holding.every((file) => (statSync(file).mode & 0o077) === 0)).toBe(true)
  })

  it('say what their server side finds wrong, but not what it failed with', async () => {
    expect((await set({ token: 'other' })).json['problems']).toEqual([{ name: '', message: 'The token was refused.' }])
    const { json } = await set({ token: 'broken' })
    expect(json['problems']).toEqual([{ name: '', message: 'The plugin could not check its settings.' }])
    expect(JSON.stringify(json)).not.toContain('cannot use')
  })

  it('stay as they are when one of several is refused, and the answer names it', async () => {
    await set({ token: SECRET, note: null })
    for (const values of [
      { note: 'x', other: 1 },
      { note: 'x', token: 7 },
      { note: 'x', __proto__: null, url: 'x' },
    ]) {
      const { status, json } = await set(values)
      expect(status).toBe(422)
      expect(json['error']?.['path']).toMatch(/^values\/(other|token|url)$/)
    }
    expect((await ann.call('GET', address())).json).toMatchObject({ isSet: { token: true, note: false } })
    const { json } = await set({ token: 7 })
    expect(json['error']).toMatchObject({ code: 'bad-setting', message: 'Token: must be a text' })
  })

  it('are forgotten by null or an empty text', async () => {
    await set({ token: SECRET, note: 'x' })
    expect((await set({ token: null, note: '' })).json).toMatchObject({ isSet: { token: false, note: false } })
  })

  it('are of one project, for its members', async () => {
    await set({ token: SECRET })
    const other = String((await ann.call('POST', '/api/projects', { name: 'Two', template: 'backend' })).json['project']?.['id'])
    expect((await ann.call('GET', `/api/projects/${other}/plugins/backend`)).json).toMatchObject({ isSet: { token: false } })
    const bob = await server.newPerson('Bob')
    expect((await bob.call('PATCH', address(), { values: { token: 'mine' } })).status).toBe(404)
    expect((await server.stranger.call('GET', address())).status).toBe(401)
  })

  it('go with the project', async () => {
    const gone = String((await ann.call('POST', '/api/projects', { name: 'Three', template: 'backend' })).json['project']?.['id'])
    await ann.call('PATCH', `/api/projects/${gone}/plugins/backend`, { values: { token: SECRET } })
    await ann.call('DELETE', `/api/projects/${gone}`)
    const rows = await server.database.db.selectFrom('plugin_setting').select('key').where('project_id', '=', gone).execute()
    expect(rows).toEqual([])
  })

  it('of a plugin that the server does not have are refused', async () => {
    const { status, json } = await set({ token: 'x' }, 'nothing')
    expect([status, json['error']?.['message']]).toEqual([404, 'There is no plugin “nothing”.'])
  })
})
