import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { createKeptPages, type KeepingInput } from '@heddle/publish'
import { createStore } from '@heddle/store'
import { serverEnvironment } from '../../scripts/run.mjs'
import { concatenate, handWritten, landing, landingProject, type Tree } from './landing.ts'
import { publishPorts, publishView } from './publish-view.ts'

export const PAGES = 100
export const LARGE_PAGES = 10_000
/** Megabytes for a site of so many pages. */
const LARGE_MEMORY = 8_000
const ONCE = fileURLToPath(new URL('publish-once.ts', import.meta.url))
const LARGE = fileURLToPath(new URL('publish-large.ts', import.meta.url))

type Page = readonly Tree[]
type Write = (path: string, contents: string) => void
/** Makes the bytes that would be written: a text joined of many is put together no sooner. */
const nowhere: Write = (_, contents) => void Buffer.from(contents)

/** What JSON made of a value: a server publishes what it has read. */
function asRead<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/**
 * Jobs by name. Each that writes empties its folder first and writes every file as soon as it is made, none of them
 * compressed or flushed. The loops' data of a page is its tree as JSON.
 */
export async function publishJobs(folder: string) {
  const pages = asRead(Array.from({ length: PAGES }, (_, at): Page => landing(at)))
  const records: readonly DocumentRecord[] = asRead(landingProject(PAGES))
  const source = join(folder, 'records.json')
  writeFileSync(source, JSON.stringify(records))
  const ports = await publishPorts()
  const { renderWithReact } = await import('./react-loop.ts')
  const store = createStore<DocumentRecord>(records)
  const view = createDocumentView(store)
  const first = await publishView(view, ports)
  const text = records.find((record) => record.kind === 'node' && record.element === 'text')
  const kept = createKeptPages()
  /** Changes one text, as a builder does between two publishes. */
  const edit = (): void => {
    if (!text) return
    const before = view.get(text.id)
    store.apply({ set: { [text.id]: { 'props/text/en': ['', `Changed ${performance.now()}`] } } })
    kept.note(view, new Map([[text.id, { before, after: view.get(text.id) }]]))
  }

  /** What writes into the job's folder, emptied. */
  const into = (job: string): Write => {
    rmSync(join(folder, job), { recursive: true, force: true })
    return (path, contents) => {
      const full = join(folder, job, path)
      mkdirSync(dirname(full), { recursive: true })
      writeFileSync(full, contents)
    }
  }
  const draw = (render: (page: Page) => string, write: Write) => {
    for (const [at, page] of pages.entries()) write(`${at}/index.html`, handWritten(render(page), `Page ${at}`))
  }
  const withStrings = (page: Page): string => page.map(concatenate).join('')
  const heddle = (write: Write, before: Pick<KeepingInput, 'previous' | 'kept'> = {}) =>
    publishView(view, ports, { onArtefact: ({ path, contents }) => write(path, contents), ...before })

  return {
    concatenate: () => draw(withStrings, into('concatenate')),
    react: () => draw(renderWithReact, into('react')),
    heddle: () => {
      const write = into('heddle')
      return heddle((path, contents) => void (path.endsWith('.html') && write(path, contents)))
    },
    concatenateAll: () => {
      const write = into('concatenate-all')
      draw(withStrings, write)
      for (const [at, page] of pages.entries()) write(`data/${at}.json`, JSON.stringify(page))
    },
    heddleAll: () => heddle(into('heddle-all')),
    concatenateOnly: () => draw(withStrings, nowhere),
    reactOnly: () => draw(renderWithReact, nowhere),
    heddleOnly: () => heddle(nowhere),
    cold: () => {
      rmSync(join(folder, 'cold'), { recursive: true, force: true })
      execFileSync(process.execPath, [ONCE, source, join(folder, 'cold')], {
        env: { ...serverEnvironment(), NODE_ENV: 'production' },
      })
    },
    again: () => {
      edit()
      return heddle(into('again'), { previous: first })
    },
    againKept: () => {
      edit()
      return heddle(into('again'), { previous: first, kept })
    },
  } satisfies Readonly<Record<string, () => unknown>>
}

/** A site of many pages, published in a new process and again after one page changed. Milliseconds, without loading anything. */
export function publishLarge(folder: string): { readonly cold: number; readonly again: number } {
  const text = execFileSync(
    process.execPath,
    [`--max-old-space-size=${LARGE_MEMORY}`, LARGE, String(LARGE_PAGES), join(folder, 'large')],
    { env: { ...serverEnvironment(), NODE_ENV: 'production' }, encoding: 'utf8' },
  )
  return JSON.parse(text) as { cold: number; again: number }
}
