import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { afterAll, expect, test } from 'vitest'
import type { PublishInput, SiteChunks } from '@heddle/publish'
import { buildChunksInto, buildFolder, publishTemplate, root } from './testing/built-site.ts'

const { folder, remove } = buildFolder()
afterAll(remove)

/** A capability in folders of its own: an element and an action that ask for a new port, and a function. */
const ADDED: Readonly<Record<string, string>> = {
  'ports/src/items/aaa-chime/contract.ts': 'export interface ChimePort { readonly ring: () => void }',
  'ports/src/items/aaa-chime/browser.ts': `import { definePort } from '@heddle/kit'
import { toAbortSignal } from '../../lib/abort-signal.ts'
export const port = definePort('aaa-chime' as never, () => ({ ring: () => void toAbortSignal }) as never)`,
  'elements/src/items/aaa-bell/definition.ts': '',
  'elements/src/items/aaa-bell/component.tsx': `import { toText, usePort } from '@heddle/kit/react'
import { readPath } from '@heddle/document/values'
export const AaaBell = ({ root, props }) => <button {...root}>{toText(readPath(props, 'a'))}{usePort('aaa-chime')}</button>`,
  'actions/src/items/aaa-ring/definition.ts': "type: 'aaa-ring', group: 'other',",
  'actions/src/items/aaa-ring/run.ts': `import { finish, isOutcome } from '@heddle/kit'
import { reasonOf } from '../../lib/arguments/reason-of.ts'
export const run = () => finish(isOutcome(reasonOf('a')))`,
  'functions/src/items/aaa/definition.ts': "name: 'aaa', group: 'aaa',",
  'functions/src/items/aaa/call.ts': `import { valueSet } from '../../lib/values/value-set.ts'
import { copyValue } from '@heddle/document/values'
export const call = () => copyValue(valueSet)`,
}

function copyWithAdded(): string {
  const copy = join(folder, 'catalogue')
  cpSync(join(root, 'catalogue'), copy, { recursive: true, filter: (path) => !path.includes('node_modules') })
  for (const [path, text] of Object.entries(ADDED)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  return copy
}

const publish = (chunks: SiteChunks, more?: Partial<PublishInput>) => publishTemplate('sample', chunks, more)

const before = buildChunksInto(join(folder, 'before'))

test('an element, an action, a port and a function that were added change no page that does not use them', async () => {
  const after = buildChunksInto(join(folder, 'after'), copyWithAdded())
  const { 'aaa-bell': bell, ...elements } = after.chunks.elements
  const { 'aaa-chime': chime, ...ports } = after.chunks.ports
  const { aaa, ...functions } = after.chunks.functions
  expect([bell, chime, aaa]).toEqual([expect.any(String), expect.any(String), expect.any(String)])
  // Actions of a group come in one file: only that of the group is another one.
  const actions = { ...after.chunks.actions, other: before.chunks.actions['other'] }
  expect({ elements, ports, functions, actions }).toEqual({
    elements: before.chunks.elements,
    ports: before.chunks.ports,
    functions: before.chunks.functions,
    actions: before.chunks.actions,
  })
  const { core, parts, languages } = before.chunks
  expect(after.chunks).toMatchObject({ core, parts, languages })
  const lost = before.files.filter((file) => !after.files.includes(file))
  expect(lost).toEqual([before.chunks.actions['other']])

  const first = await publish(before.chunks)
  const again = await publish(after.chunks)
  expect(first.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const usesOther = (path: string): boolean =>
    first.artefacts.some((file) => file.path === path && file.contents.includes(before.chunks.actions['other'] ?? ''))
  const others = first.artefacts.filter(({ path }) => !usesOther(path))
  expect(others.length).toBeGreaterThan(0)
  for (const { path, contents } of others)
    expect([path, again.artefacts.find((file) => file.path === path)?.contents]).toEqual([path, contents])
  for (const [file, fingerprint] of Object.entries(first.fingerprints))
    if (!usesOther(file)) expect(again.fingerprints[file]).toBe(fingerprint)
})

test('every name that a file takes from another one is given there', () => {
  const folderOf = join(folder, 'before')
  const modules = new Map(
    before.files.map((file) => [file, parseSync(file, readFileSync(join(folderOf, file), 'utf8')).module] as const),
  )
  const given = (file: string): ReadonlySet<unknown> =>
    new Set(
      modules.get(file)?.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? 'default')),
    )
  const missing = [...modules].flatMap(([file, { staticImports }]) =>
    staticImports.flatMap(({ moduleRequest, entries }) =>
      entries
        .filter(({ importName }) => !given(moduleRequest.value.replace('./', '')).has(importName.name))
        .map(({ importName }) => `${file} takes ${importName.name} from ${moduleRequest.value}`),
    ),
  )
  expect(missing).toEqual([])
  expect(before.files.length).toBeGreaterThan(30)
})

test('a page that uses an item is drawn again when the item becomes another one', async () => {
  const { chunks } = before
  const first = await publish(chunks)
  const changed = await publish({ ...chunks, elements: { ...chunks.elements, text: 'elements-text-0000.js' } })
  const files = Object.keys(first.fingerprints)
  expect(files.filter((file) => changed.fingerprints[file] === first.fingerprints[file])).toEqual([])
})
