import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ELEMENT_BODY = /\/catalogue\/elements\/src\/([^/]+)\/component\.tsx$/
const FUNCTION_GROUP = /\/catalogue\/functions\/src\/(?!loaders|calls|definitions)([a-z]+)\.gen\.ts$/
const ACTION_GROUP = /\/catalogue\/actions\/src\/(?!loaders|runs|definitions)([a-z]+)\.gen\.ts$/
const PORT = /\/catalogue\/ports\/src\/([^/]+)\/browser\.ts$/
const PART = /\/packages\/(?:runtime\/src\/(collections|components|positions|workflows)|document\/src\/(regex))\/index\.ts$/

/** What a chunk is called after the module it is made for. */
export function chunkNameOf(moduleId: string): string | undefined {
  const id = moduleId.replaceAll('\\', '/')
  const group = FUNCTION_GROUP.exec(id)?.[1] ?? ACTION_GROUP.exec(id)?.[1]
  if (group !== undefined) return FUNCTION_GROUP.test(id) ? `functions-${group}` : `actions-${group}`
  const port = PORT.exec(id)?.[1]
  if (port !== undefined) return `ports-${port}`
  return ELEMENT_BODY.exec(id)?.[1] ?? partOf(id)
}

/** Part of the runtime that only some pages load. */
function partOf(id: string): string | undefined {
  const found = PART.exec(id)
  return found?.[1] ?? (found?.[2] === undefined ? undefined : 'patterns')
}

/** Writes `manifest.json`: which file holds what, for publishing (`SiteChunks` of @heddle/publish). `catalogue`: its folder. */
export function writeChunkList(catalogue: string): Plugin {
  return {
    name: 'heddle-chunk-list',
    generateBundle(_options, bundle) {
      let core = ''
      const elements: Record<string, string> = {}
      const functions: Record<string, string> = {}
      const actions: Record<string, string> = {}
      const ports: Record<string, string> = {}
      const parts: Record<string, string> = {}
      const imports: Record<string, readonly string[]> = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        if (file.isEntry) core = file.fileName
        imports[file.fileName] = file.imports.toSorted()
        for (const moduleId of file.moduleIds) {
          const id = moduleId.replaceAll('\\', '/')
          const lists = [
            [elements, ELEMENT_BODY.exec(id)?.[1]],
            [functions, FUNCTION_GROUP.exec(id)?.[1]],
            [actions, ACTION_GROUP.exec(id)?.[1]],
            [ports, PORT.exec(id)?.[1]],
            [parts, partOf(id)],
          ] as const
          for (const [list, name] of lists) if (name !== undefined) list[name] = file.fileName
        }
      }
      const found = { ...functionFacts(catalogue), actionGroups: groupsOf(join(catalogue, 'actions', 'src'), 'type') }
      const manifest = { build: '', core, elements, ...found, functions, actions, ports, parts, imports }
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest, null, 1) })
    },
  }
}

function functionFacts(catalogue: string): {
  readonly functionGroups: Readonly<Record<string, string>>
  readonly volatileFunctions: readonly string[]
} {
  const root = join(catalogue, 'functions', 'src')
  const texts = definitionsIn(root)
  return {
    functionGroups: groupsOf(root, 'name'),
    volatileFunctions: texts.flatMap((text) => (/\bvolatile: true\b/.test(text) ? (wordAfter('name', text) ?? []) : [])),
  }
}

/** Group of each item by its name, read off its definition: the bundler runs none of them. */
function groupsOf(root: string, key: 'name' | 'type'): Readonly<Record<string, string>> {
  return Object.fromEntries(
    definitionsIn(root).flatMap((text) => {
      const name = wordAfter(key, text)
      const group = wordAfter('chunk', text) ?? wordAfter('group', text)
      return name === undefined || group === undefined ? [] : [[name, group]]
    }),
  )
}

function definitionsIn(root: string): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(root, entry.name)).includes('definition.ts'))
    .map((entry) => readFileSync(join(root, entry.name, 'definition.ts'), 'utf8'))
}

function wordAfter(key: string, text: string): string | undefined {
  return new RegExp(`\\b${key}: '([^']+)'`).exec(text)?.[1]
}
