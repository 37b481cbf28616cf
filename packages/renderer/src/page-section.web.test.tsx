import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOLE_ATTRIBUTE, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, node, plainElements, publishedBinding, sourceOf } from '@heddle/testing'
import { holdSections } from './held-state.ts'
import { holdHoles } from './hole-view.tsx'
import { PageView } from './node-view.tsx'
import { UNHEARD_SLICES, type SectionSlices } from './page-section.tsx'
import { renderPageToString } from './server.tsx'
import type { NodeSource } from './source.ts'

let frame: HTMLIFrameElement
let root: Root | undefined
const complaints: unknown[] = []
const shown: string[] = []
const SECTIONS = ['a', 'b', 'c']

beforeEach(() => {
  // React works as it does for visitors: in tasks.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(console, 'error').mockImplementation((...parts) => void complaints.push(parts.map(String).join(' ')))
  complaints.length = 0
  shown.length = 0
  frame = document.createElement('iframe')
  document.body.append(frame)
})
afterEach(() => {
  root?.unmount()
  frame.remove()
  vi.restoreAllMocks()
})

const live = (uid: string, more: Partial<PublishedNode> = {}) =>
  node(uid, { text: publishedBinding('word') }, undefined, { live: 1, ...more })
const PAGE = [
  node('a', {}, ['still', 'word'], { liveInside: true }),
  node('still', { text: 'Still', tag: 'header' }),
  live('word'),
  node('b', {}, ['field'], { live: 1, attributes: { role: publishedBinding('word') } }),
  node('field', {}, undefined, { type: 'area', live: 1 }),
  live('c', { live: 9, events: { click: ['w'] } }),
]

/** A text area of the browser's own. */
const components = { ...plainElements, area: () => <textarea defaultValue="served" /> }

/** Serves the page and begins to adopt it: its root is there, its sections wait. */
function begin(alter: (body: HTMLElement) => void = () => {}, elements = components) {
  const host = { ...createFakeHost({ word: 'Hello' }), onEvent: vi.fn() }
  const source = sourceOf(...PAGE)
  const page = { sections: SECTIONS, source, host, components, slices: UNHEARD_SLICES }
  const { html, holes } = renderPageToString(page, { marksHoles: true })
  const document = frame.contentDocument
  if (!document) throw new Error('The frame has no document')
  document.open()
  document.write(`<!doctype html><title>t</title><body>${html}</body>`)
  document.close()
  const { body } = document
  alter(body)
  const withHoles: NodeSource = {
    get: (uid) => (holes[uid] ? { uid, hole: holes[uid] } : source.get(uid)),
    heldHole: holdHoles(body),
  }
  const slices: SectionSlices = { hold: holdSections(body, SECTIONS), onShown: (uid) => void shown.push(uid) }
  const view = <PageView sections={SECTIONS} source={withHoles} host={host} components={elements} slices={slices} />
  flushSync(() => {
    root = hydrateRoot(body, view, { onRecoverableError: (error) => void complaints.push(error) })
  })
  const one = (selector: string): HTMLElement => {
    const found = body.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector} in ${body.innerHTML}`)
    return found
  }
  return { body, html, host, one }
}

const untilShown = () => expect.poll(() => [...shown].sort()).toEqual(SECTIONS)

test('renderer-R52 sections stand in marks, and are adopted as they are', async () => {
  const { body, html } = begin()
  expect(html.match(/<!--\$-->/g)).toHaveLength(3)
  const before = [...body.querySelectorAll('*')]
  expect(shown).toEqual([])
  await untilShown()
  expect(shown).toEqual(SECTIONS)
  expect([...body.querySelectorAll('*')]).toEqual(before)
  expect(body.innerHTML).toBe(html)
  expect(complaints).toEqual([])
})

test('renderer-R52 a section that is touched while it waits is adopted first and hears it', async () => {
  const { host, body } = begin()
  ;(body.lastElementChild as HTMLElement).click()
  expect(shown).toEqual(['c'])
  expect(host.onEvent).toHaveBeenCalledOnce()
  expect(host.onEvent.mock.calls[0]?.[0]).toMatchObject({ uid: 'c', name: 'click', workflows: ['w'] })
  await untilShown()
  expect(shown).toEqual(['c', 'a', 'b'])
  expect(complaints).toEqual([])
})

test('renderer-R52 a section that does not match is drawn anew alone, with its hole', async () => {
  const { body, one } = begin((page) => page.querySelector('div')?.lastElementChild?.remove())
  const others = [...body.children].slice(1)
  await untilShown()
  expect(one('header').textContent).toBe('Still')
  expect(one('header').getAttribute(HOLE_ATTRIBUTE)).toBe('still')
  expect(one('div').lastElementChild?.textContent).toBe('Hello')
  expect([...body.children].slice(1)).toEqual(others)
  expect(complaints).toHaveLength(1)
})

test('renderer-R52 a section that fails is left out, and the others are adopted', async () => {
  const Fails = (): never => {
    throw new Error('fails')
  }
  const { body, one } = begin(undefined, { ...components, area: Fails })
  const last = body.lastElementChild
  await untilShown()
  expect(body.querySelector('textarea')).toBeNull()
  expect(one('div').textContent).toBe('StillHello')
  expect(body.lastElementChild).toBe(last)
})

test.each([
  ['adopted', () => {}],
  ['drawn anew', (body: HTMLElement) => body.children[1]?.prepend(body.ownerDocument.createElement('i'))],
])('renderer-R34 what is typed into a section stays until it is %s, also while it waits', async (_, alter) => {
  const { one } = begin(alter)
  expect(shown).toEqual([])
  const area = one('textarea') as HTMLTextAreaElement
  area.value = 'typed while it waits'
  await untilShown()
  expect((one('textarea') as HTMLTextAreaElement).value).toBe('typed while it waits')
})
