import { describe, expect, it, vi } from 'vitest'
import type { PublishedServerAction } from '@heddle/document/published'
import type { PluginServerAction } from '@heddle/kit'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { createEgress } from '../egress/egress.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { ReleaseFile, ReleaseManifest } from '../releases/manifest.ts'
import { ServerError } from '../server-error.ts'
import { createAtOnce } from './at-once.ts'
import { STRANGER } from '../testing/visitors.ts'
import { createServerActions } from './server-actions.ts'

const ACTION: PublishedServerAction = {
  plugin: { id: 'rest000000000000', name: 'REST API', namespace: 'rest', settings: { publicData: {} }, isDev: false },
  action: 'apiRequest',
  args: { path: '/pay' },
}
const release = (tree: ReleaseFile['tree']): ReleaseManifest => ({
  id: 'release',
  projectId: 'project',
  createdAt: 0,
  seq: 0,
  files: { 'server-actions/pay.json': { tree, hash: 'hash', type: 'application/json', encodings: [] } },
  policies: {},
  patterns: [],
  chunks: [],
  fingerprints: {},
})

/** Runs an action of a release whose body the test gives. Tells what it answers, or the error that a visitor gets. */
async function run(
  body: (request: PluginServerAction) => unknown,
  {
    name = 'pay',
    tree = 'public' as ReleaseFile['tree'],
    isComplete = true,
    stored = ACTION,
    signal = new AbortController().signal,
  } = {},
) {
  const onError = vi.fn<(error: unknown) => void>()
  const actions = createServerActions({
    store: { read: async () => Buffer.from(JSON.stringify(stored)) },
    plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])),
    pluginServers: { rest: async () => ({ actions: { apiRequest: async (request) => body(request) as { data: unknown } } }) },
    settings: { privateOf: async () => ({ privateData: {}, addresses: { api: 'https://api.test' }, isComplete }) },
    egress: createEgress({ allowed: [] }),
    secrets: { read: async () => undefined },
    atOnce: createAtOnce(),
    onError,
  })
  const answer = await actions
    .run({ release: release(tree), name, visitor: STRANGER, values: [], isDraft: false, signal })
    .catch((error: unknown) => error)
  return { answer, told: onError.mock.calls.map(([error]) => String(error)) }
}

describe('an action that the server runs', () => {
  it('gets the arguments of the release and the addresses of helper services, and its answer goes back as JSON', async () => {
    const { answer } = await run(({ args, isDraft, settings }) => ({ data: { args, isDraft, at: settings.addresses } }))
    expect(answer).toBe('{"data":{"args":{"path":"/pay"},"isDraft":false,"at":{"api":"https://api.test"}}}')
  })

  it.each(['other', '__proto__', '../pay'])('is not there by the name %o', async (name) => {
    expect((await run(() => ({ data: 1 }), { name })).answer).toEqual(new ServerError(messages.noServerAction))
  })

  it('is not there for anybody where its page is behind access rules', async () => {
    const { answer } = await run(() => ({ data: 1 }), { tree: 'guarded' })
    expect(answer).toEqual(new ServerError(messages.noServerAction))
  })

  it('whose plugin does not know it is not there', async () => {
    const { answer } = await run(() => ({ data: 1 }), { stored: { ...ACTION, action: 'toString' } })
    expect(answer).toEqual(new ServerError(messages.noServerAction))
  })

  it('waits for the settings of its plugin', async () => {
    const { answer } = await run(() => ({ data: 1 }), { isComplete: false })
    expect(answer).toEqual(new ServerError(messages.actionNotReady))
  })

  it('that throws says neither to the visitor nor to the log what it threw', async () => {
    const { answer, told } = await run(() => {
      throw new Error('sk-very-secret')
    })
    expect(answer).toEqual(new ServerError(messages.actionFailed))
    expect(told).toEqual([`Error: ${messages.serverActionFailed('rest', 'project')}`])
  })

  it('whose answer is too large for a page is refused with the limit', async () => {
    const { answer } = await run(() => ({ data: 'x'.repeat(LIMITS.rowsBytes + 1) }))
    expect(answer).toEqual(new ServerError(messages.actionTooLarge))
  })

  it('ends with the visitor who has gone, and nobody is told', async () => {
    const gone = new AbortController()
    const { answer, told } = await run(
      () => {
        gone.abort()
        return new Promise(() => undefined)
      },
      { signal: gone.signal },
    )
    expect(answer).toEqual(new ServerError(messages.actionFailed))
    expect(told).toEqual([])
  })
})
