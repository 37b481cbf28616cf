import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { blankNode, type DocumentRecord } from '@heddle/document'
import { expect, it } from 'vitest'
import { newId } from './ids.ts'
import { LIMITS } from './limits.ts'
import { onEveryEngine } from './testing/database-engines.ts'
import { startKillable, type KillableServer } from './testing/killable-server.ts'
import { personAt } from './testing/person.ts'
import { seededRandom } from './testing/random.ts'
import { signUpOwner } from './testing/sign-up-owner.ts'
import { openWindow, type SyncWindow } from './testing/sync-client.ts'
import { visit } from './testing/visit.ts'

const ROUNDS = Number(process.env['HEDDLE_KILL_ROUNDS'] ?? 5)
const SEED = Number(process.env['HEDDLE_KILL_SEED'] ?? 1)
/** Kills that one project lives through: it grows with every edit, and only how it ends is looked for. */
const ROUNDS_OF_A_PROJECT = 25
/** Edits that are under way at once. */
const WIDTH = 8

/** What the test knows of the project from the answers it got. */
interface Known {
  /** Highest number that was acknowledged as saved, and highest that was sent. */
  saved: number
  sent: number
  /** Number that the last acknowledged release shows at least. */
  published: number
  /** Ids of variables whose creation was acknowledged. */
  readonly variables: Set<string>
}

const variable = (id: string, number: number): DocumentRecord => ({
  id,
  kind: 'variable',
  name: `v${number}`,
  folder: '',
  index: 'a0',
  type: 'number',
  defaultValue: number,
})

/** One edit: the same number on both pages, and a variable of its own. */
const editOf = (texts: readonly string[], id: string, number: number) => ({
  put: { [id]: variable(id, number) },
  set: Object.fromEntries(texts.map((text) => [text, { 'props/text/en': [null, `number ${number}`] }])),
})

async function streamEdits(window: SyncWindow, texts: readonly string[], known: Known, isOver: () => boolean): Promise<void> {
  const lane = async (): Promise<void> => {
    while (!isOver()) {
      const number = ++known.sent
      const id = newId()
      await window.push(editOf(texts, id, number))
      known.variables.add(id)
      known.saved = Math.max(known.saved, number)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, lane))
}

/** Milliseconds. Half as often as one visitor may: on a quick machine they would be told to wait. */
const BETWEEN_VISITS = (2 * LIMITS.visitWindow) / LIMITS.visitsPerWindow

const numberIn = (text: string): number => Number(/number (\d+)/.exec(text)?.[1] ?? Number.NaN)

/** One part of the rounds for each project. */
const PARTS = Array.from({ length: Math.ceil(ROUNDS / ROUNDS_OF_A_PROJECT) }, (_, part) => ({
  seed: SEED + part,
  rounds: Math.min(ROUNDS_OF_A_PROJECT, ROUNDS - part * ROUNDS_OF_A_PROJECT),
}))

onEveryEngine((engine) => {
  it.each(PARTS)(
    'survives $rounds power cuts while people edit and publish (seed $seed)',
    // Ends a test that hangs: on a machine that others fill, a start alone takes a quarter of a minute.
    { timeout: (ROUNDS_OF_A_PROJECT + 1) * 60_000 },
    async ({ seed, rounds }) => {
      const random = seededRandom(seed)
      const folder = mkdtempSync(join(tmpdir(), 'heddle-kill-'))
      const databaseUrl = await engine.url()
      let server: KillableServer = await startKillable(folder, databaseUrl)
      try {
        const cookie = await signUpOwner(server.url)
        let owner = personAt(server.url, cookie)
        const { project } = (await owner.call('POST', '/api/projects', { name: 'Kill', template: 'empty' })).json
        const projectId = String(project?.['id'])
        const { texts, pages } = await prepare(server, owner, projectId)
        const known: Known = { saved: 0, sent: 0, published: 0, variables: new Set() }

        for (let round = 0; round < rounds; round++) {
          let isOver = false
          const window = await openWindow(server, owner, projectId)
          void streamEdits(window, texts, known, () => isOver)
          const publishing = streamReleases(owner, projectId, known, () => isOver)
          const visiting = streamVisits(server, known, () => isOver)
          // A first release takes as long as it takes; from then on the moment is any.
          while (known.published === 0) await pause(20)
          await pause(50 + random() * 700)
          isOver = true
          await server.kill()
          await Promise.all([publishing, visiting])

          server = await startKillable(folder, databaseUrl)
          owner = personAt(server.url, cookie)
          await checkRound(server, owner, projectId, pages, known, `round ${round}, seed ${seed}`)
        }
        expect(known.saved).toBeGreaterThan(0)
        expect(known.published).toBeGreaterThan(0)
      } finally {
        await server.kill()
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )
})

/** Puts a text on the second page too, publishes once, and tells the ids of both texts and pages. */
async function prepare(server: KillableServer, owner: ReturnType<typeof personAt>, projectId: string) {
  const window = await openWindow(server, owner, projectId)
  const { snapshot = [] } = await window.find('welcome')
  const pages = snapshot.flatMap((record) => (record.kind === 'page' ? [record] : []))
  const first = snapshot.find((record) => record.kind === 'node' && record.element === 'text')
  const [section, text] = [newId(), newId()]
  const other = pages.find(({ name }) => name === 'Test')?.id ?? ''
  const nodes: DocumentRecord[] = [
    blankNode(section, 'section', { parentId: other, slot: 'sections', index: 'a0' }),
    { ...blankNode(text, 'text', { parentId: section, slot: 'children', index: 'a0' }), props: { text: { en: 'number 0' } } },
  ]
  expect(await window.push({ put: Object.fromEntries(nodes.map((node) => [node.id, node])) })).toBe('saved')
  expect(await window.push({ set: { [first?.id ?? '']: { 'props/text/en': [null, 'number 0'] } } })).toBe('saved')
  await owner.call('POST', `/api/projects/${projectId}/publish`, {})
  await window.close()
  return { texts: [first?.id ?? '', text], pages: pages.map(({ id }) => id) }
}

/** Publishes again and again; a release whose line arrived shows at least what was saved before it began. */
async function streamReleases(
  owner: ReturnType<typeof personAt>,
  projectId: string,
  known: Known,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const before = known.saved
    const answer = await owner.call('POST', `/api/projects/${projectId}/publish`, {}).catch(() => undefined)
    if (answer?.text.includes('"release"')) known.published = Math.max(known.published, before)
  }
}

/** Visits while releases come and go: the page is always there, whole, and never older than a release that was acknowledged. */
async function streamVisits({ url }: KillableServer, known: Known, isOver: () => boolean): Promise<void> {
  const address = `http://kill.localhost:${new URL(url).port}/`
  while (!isOver()) {
    const atLeast = known.published
    const answer = await visit(address).catch(() => undefined)
    if (!answer) continue
    expect(answer.status).toBe(200)
    expect(answer.text).toMatch(/<\/html>\s*$/)
    expect(numberIn(answer.text)).toBeGreaterThanOrEqual(atLeast)
    await pause(BETWEEN_VISITS)
  }
}

async function checkRound(
  server: KillableServer,
  owner: ReturnType<typeof personAt>,
  projectId: string,
  pages: readonly string[],
  known: Known,
  round: string,
) {
  const window = await openWindow(server, owner, projectId)
  const { snapshot = [] } = await window.find('welcome')
  await window.close()
  const ids = new Set(snapshot.map(({ id }) => id))
  for (const id of known.variables) expect(ids.has(id), `an acknowledged edit is there, ${round}`).toBe(true)

  const { port } = new URL(server.url)
  const paths = ['/', '/test', ...pages.map((id) => `/data/${id}.json?wwlang=en&_wwcv=7`)]
  const answers = await Promise.all(paths.map((path) => visit(`http://kill.localhost:${port}${path}`)))
  for (const answer of answers) expect(answer.status, round).toBe(200)
  const numbers = new Set(answers.map(({ text }) => numberIn(text)))
  expect(numbers.size, `all files are of one release, ${round}`).toBe(1)
  const [shown = Number.NaN] = numbers
  expect(shown, round).toBeGreaterThanOrEqual(known.published)
  expect(shown, round).toBeLessThanOrEqual(known.sent)
}
