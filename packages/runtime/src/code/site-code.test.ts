import { expect, test, vi } from 'vitest'
import { port, type ChimePort } from '@heddle/testing/chime'
import { openPorts } from '../ports/open-ports.ts'
import { createElementBodies } from './element-bodies.ts'
import { createSiteCode } from './site-code.ts'
import type { ElementComponent } from '@heddle/kit/react'

const page = (uses: object, collections: readonly unknown[] = [], workflows: readonly unknown[] = []) => ({
  page: { uses },
  collections,
  workflows,
})
const nothing = () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  return { said, stop: () => said.mockRestore() }
}

test('RE9 groups of functions and actions are loaded when a page names them, each once', async () => {
  const text = vi.fn(async () => ({ upper: { call: () => 'A' } }))
  const data = vi.fn(async () => ({ fetch: () => null }))
  const { code, load } = createSiteCode({ functions: { text }, actions: { data }, ports: {} })
  const { functions, actions } = code
  await Promise.all([load(page({ functions: ['text'] })), load(page({ functions: ['text'], actions: ['data'] }))])
  await load(page({ functions: ['text'] }))
  expect([text, data].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(Object.keys(functions)).toEqual(['upper'])
  expect(Object.keys(actions)).toEqual(['fetch'])
})

test('RE9 collections, workflows, positions and patterns are loaded by pages that have them', async () => {
  const { code, load } = createSiteCode({ functions: {}, actions: {}, ports: {} })
  await load(page({}))
  const parts = [code.collections, code.workflows, code.positions, code.patterns]
  expect(parts.map((part) => part())).toEqual([undefined, undefined, undefined, undefined])
  await load(page({ patterns: true }, [{}]))
  expect(code.collections()).toHaveProperty('createCollections')
  expect(code.patterns()).toHaveProperty('compilePattern')
  expect([code.workflows(), code.positions()]).toEqual([undefined, undefined])
  await load(page({ positions: true }))
  expect(code.positions()).toHaveProperty('createPositions')
})

test('RE9 ports are loaded before the page is told that its code is there; one that is lost fails with the reason', async () => {
  const console = nothing()
  const chime = vi.fn(async () => port)
  const lost = vi.fn(async () => port).mockRejectedValueOnce(new Error('offline'))
  const { code, load } = createSiteCode({ functions: {}, actions: {}, ports: { chime, lost } })
  await load(page({ ports: ['chime', 'lost', 'unknown'] }))
  expect(code.ports['chime']).toBe(port)
  const place = { scope: () => ({}), event: undefined, signal: new AbortController().signal }
  for (const name of ['lost', 'unknown']) {
    const opened: unknown = Reflect.get(openPorts(Object.values(code.ports), place), name)
    expect(() => (opened as ChimePort).ring('a')).toThrow(`The part of the page that answers for "${name}" could not be loaded.`)
  }
  await load(page({ ports: ['chime', 'lost'] }))
  expect(code.ports['lost']).toBe(port)
  expect(chime).toHaveBeenCalledTimes(1)
  console.stop()
})

test('RE9 what cannot be loaded is said, does not keep the page, and is tried again by the next one', async () => {
  const console = nothing()
  const text = vi.fn(async () => ({ upper: { call: () => 'A' } })).mockRejectedValueOnce(new Error('offline'))
  const { code, load } = createSiteCode({ functions: { text }, actions: {}, ports: {} })
  expect(await load(page({ functions: ['text', 'unknown'] }))).toEqual({ canDraw: false, canAct: true })
  expect(console.said.mock.calls.map(([message]) => message)).toEqual(['Heddle could not load "functions text"'])
  expect(code.functions).toEqual({})
  expect(await load(page({ functions: ['text'] }))).toEqual({ canDraw: true, canAct: true })
  expect(Object.keys(code.functions)).toEqual(['upper'])
  console.stop()
})

test('RE9 bodies of elements are loaded once; one that fails is left out and tried again', async () => {
  const console = nothing()
  const box = (() => null) as ElementComponent
  const load = vi.fn(async () => box)
  const lost = vi.fn(async () => box).mockRejectedValueOnce(new Error('offline'))
  const bodiesOf = createElementBodies({ box: load, lost })
  expect(await bodiesOf(['box', 'box', 'lost', 'unknown'])).toEqual({ box })
  expect(console.said).toHaveBeenCalledTimes(1)
  expect(await bodiesOf(['box', 'lost'])).toEqual({ box, lost: box })
  expect(load).toHaveBeenCalledTimes(1)
  console.stop()
})
