import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { DocumentRecord, PageRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { plainProject } from '@heddle/testing/plain-project'
import { publish, signIn, startProject, waitForEditor, waitForSaved } from './builder.ts'
import { expect, type Heddle } from './heddle.ts'
import { readRecords } from './push-records.ts'
import { publishPushed, pushedProject, type PushedProject } from './pushed-project.ts'

const elements = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
/** `HEDDLE_DRAWN=write npm run test:long -- journeys` keeps what hands drew as what others begin from. */
const isWriting = process.env['HEDDLE_DRAWN'] === 'write'

/** A project that the long run draws by hand, and `npm test` begins from as records that hands made. */
export interface Drawn {
  /** Of the file of its records. */
  readonly file: string
  readonly name: string
  readonly isByHand: boolean
  readonly draw: () => Promise<void>
  /** Addresses that are others in each run, by what stands for them in the file. */
  readonly addresses?: Readonly<Record<string, string>>
}

/** Both ways to begin, for a journey each. */
export const BEGINNINGS = [
  { how: 'from records', isByHand: false, tag: [] },
  { how: 'by hand', isByHand: true, tag: ['@long'] },
]

/** What stands in the project that is open. */
export async function recordsOf(page: Page, { url }: Pick<Heddle, 'url'>): Promise<readonly DocumentRecord[]> {
  await waitForSaved(page)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  return readRecords(url, /\/projects\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '', cookie)
}

/** A project by what it says: its records by their names, and what stands on its pages and in its components. */
export function readDrawn(records: readonly DocumentRecord[]) {
  const plain = plainProject(records, { elements })
  const holders = records.filter((record): record is PageRecord => record.kind === 'page' || record.kind === 'library-component')
  const drawn = holders.map(({ id, name }) => [name, plain.node(({ place }) => place.parentId === id)] as const)
  return { records: plain.records, drawn: Object.fromEntries(drawn) }
}

/** Opens the project in the editor, drawn as it is. */
export async function openDrawn(page: Page, heddle: Heddle, drawn: Drawn): Promise<void> {
  if (drawn.isByHand) return drawByHand(page, heddle, drawn)
  const { id } = await pushDrawn(page, heddle, drawn)
  await page.goto(`${heddle.url}/projects/${id}`)
  await waitForEditor(page)
}

/** Publishes the project as it is drawn, and answers its address. */
export async function publishDrawn(page: Page, heddle: Heddle, drawn: Drawn): Promise<string> {
  if (drawn.isByHand) {
    await drawByHand(page, heddle, drawn)
    return publish(page)
  }
  const { id, slug } = await pushDrawn(page, heddle, drawn)
  await publishPushed(page.context(), heddle, id)
  return heddle.siteUrl(slug, '')
}

const fileOf = ({ file }: Drawn): URL => new URL(`fixtures/drawn/${file}.json`, import.meta.url)
const replaced = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((whole, [from, to]) => whole.replaceAll(from, to), text)

/** The text of the file, with the addresses of now. */
const textOf = async (drawn: Drawn): Promise<string> =>
  replaced(await readFile(fileOf(drawn), 'utf8'), Object.entries(drawn.addresses ?? {}))
const parse = (text: string): readonly DocumentRecord[] => JSON.parse(text) as readonly DocumentRecord[]

/** A project that is filled without the editor; its site and its first page are those that it is made with. */
async function pushDrawn(page: Page, heddle: Heddle, drawn: Drawn): Promise<PushedProject> {
  await signIn(page.context(), heddle)
  const text = await textOf(drawn)
  const site = parse(text).find((record) => record.kind === 'site')
  if (!site) throw new Error(`${drawn.file} has no site`)
  return pushedProject(page.context(), heddle, drawn.name, (home) =>
    parse(
      replaced(text, [
        [site.id, home.site.id],
        [site.homePageId, home.homePageId],
      ]),
    ),
  )
}

async function drawByHand(page: Page, heddle: Heddle, drawn: Drawn): Promise<void> {
  await startProject(page, heddle, { template: 'empty', name: drawn.name })
  await drawn.draw()
  const records = await recordsOf(page, heddle)
  if (isWriting) {
    const lines = records.map((record) => JSON.stringify(record)).join(',\n')
    const addresses = Object.entries(drawn.addresses ?? {}).map(([written, now]) => [now, written] as const)
    await writeFile(fileOf(drawn), replaced(`[\n${lines}\n]\n`, addresses))
  }
  expect(readDrawn(records)).toEqual(readDrawn(parse(await textOf(drawn))))
}
