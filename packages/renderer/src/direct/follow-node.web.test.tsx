import { describe, expect, test } from 'vitest'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, node, publishedBinding, type FakeHost } from '@heddle/testing'
import { openPage } from '../testing/open-page.tsx'

const UNWRITABLE = Object.assign(() => undefined, {
  toString: () => {
    throw new Error('no text')
  },
})

/** A host whose names may hold the word "unwritable" for a value that no element can show. */
function createHost(values: Readonly<Record<string, unknown>>): FakeHost {
  const plain = createFakeHost(values)
  const evaluate: FakeHost['evaluate'] = (...given) => {
    const value = plain.evaluate(...given)
    return value === 'unwritable' ? UNWRITABLE : value
  }
  return { ...plain, evaluate }
}

const words = (more: Partial<PublishedNode> = {}): PublishedNode =>
  node('words', { text: publishedBinding('word') }, undefined, { live: LIVE.text, direct: { text: 'text' }, ...more })

/** The node `words` in a subtree that is never drawn again. */
async function visit(host: FakeHost, inside: readonly PublishedNode[], alter?: (element: HTMLElement) => void) {
  const [first] = inside
  const elementIn = (body: HTMLElement): HTMLElement =>
    body.querySelector<HTMLElement>('[data-hole] [data-bound]') ?? expect.fail('nothing is alive in a hole')
  const nodes = [
    node('a', {}, ['list', 'pressed'], { liveInside: true }),
    node('list', {}, [first?.uid ?? ''], { liveInside: true }),
    node('pressed', { text: 'x' }, undefined, { live: LIVE.event, events: { click: ['w'] } }),
    ...inside,
  ]
  const opened = await openPage(nodes, host, { alter: (body) => alter?.(elementIn(body)) })
  return { ...opened, element: elementIn(opened.body) }
}

/** What changes on the page, as "what of which name". */
function watch(element: Element): () => readonly string[] {
  const changes = new MutationObserver(() => undefined)
  changes.observe(element, { attributes: true, childList: true, characterData: true, subtree: true })
  return () => changes.takeRecords().map(({ type, attributeName }) => [type, attributeName].filter(Boolean).join(' '))
}

describe('a node in a subtree that is never drawn again', () => {
  test('renderer-R41 is hidden whatever its style sheet says, while a formula of it fails', async () => {
    const host = createHost({ word: 'rye' })
    const { element, body } = await visit(host, [words()])
    const sheet = body.ownerDocument.createElement('style')
    sheet.textContent = '[data-bound] { display: block !important }'
    body.ownerDocument.head.append(sheet)
    expect(element.getClientRects()).toHaveLength(1)
    host.set({ word: 'unwritable' })
    expect(element.getClientRects()).toHaveLength(0)
    host.set({ word: 'wheat' })
    expect(element.getClientRects()).toHaveLength(1)
    expect(element.textContent).toBe('wheat')
  })

  test('renderer-R41 is reported each time it cannot be written', async () => {
    const host = createHost({ word: 'rye', other: 1 })
    const said = await visit(host, [words({ style: { order: publishedBinding('other') } })])
    host.set({ word: 'unwritable' })
    host.set({ word: 'wheat' })
    expect(host.errors).toHaveLength(1)
    host.set({ word: 'unwritable' })
    expect(host.errors.map(({ uid, error }) => [uid, String(error)])).toEqual(
      Array.from({ length: 2 }, () => ['words', 'Error: no text']),
    )
    expect(said.complaints).toEqual([])
  })

  test('renderer-R46 keeps its bound way of being shown while its text changes', async () => {
    const host = createHost({ word: 'rye', shown: 'flex' })
    const style = { display: publishedBinding('shown') }
    const { element } = await visit(host, [words({ style, live: LIVE.text | LIVE.style })])
    host.set({ word: 'wheat' })
    host.set({ word: 'oat' })
    expect(element.style.display).toBe('flex')
    host.set({ word: 'unwritable' })
    host.set({ word: 'oat' })
    host.set({ word: 'rye' })
    expect(element.style.display).toBe('flex')
  })

  test('renderer-R46 stays hidden where somebody else hid it, before the page came alive and after a formula was well again', async () => {
    const host = createHost({ word: 'rye' })
    const { element } = await visit(host, [words()], ({ style }) => void (style.display = 'none'))
    expect(element.style.display).toBe('none')
    host.set({ word: 'wheat' })
    expect(element.style.display).toBe('none')
    host.set({ word: 'unwritable' })
    host.set({ word: 'oat' })
    expect(element.style.display).toBe('')
    element.style.display = 'none'
    host.set({ word: 'rye' })
    expect(element.style.display).toBe('none')
    expect(element.textContent).toBe('rye')
  })

  test('renderer-R40 of what it follows only what became another value touches the page', async () => {
    const host = createHost({ word: 'rye', colour: 'red', wide: true })
    const style = { color: publishedBinding('colour'), width: publishedBinding('wide ? 4 : 3') }
    const { element } = await visit(host, [words({ style, live: LIVE.text | LIVE.style })])
    const changes = watch(element)
    host.set({ word: 'wheat' })
    expect(changes()).toEqual(['characterData'])
    host.set({ wide: 1 })
    expect(changes()).toEqual([])
    host.set({ colour: 'blue' })
    expect(new Set(changes())).toEqual(new Set(['attributes style']))
  })

  test('renderer-R43 a row’s own attribute is written when it becomes another one, and not for what else changes in the row', async () => {
    const host = createHost({ rows: [{ id: 1, name: 'rye' }], chosen: 1 })
    const row = node('row', { text: publishedBinding('context.item.data.name') }, undefined, {
      live: LIVE.text | LIVE.attribute | LIVE.structure,
      direct: { text: 'text' },
      repeat: { over: publishedBinding('rows'), key: 'id' },
      attributes: { 'data-chosen': publishedBinding("chosen === context.item.data.id ? 'yes' : null"), title: 'Grain' },
    })
    const { element } = await visit(host, [row])
    const changes = watch(element)
    host.set({ rows: [{ id: 1, name: 'oat' }] })
    expect(changes()).toEqual(['characterData'])
    host.set({ chosen: 2 })
    expect(changes()).toEqual(['attributes data-chosen'])
    host.set({ chosen: 3 })
    expect(changes()).toEqual([])
    host.set({ chosen: 1 })
    expect(changes()).toEqual(['attributes data-chosen'])
    expect(element.outerHTML).toBe('<div data-bound="row" title="Grain" data-chosen="yes">oat</div>')
  })
})
