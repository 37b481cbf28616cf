import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toText, useIsSlotFilled, type ElementComponent } from '@heddle/kit/react'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, node, plainElements, publishedBinding, sourceOf } from '@heddle/testing'
import { PageView } from './node-view.tsx'
import type { NodeSource } from './source.ts'

let body: HTMLElement
let root: Root

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  body = document.body.appendChild(document.createElement('main'))
  root = createRoot(body, { onCaughtError: () => {} })
})

afterEach(async () => {
  await act(async () => root.unmount())
  body.remove()
})

describe('a page that only the browser draws', () => {
  async function open(nodes: readonly PublishedNode[], host = createFakeHost(), more: Record<string, ElementComponent> = {}) {
    const components = { ...plainElements, ...more }
    await act(async () =>
      root.render(<PageView sections={['a']} source={sourceOf(...nodes)} host={host} components={components} />),
    )
    return host
  }

  test('renderer-R22 R12 what is broken, missing or hidden for good is left out', async () => {
    const host = await open([
      node('a', {}, ['b', 'gone', 'c', 'd', 'e']),
      node('b', { text: 'B' }, undefined, { broken: true }),
      node('c', { text: 'C' }, undefined, { condition: false }),
      node('d', {}, undefined, { component: { id: 'x', props: {} } }),
      node('e', { text: 'E' }),
    ])
    expect(body.innerHTML).toBe('<div><div>E</div></div>')
    expect(host.errors).toEqual([])
  })

  test('renderer-R3 an element knows which of its slots hold something', async () => {
    const holder: ElementComponent = () => ['children', 'other'].map((name) => (useIsSlotFilled(name) ? 'full ' : 'empty '))
    await open([node('a', {}, ['b'], { type: 'holder' }), node('b')], undefined, { holder })
    expect(body.textContent).toBe('full empty ')
    await open([node('a', {}, [], { type: 'holder' })], undefined, { holder })
    expect(body.textContent).toBe('empty empty ')
    await open([node('a', {}, undefined, { type: 'holder' })], undefined, { holder })
    expect(body.textContent).toBe('empty empty ')
  })

  test('renderer-R14 rows that stay are not drawn again when one of them gets another value', async () => {
    const drawn: unknown[] = []
    const bread: ElementComponent = ({ props }) => {
      drawn.push((props as { readonly text: unknown }).text)
      return null
    }
    const row = node('a', { text: publishedBinding('context.item.data') }, undefined, {
      type: 'bread',
      repeat: { over: publishedBinding('list') },
      live: LIVE.structure | LIVE.text,
    })
    const host = await open([row], createFakeHost({ list: ['rye', 'oat'] }), { bread })
    await act(async () => host.set({ list: ['rye', 'spelt'] }))
    expect(drawn).toEqual(['rye', 'oat', 'spelt'])
  })

  test('renderer-R42 where rows come, go or change their order, no other row is drawn again', async () => {
    let drawn = 0
    const words: ElementComponent = ({ root: attributes, props }) => {
      drawn += 1
      return <p {...attributes}>{toText((props as { readonly text?: unknown }).text)}</p>
    }
    const all = Array.from({ length: 50 }, (_, id) => ({ id, name: `n${id}` }))
    const repeat = { over: publishedBinding('list'), key: 'id' }
    const row = node('b', { text: publishedBinding('context.item.data.name') }, undefined, {
      type: 'words',
      repeat,
      live: LIVE.text | LIVE.structure,
    })
    const host = await open([node('a', {}, ['b'], { liveInside: true }), row], createFakeHost({ list: all }), { words })
    const shown = (): readonly (string | null)[] => [...body.querySelectorAll('p')].map(({ textContent }) => textContent)
    const change = async (list: typeof all): Promise<number> => {
      drawn = 0
      await act(async () => host.set({ list }))
      expect(shown()).toEqual(list.map(({ name }) => name))
      return drawn
    }
    expect(await change(all.toReversed())).toBe(0)
    expect(await change(all.slice(1))).toBe(0)
    expect(await change(all)).toBe(1)
    expect(await change(all.with(7, { id: 7, name: 'other' }))).toBe(1)
  })

  test('renderer-R20 a node whose element is not installed is reported as that', async () => {
    const host = await open([node('a', {}, undefined, { type: 'unknown' })])
    expect(host.errors.map(({ uid, error }) => [uid, (error as Error).message])).toEqual([
      ['a', 'The element of this node is not installed'],
    ])
  })
})

describe('a source that changes', () => {
  test('renderer-R4 R20 a changed node is drawn again, alone, and a broken one comes back when it is repaired', async () => {
    const nodes = new Map<string, PublishedNode>([
      ['a', node('a', {}, ['b', 'c'])],
      ['b', node('b', { text: 'old' })],
      ['c', node('c', {}, undefined, { type: 'faulty' })],
    ])
    const listeners = new Map<string, () => void>()
    const source: NodeSource = {
      get: (uid) => nodes.get(uid),
      subscribe: (uid, onChange) => {
        listeners.set(uid, onChange)
        return () => void listeners.delete(uid)
      },
      marks: (uid) => ({ 'data-node': uid }),
    }
    const host = createFakeHost()
    await act(async () => root.render(<PageView sections={['a']} source={source} host={host} components={plainElements} />))
    expect(body.innerHTML).toBe('<div data-node="a"><div data-node="b">old</div></div>')
    expect(host.errors.map(({ uid }) => uid)).toEqual(['c'])
    const change = async (changed: PublishedNode) => {
      nodes.set(changed.uid, changed)
      await act(async () => listeners.get(changed.uid)?.())
    }
    await change(node('b', { text: 'new' }))
    await change(node('c', { fails: false }, undefined, { type: 'faulty' }))
    expect(body.innerHTML).toBe('<div data-node="a"><div data-node="b">new</div><p>repaired</p></div>')
  })
})
