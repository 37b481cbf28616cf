import { effect } from '@preact/signals-core'
import { expect, test, vi } from 'vitest'
import { port, type ChimePort } from '@heddle/testing/chime'
import { openPorts } from '../ports/open-ports.ts'
import { createElementBodies } from './element-bodies.ts'
import type { ChunkContents } from './load-chunk.ts'
import { createSiteCode } from './site-code.ts'
import type { ElementComponent } from '@heddle/kit/react'

const page = (
  uses: object,
  collections: readonly unknown[] = [],
  workflows: readonly unknown[] = [],
  libraryComponents?: readonly unknown[],
) => ({
  page: { uses },
  collections,
  workflows,
  ...(libraryComponents && { libraryComponents }),
})
const nothing = () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  return { said, stop: () => said.mockRestore() }
}

/** Files as a release has them; `loads` counts. Those that are lost answer the second time. */
function chunks(files: Readonly<Record<string, ChunkContents>>, lost: readonly string[] = []) {
  const loads: string[] = []
  return {
    loads,
    load: async (file: string) => {
      loads.push(file)
      if (!Object.hasOwn(files, file) || (lost.includes(file) && loads.indexOf(file) === loads.length - 1))
        throw new Error('offline')
      return files[file] ?? {}
    },
  }
}
const upper = { functions: { upper: { call: () => 'A' } } }

test('runtime-RE9 groups of functions and actions are loaded from the files that a page names, each once', async () => {
  const { load: loadChunk, loads } = chunks({ 'text.js': upper, 'data.js': { actions: { fetch: () => null as never } } })
  const { code, load } = createSiteCode(loadChunk)
  const { functions, actions } = code
  const text = { functions: { text: 'text.js' } }
  await Promise.all([load(page(text)), load(page({ ...text, actions: { data: 'data.js' } }))])
  await load(page(text))
  expect(loads.toSorted()).toEqual(['data.js', 'text.js'])
  expect(Object.keys(functions)).toEqual(['upper'])
  expect(Object.keys(actions)).toEqual(['fetch'])
})

test('runtime-RE9 a page of a newer release brings newer code of the same name', async () => {
  const newer = { functions: { upper: { call: () => 'B' } } }
  const { load: loadChunk } = chunks({ 'old.js': upper, 'new.js': newer })
  const { code, load } = createSiteCode(loadChunk)
  await load(page({ functions: { text: 'old.js' } }))
  await load(page({ functions: { text: 'new.js' } }))
  expect(code.functions['upper']).toBe(newer.functions.upper)
})

test('runtime-RE9 collections, workflows, ways to other pages, positions, lists and patterns are loaded by pages that have them', async () => {
  const { code, load } = createSiteCode(chunks({}).load)
  await load(page({}))
  expect(code.parts).toEqual({})
  await load(page({ patterns: true }, [{}]))
  expect(code.parts.collections).toHaveProperty('createCollections')
  expect(code.parts.patterns).toHaveProperty('compilePattern')
  expect([code.parts.workflows, code.parts.positions, code.parts.navigation]).toEqual([undefined, undefined, undefined])
  await load(page({ navigation: true }))
  expect(code.parts.navigation).toHaveProperty('navigationPorts')
  await load(page({ positions: true }))
  expect(code.parts.positions).toHaveProperty('createPositions')
  expect(code.parts.lists).toBeUndefined()
  await load(page({ lists: true }))
  expect(code.parts.lists).toHaveProperty('followRows')
})

test('runtime-RE9 what chooses rows of long lists comes with pages that have one, or when it is asked for, which hears of it', async () => {
  const early = createSiteCode(chunks({}).load)
  await early.load(page({ windows: true }))
  expect(early.code.windows()).toHaveProperty('standRows')
  const { code } = createSiteCode(chunks({}).load)
  const seen: boolean[] = []
  const stop = effect(() => void seen.push(code.windows() !== undefined))
  await expect.poll(() => seen).toEqual([false, true])
  stop()
})

test('runtime-RE9 the runner of workflows and library components come with pages that have one', async () => {
  const { code, load } = createSiteCode(chunks({}).load)
  await load(page({}, [], [], []))
  expect([code.parts.workflows, code.parts.components, code.parts.collections]).toEqual([undefined, undefined, undefined])
  await load(page({}, [], [], [{}]))
  expect(code.parts.components).toHaveProperty('createInstance')
  expect(code.parts.workflows).toBeUndefined()
  await load(page({}, [], [{}]))
  expect(code.parts.workflows).toHaveProperty('createWorkflows')
  expect(code.parts.collections).toBeUndefined()
})

test('runtime-PO7 popups come with a page whose workflows are about them, also where it has none yet', async () => {
  const { code, load } = createSiteCode(chunks({}).load)
  expect(await load(page({}))).toEqual({ canDraw: true, canAct: true })
  expect(code.parts.popups).toBeUndefined()
  await load({ ...page({}), popups: [] })
  expect(code.parts.popups).toHaveProperty('resetPopups')
})

test('runtime-RE9 ports are loaded before the page is told that its code is there; one that is lost fails with the reason', async () => {
  const console = nothing()
  const { load: loadChunk, loads } = chunks({ 'chime.js': { ports: { chime: port } }, 'lost.js': { ports: { lost: port } } }, [
    'lost.js',
  ])
  const { code, load } = createSiteCode(loadChunk)
  const ports = { chime: 'chime.js', lost: 'lost.js', gone: 'gone.js' }
  await load(page({ ports }))
  expect(code.ports['chime']).toBe(port)
  const place = { scope: () => ({}), event: undefined, signal: new AbortController().signal }
  for (const name of ['lost', 'gone']) {
    const opened: unknown = Reflect.get(openPorts(Object.values(code.ports), place), name)
    expect(() => (opened as ChimePort).ring('a')).toThrow(`The part of the page that answers for "${name}" could not be loaded.`)
  }
  await load(page({ ports }))
  expect(code.ports['lost']).toBe(port)
  expect(loads.filter((file) => file === 'chime.js')).toHaveLength(1)
  console.stop()
})

test('runtime-RE9 what cannot be loaded is said, does not keep the page, and is tried again by the next one', async () => {
  const console = nothing()
  const { code, load } = createSiteCode(chunks({ 'text.js': upper }, ['text.js']).load)
  expect(await load(page({ functions: { text: 'text.js' } }))).toEqual({ canDraw: false, canAct: true })
  expect(console.said.mock.calls.map(([message]) => message)).toEqual(['Heddle could not load "functions text.js"'])
  expect(code.functions).toEqual({})
  expect(await load(page({ functions: { text: 'text.js' } }))).toEqual({ canDraw: true, canAct: true })
  expect(Object.keys(code.functions)).toEqual(['upper'])
  console.stop()
})

test('runtime-RE9 bodies of elements are loaded once; one that fails is left out and tried again', async () => {
  const console = nothing()
  const box = (() => null) as ElementComponent
  const { load, loads } = chunks({ 'box.js': { elements: { box } }, 'lost.js': { elements: { lost: box } } }, ['lost.js'])
  const files = { box: 'box.js', lost: 'lost.js' }
  const bodiesOf = createElementBodies(load)
  expect(await bodiesOf(['box', 'box', 'lost', 'unknown'], files)).toEqual({ box })
  expect(console.said).toHaveBeenCalledTimes(1)
  expect(await bodiesOf(['box', 'lost'], files)).toEqual({ box, lost: box })
  expect(loads).toEqual(['box.js', 'lost.js', 'lost.js'])
  console.stop()
})

test('runtime-RE9 one file may hold elements, functions, actions and ports; what it does not hold is missing and said', async () => {
  const console = nothing()
  const box = (() => null) as ElementComponent
  const { load: loadChunk } = chunks({ 'all.js': { ...upper, elements: { box }, ports: { chime: port } } })
  const { code, load } = createSiteCode(loadChunk)
  const all = 'all.js'
  const uses = { functions: { text: all }, ports: { chime: all, gong: all } }
  expect(await load(page(uses))).toEqual({ canDraw: true, canAct: false })
  expect([code.functions['upper'], code.ports['chime']]).toEqual([upper.functions.upper, port])
  expect(console.said.mock.calls.map(([message]) => message)).toEqual(['Heddle could not load "port gong all.js"'])
  expect(await createElementBodies(loadChunk)(['box', 'constructor'], { box: all, constructor: all })).toEqual({ box })
  console.stop()
})
