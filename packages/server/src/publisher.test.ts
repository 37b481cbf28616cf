import { blankNode, type DocumentRecord } from '@heddle/document'
import { expect, it, vi } from 'vitest'
import { messages } from './messages.ts'
import { newId } from './ids.ts'
import type { FolderFile } from './ports/object-storage.ts'
import { STALE, type PublishJobInput } from './jobs/publish/job.ts'
import { createPublisher, type PublisherOptions, type PublishRequest } from './publisher.ts'
import type { PublishEvent } from './releases/report.ts'
import { testPublishing, type TestPublishing } from './testing/publish-module.ts'
import { sampleRecords } from './testing/test-ports.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { visit } from './testing/visit.ts'

/** A server whose publishing draws the page at /test without end once `options.endless` is set, and a published project. */
async function startPublished() {
  const options: { -readonly [K in keyof TestPublishing]: TestPublishing[K] } = {}
  const server = await startTestServer({ ports: { publishing: { ...testPublishing(), options } } })
  const owner = await server.newPerson('Owner')
  const user = (await owner.call('GET', '/api/session')).json['user'] as unknown as { id: string; name: string; email: string }
  const newProject = async (name: string) => {
    await owner.call('POST', '/api/projects', { name, template: 'empty' })
    const project = await server.services.projects.findBySlug(name.toLowerCase())
    if (!project) throw new Error(`no project ${name}`)
    return project
  }
  const project = await newProject('Bakery')
  const publish = (of = project, purpose: 'production' | 'preview' = 'production', emit = (_: PublishEvent): void => undefined) =>
    server.services.publisher.publish({ project: of, user, purpose, emit })
  await publish()
  return { server, owner, options, project, newProject, publish }
}

/** Publishes a page that is never done; resolves when it is being drawn. */
async function startEndless({ options, publish }: Awaited<ReturnType<typeof startPublished>>) {
  options.endless = '/test'
  // Another build: pages that are the same would not be drawn again.
  options.build = 'two'
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const ended = publish(undefined, 'production', (event) => 'step' in event && resolve()).then(
    () => undefined,
    (error: unknown) => error,
  )
  await begun
  delete options.endless
  return ended.then.bind(ended)
}

const home = async (server: TestServer, slug = 'bakery') => (await visit(server.siteUrl(slug))).text

it('answers visitors and publishes other projects and drafts while a page is drawn without end', async () => {
  const all = await startPublished()
  const { server, owner, newProject, publish, project } = all
  const before = await home(server)
  await startEndless(all)
  for (let at = 0; at < 20; at++) expect(await home(server)).toBe(before)
  expect((await owner.call('GET', '/api/projects')).status).toBe(200)
  await expect(publish()).rejects.toMatchObject({ code: 'publishing' })
  expect(await publish(project, 'preview')).toMatchObject({ purpose: 'preview' })
  expect(await publish(await newProject('Cafe'))).toMatchObject({ pages: 2 })
  expect(await home(server, 'cafe')).toContain('<p>Hello</p>')
  expect(await home(server)).toBe(before)
  await server.stop()
})

it('a page that takes one enormous piece of memory ends its publish with its message; the server answers on', async () => {
  const all = await startPublished()
  const before = await home(all.server)
  const publish = async () => (await all.owner.call('POST', `/api/projects/${all.project.id}/publish`, {})).text
  Object.assign(all.options, { greedy: '/test', build: 'two' })
  expect(await publish()).toContain(messages.publishTooLarge.text)
  expect(await home(all.server)).toBe(before)
  delete all.options.greedy
  expect(await publish()).toContain('"release"')
  await all.server.stop()
})

it('loads what publishing needs when somebody looks at the releases, unless it is there', async () => {
  const { server, owner, project } = await startPublished()
  const warm = vi.spyOn(server.services.publisher, 'warm')
  await owner.call('GET', `/api/projects/${project.id}/releases`)
  expect(warm).toHaveBeenCalledOnce()
  await server.stop()

  const ran: string[] = []
  const pool = {
    run: ({ name }: { readonly name: string }) => Promise.reject(new Error(`made to fail: ${ran.push(name)}`)),
    size: () => ran.length,
  }
  const publisher = createPublisher({ pool, publishing: testPublishing() } as unknown as PublisherOptions)
  publisher.warm()
  publisher.warm()
  expect(ran).toEqual(['load-publishing'])
})

const request = {
  project: { id: 'bakery', slug: 'bakery' },
  user: { id: 'u', name: 'Owner' },
  purpose: 'production',
  emit: () => undefined,
} as unknown as PublishRequest

/** What a publisher has beside its pool and its storage: a project that was never published. */
const surroundings = () => ({
  staticRows: { complete: async ({ records }: { readonly records: readonly DocumentRecord[] }) => ({ records, issues: [] }) },
  publishing: testPublishing(),
  releases: {
    before: async () => ({ previousId: undefined, newestId: undefined }),
    goLive: async () => undefined,
    prune: async () => undefined,
  },
  siteOrigin: async () => '',
  now: () => 0,
})

/** A storage that takes what it is given as it comes; told what became of it. */
function takingStorage() {
  const taken: string[] = []
  const { promise: firstTaken, resolve } = Promise.withResolvers<void>()
  const save = async (_: string, __: string, files: AsyncIterable<readonly FolderFile[]>): Promise<void> => {
    try {
      for await (const some of files) {
        taken.push(...some.map(({ path }) => path))
        resolve()
      }
      taken.push('stored')
    } catch {
      taken.push('thrown away')
      throw new Error('nothing is stored')
    }
  }
  return { save, taken, firstTaken }
}

it.each([
  [
    'stores files while others are made',
    { files: [{ path: 'b' }], chunks: [], pages: 1, asksFirst: false },
    ['a', 'b', 'stored'],
  ],
  ['throws away what it took when errors block the release', undefined, ['a', 'thrown away']],
])('%s', async (_, made, becomes) => {
  const { save, taken, firstTaken } = takingStorage()
  const pool = {
    async run(_job: unknown, supply: (worker: object) => unknown, { onEvent }: { onEvent: (event: object) => void }) {
      supply({})
      onEvent({ files: [{ path: 'a' }] })
      // The worker goes on when the file is in storage, which is before there is a release.
      await firstTaken
      return { made, keeps: false }
    },
  }
  const readDocument = async () => ({ seq: 1, records: sampleRecords(newId) })
  const publisher = createPublisher({ pool, store: { save }, readDocument, ...surroundings() } as unknown as PublisherOptions)
  expect((await publisher.publish(request))?.pages).toBe(made?.pages)
  expect(taken).toEqual(becomes)
})

it.each([
  ['shows a release by which nobody sees more or less', { asksFirst: false }, {}, 'production'],
  ['keeps one that a person is to look at first', { asksFirst: true }, {}, undefined],
  ['shows it all the same where nobody asked to look first', { asksFirst: true }, { asksFirst: false }, 'production'],
  ['shows it on staging, where visitors do not see it', { asksFirst: true }, { stage: 'staging' }, 'staging'],
  ['keeps one that was compared with what visitors see no more', { asksFirst: false, isOvertaken: true }, {}, undefined],
] as const)('%s', async (_, { isOvertaken, asksFirst }: { isOvertaken?: true; asksFirst: boolean }, change, expected) => {
  const pool = {
    run: async (_job: unknown, supply: (worker: object) => unknown) => {
      supply({})
      return { made: { files: [], chunks: [], pages: 1, asksFirst }, keeps: false }
    },
  }
  const pointers = [{ previousId: 'r1' }, { previousId: isOvertaken ? 'r2' : 'r1' }]
  const shown: unknown[] = []
  const events: object[] = []
  const { releases, ...rest } = surroundings()
  const publisher = createPublisher({
    pool,
    store: { save: async () => undefined },
    readDocument: async () => ({ seq: 1, records: sampleRecords(newId) }),
    ...rest,
    releases: {
      ...releases,
      before: async () => pointers.shift(),
      goLive: async (_row: object, _chunks: object, stage: unknown) => void shown.push(stage),
    },
  } as unknown as PublisherOptions)
  await publisher.publish({ ...request, asksFirst: true, ...change, emit: (event) => events.push(event) })
  expect(shown).toEqual([expected])
  expect(events.at(-1)).toMatchObject({ release: { isHeld: expected === undefined } })
})

it('throws away what it took when the worker fails, and says why it failed', async () => {
  const { save, taken, firstTaken } = takingStorage()
  const pool = {
    async run(_job: unknown, supply: (worker: object) => unknown, { onEvent }: { onEvent: (event: object) => void }) {
      supply({})
      onEvent({ files: [{ path: 'a' }] })
      await firstTaken
      throw new Error('the worker is gone')
    },
  }
  const readDocument = async () => ({ seq: 1, records: sampleRecords(newId) })
  const publisher = createPublisher({ pool, store: { save }, readDocument, ...surroundings() } as unknown as PublisherOptions)
  await expect(publisher.publish(request)).rejects.toThrow('the worker is gone')
  expect(taken).toEqual(['a', 'thrown away'])
})

it('says why a release could not be stored, though that was known before it was made', async () => {
  const pool = {
    run: async (_: unknown, supply: (worker: object) => unknown) => {
      supply({})
      return { made: { files: [], chunks: [], pages: 1, asksFirst: false }, keeps: false }
    },
  }
  const store = { save: () => Promise.reject(new Error('the disk is full')) }
  const readDocument = async () => ({ seq: 1, records: sampleRecords(newId) })
  const publisher = createPublisher({ pool, store, readDocument, ...surroundings() } as unknown as PublisherOptions)
  await expect(publisher.publish(request)).rejects.toThrow('the disk is full')
})

it('sends a worker that keeps the document what changed, and everything when it does not have it after all', async () => {
  const worker = {}
  let records = sampleRecords(newId)
  const answers: unknown[] = []
  const given: unknown[] = []
  const pool = {
    run: async (_: unknown, supply: (worker: object) => { input: PublishJobInput; items: readonly DocumentRecord[] }) => {
      const { input, items } = supply(worker)
      given.push([input.document.base, items.length])
      return answers.shift() ?? { made: undefined, keeps: true }
    },
  }
  const publisher = createPublisher({
    pool,
    store: { save: async () => undefined },
    readDocument: async () => ({ seq: 1, records }),
    ...surroundings(),
  } as unknown as PublisherOptions)
  const publish = () => publisher.publish(request)
  await publish()
  records = records.map((record) => (record.kind === 'site' ? { ...record, name: 'Bakery' } : record))
  await publish()
  answers.push(STALE)
  await publish()
  answers.push({ made: undefined, keeps: false })
  await publish()
  await publish()
  const id = expect.stringMatching(/^[a-z0-9]{16}$/)
  expect(given).toEqual([
    [undefined, records.length],
    [id, 1],
    [id, 0],
    [undefined, records.length],
    [id, 0],
    [undefined, records.length],
  ])
})

it('ends a publish with the server, which leaves the release before live', async () => {
  const all = await startPublished()
  const { server, project } = all
  const ended = await startEndless(all)
  const { releases } = (await all.owner.call('GET', `/api/projects/${project.id}/releases`)).json
  await server.close()
  await ended((error: unknown) => expect(error).toMatchObject({ code: 'stopping', status: 503 }))
  const again = await startTestServer({ folder: server.folder })
  expect(await home(again)).toContain('<p>Hello</p>')
  expect((await again.services.releases.list(project.id)).map(({ id }) => id)).toEqual([releases?.[0]?.['id']])
  expect(await again.services.releaseStore.list(project.id)).toHaveLength(1)
  await again.stop()
})

it('stops publishing a project that is deleted, and keeps nothing of it', async () => {
  const all = await startPublished()
  const { server, owner, project } = all
  const ended = await startEndless(all)
  expect((await owner.call('DELETE', `/api/projects/${project.id}`)).status).toBe(200)
  await ended((error: unknown) => expect(error).toMatchObject({ code: 'cancelled' }))
  expect(await server.services.releaseStore.list(project.id)).toEqual([])
  await server.stop()
})

it('publishes a document of many records whole', async () => {
  const many = (newId: () => string): readonly DocumentRecord[] => {
    const records = sampleRecords(newId)
    const section = records.find((record) => record.kind === 'node' && record.element === 'section')
    const texts = Array.from({ length: 1_200 }, (_, at) => ({
      ...blankNode(newId(), 'text', {
        parentId: section?.id ?? '',
        slot: 'children',
        index: `a1${at.toString(36).padStart(3, '0')}z`,
      }),
      props: { text: { en: `line ${at}.` } },
    }))
    return [...records, ...texts]
  }
  const server = await startTestServer({ ports: { templates: [{ id: 'many', assets: [], create: many }] } })
  const owner = await server.newPerson('Owner')
  const { project } = (await owner.call('POST', '/api/projects', { name: 'Many', template: 'many' })).json
  await owner.call('POST', `/api/projects/${project?.['id']}/publish`, {})
  const page = await home(server, 'many')
  for (const at of [0, 499, 500, 1_199]) expect(page).toContain(`line ${at}.`)
  await server.stop()
})
