// Run by the publish benchmark in a process of its own: publishes a large site, then again after each of some changes of one text.
// Writes every file and prints milliseconds: `{ cold, again }`, the second a median.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { createKeptPages, type PublishResult } from '@heddle/publish'
import { createStore } from '@heddle/store'
import { landingProject } from './landing.ts'
import { publishPorts, publishView } from './publish-view.ts'
import { median } from './result.ts'

const CHANGES = 5

const [pages = '', folder = ''] = process.argv.slice(2)
const records = landingProject(Number(pages))
const text = records.find((record) => record.kind === 'node' && record.element === 'text')
if (!text) throw new Error('The site has no text')
const ports = await publishPorts()
const store = createStore<DocumentRecord>(records)
const view = createDocumentView(store)
const kept = createKeptPages()

async function publish(previous?: PublishResult): Promise<{ readonly result: PublishResult; readonly time: number }> {
  const start = performance.now()
  const result = await publishView(view, ports, {
    kept,
    ...(previous && { previous }),
    onArtefact({ path, contents }) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), contents)
    },
  })
  return { result, time: performance.now() - start }
}

const first = await publish()
let last = first.result
const again: number[] = []
for (let change = 0; change < CHANGES; change += 1) {
  const before = view.get(text.id)
  store.apply({ set: { [text.id]: { 'props/text/en': ['', `Changed ${change}`] } } })
  kept.note(view, new Map([[text.id, { before, after: view.get(text.id) }]]))
  const { result, time } = await publish(last)
  last = result
  again.push(time)
}
process.stdout.write(JSON.stringify({ cold: first.time, again: median(again) }))
