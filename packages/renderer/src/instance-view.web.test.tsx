import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useNode, type ElementComponent, type SharedValue } from '@heddle/kit/react'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, node, plainElements, publishedBinding, sourceOf } from '@heddle/testing'
import type { RenderHost } from './host.ts'
import { PageView } from './node-view.tsx'

let body: HTMLElement
let root: Root

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  body = document.body.appendChild(document.createElement('div'))
  root = createRoot(body)
})
afterEach(async () => {
  await act(async () => root.unmount())
  body.remove()
})

/** Says whether formulas read what is typed into it. */
const field: ElementComponent = ({ root: attributes }) => <p {...attributes}>{useNode().variable('value') ? 'shared' : 'own'}</p>

const shared: SharedValue = { get: () => '', set: () => undefined, subscribe: () => () => undefined }

async function open(more: Partial<PublishedNode>, hostOf: (host: RenderHost) => RenderHost = (host) => host) {
  const host = createFakeHost({ rows: [1, 2], on: true })
  const source = sourceOf(
    node('a', {}, ['instance'], { liveInside: true }),
    node('instance', {}, undefined, { slots: { root: ['inside'] }, component: { id: 'c', props: {} }, ...more }),
    node('inside', {}, undefined, { type: 'field', live: LIVE.event }),
  )
  const components = { ...plainElements, field }
  const given = hostOf({
    ...host,
    instance: (_, __, outer) => ({ scope: Object.create(outer) as object }),
    variable: () => shared,
  })
  await act(async () => root.render(<PageView sections={['a']} source={source} host={given} components={components} />))
  return host
}

test('renderer-R50 formulas read what is typed into a field of an instance', async () => {
  await open({})
  expect(body.textContent).toBe('shared')
})

test('renderer-R50 in an instance that is repeated every row has its own', async () => {
  await open({ repeat: { over: publishedBinding('rows') }, live: LIVE.structure })
  expect(body.textContent).toBe('ownown')
})

test('renderer-R51 an instance is followed as long as it stands on the page', async () => {
  const told: string[] = []
  const follow = (): (() => void) => {
    told.push('comes')
    return () => void told.push('goes')
  }
  const host = await open({ condition: publishedBinding('on'), live: LIVE.structure }, (given) => ({
    ...given,
    instance: () => ({ scope: {}, follow }),
  }))
  expect(told).toEqual(['comes'])
  await act(async () => host.set({ on: false }))
  expect(told).toEqual(['comes', 'goes'])
})

test('renderer-R51 an instance of a component without a root stands nowhere, and is never followed', async () => {
  const made: string[] = []
  await open({ slots: { root: [] } }, (given) => ({
    ...given,
    instance: () => {
      made.push('made')
      return { scope: {} }
    },
  }))
  expect(body.innerHTML).toBe('<div></div>')
  expect(made).toEqual([])
})
