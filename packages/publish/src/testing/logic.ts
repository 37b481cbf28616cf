import type { ActionRecord, CollectionRecord, FormulaRecord, WorkflowRecord } from '@heddle/document'
import type { PublishedPage } from '@heddle/document/published'
import { NO_CHUNKS } from '@heddle/testing/no-chunks'
import { id, node, project, type Project } from './fixture.ts'
import { publish, type Published } from './publish.ts'
import type { PublishInput, SiteChunks } from '../types.ts'

export const bind = (code: string) => ({ type: 'f' as const, code })

const shared = (name: string) => ({ id: id(name), name, folder: '', index: 'a0' })

export function collection(name: string, more: Partial<CollectionRecord> = {}): CollectionRecord {
  return { ...shared(name), kind: 'collection', mode: 'dynamic', type: 'collection', config: {}, ...more }
}

/** @param parameters names, separated by blanks */
export function formula(name: string, code: string, parameters = '', more: Partial<FormulaRecord> = {}): FormulaRecord {
  const list = parameters.split(' ').filter(Boolean)
  return { ...shared(name), kind: 'formula', code, parameters: list.map((one) => ({ name: one, type: 'any' })), ...more }
}

/** A workflow of the whole project whose actions follow one another. */
export function workflow(
  name: string,
  actions: readonly Omit<ActionRecord, 'next'>[],
  more: Partial<WorkflowRecord> = {},
): WorkflowRecord {
  const idOf = (at: number): string => id(`${name}act${at}`)
  return {
    ...shared(name),
    kind: 'workflow',
    trigger: 'onload',
    parameters: [],
    ...(actions.length > 0 && { firstAction: idOf(0) }),
    actions: Object.fromEntries(
      actions.map((action, at) => [idOf(at), { ...action, ...(at + 1 < actions.length && { next: idOf(at + 1) }) }]),
    ),
    ...more,
  }
}

/** A home page with one text that shows what a formula gives, among the given records. */
export function pageShowing(code: string, ...records: Parameters<typeof project>[0] & object): Project {
  return project([
    node('part', 'home', 'section'),
    node('text', 'part', 'text', { props: { text: { ru: bind(code) } } }),
    ...records,
  ])
}

const GROUPED: Partial<SiteChunks> = {
  functionGroups: { sum: 'math', average: 'math', uppercase: 'text', now: 'date' },
  actionGroups: { log: 'other', 'fetch-collection': 'data', 'update-collection': 'data', 'run-workflow': 'control' },
  volatileFunctions: ['now'],
  functions: { math: 'math.js', text: 'texts.js', date: 'date.js' },
  actions: { other: 'other.js', data: 'data.js', control: 'control.js' },
  ports: { http: 'http.js', storage: 'storage.js' },
  plugins: { shop: 'shop.js' },
  parts: {
    collections: 'collections.js',
    workflows: 'workflows.js',
    navigation: 'navigation.js',
    positions: 'positions.js',
    lists: 'lists.js',
    windows: 'windows.js',
    'next-page': 'next-page.js',
    components: 'components.js',
    plugins: 'plugins.js',
    patterns: 'patterns.js',
  },
}

/** The chunks of a build with groups of code. */
export const chunks: SiteChunks = {
  ...NO_CHUNKS,
  elements: { section: 'section.js', text: 'text.js' },
  ...GROUPED,
}

export interface PublishedHome extends Published {
  readonly page: PublishedPage
  /** Names of what the page carries. */
  readonly names: Readonly<Record<'collections' | 'formulas' | 'workflows', readonly string[]>>
  /** Chunks that the page names. */
  readonly preloads: readonly string[]
}

/** Publishes with groups of code and reads the home page. */
export async function publishHome(one: Project, more: Partial<PublishInput> = {}): Promise<PublishedHome> {
  const published = await publish(one, { chunks, ...more })
  const page = JSON.parse(published.file(`data/${id('home')}.ru.json`)) as PublishedPage
  const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).toSorted()
  return {
    ...published,
    page,
    names: {
      collections: namesOf(page.collections),
      formulas: namesOf(page.formulas),
      workflows: namesOf(page.workflows),
    },
    preloads: [...published.file('index.html').matchAll(/href="\/chunks\/([^"]+)"/g)].map(([, file]) => file ?? ''),
  }
}
