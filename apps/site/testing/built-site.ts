import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { actionDefinitions } from '@heddle/actions/definitions'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { functionCalls } from '@heddle/functions/calls'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { publishProject, type PublishInput, type SiteChunks } from '@heddle/publish'
import { createRenderPage } from '@heddle/runtime/server'
import { createStore } from '@heddle/store'
import { createIds } from '@heddle/testing'
import { templates } from '@heddle/templates'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface BuiltChunks {
  readonly chunks: SiteChunks
  readonly files: readonly string[]
  /** Where the files are. */
  readonly folder: string
}

/** A folder for builds, which `remove` takes away. */
export function buildFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-chunks-'))
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** Builds the files of sites with a catalogue into a folder, in a process of its own. */
export function buildChunksInto(outDir: string, catalogue = join(root, 'catalogue')): BuiltChunks {
  const code = `import { buildChunks } from ${JSON.stringify(join(root, 'scripts/site-chunks/build-chunks.mjs'))}
console.log(JSON.stringify(await buildChunks(${JSON.stringify({ catalogue, outDir })})))`
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', cwd: root })
  return { chunks: JSON.parse(text) as SiteChunks, files: readdirSync(outDir).toSorted(), folder: outDir }
}

/** Publishes a template with chunks as the server does. */
export function publishTemplate(template: string, chunks: SiteChunks, more: Partial<PublishInput> = {}) {
  const records = templates.find(({ id }) => id === template)?.create(createIds(1)) ?? []
  return publishProject({
    view: createDocumentView(createStore<DocumentRecord>(records)),
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    actions: new Map(actionDefinitions.map((definition) => [definition.type, definition])),
    plugins: new Map(pluginDefinitions.map((definition) => [definition.namespace, definition])),
    elementStyles,
    renderPage: createRenderPage(elementComponents, functionCalls),
    chunks,
    iconSvg: () => '<svg/>',
    sha256: (text) => createHash('sha256').update(text).digest('base64'),
    origin: 'https://sample.example',
    now: 0,
    releaseId: 'r',
    ...more,
  })
}
