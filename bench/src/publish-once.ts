// Run by the publish benchmark in a process of its own: reads a project from a file, publishes it, writes every file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { createStore } from '@heddle/store'
import { publishPorts, publishView } from './publish-view.ts'

const [source = '', folder = ''] = process.argv.slice(2)
const records = JSON.parse(readFileSync(source, 'utf8')) as readonly DocumentRecord[]
await publishView(createDocumentView(createStore(records)), await publishPorts(), {
  onArtefact({ path, contents }) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), contents)
  },
})
