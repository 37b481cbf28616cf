import { expect, test } from 'vitest'
import type { PublishedNode } from '@heddle/document/published'
import { copyNodes, moved } from './copy-nodes.ts'

const nodes: Readonly<Record<string, PublishedNode>> = {
  ask: {
    uid: 'ask',
    type: 'library-component',
    props: {},
    slots: { root: ['ask.box'] },
    component: { id: 'ask', props: { p1: 'Sure?', p2: 2 } },
  },
  'ask.box': {
    uid: 'ask.box',
    type: 'base-popup',
    props: {},
    attributes: { id: 'ask', 'data-target': 'ask.box', title: 'asking' },
    slots: { children: ['ask.card', 'elsewhere'] },
  },
  'ask.card': { uid: 'ask.card', type: 'library-component', props: {}, component: { id: 'card', props: { p1: 'own' } } },
  elsewhere: { uid: 'elsewhere', type: 'text', props: {} },
}
const copying = { from: 'ask', to: 'popup-abc123', props: { p1: 'Delete?' } }

test('runtime-PO3 an opened popup is a copy of its nodes whose uids begin with that of the instance', () => {
  const get = copyNodes((uid) => nodes[uid], copying)
  expect(get('popup-abc123')).toEqual({
    ...nodes['ask'],
    uid: 'popup-abc123',
    slots: { root: ['popup-abc123.box'] },
    component: { id: 'ask', props: { p1: 'Delete?', p2: 2 } },
  })
  expect(get('popup-abc123.box')).toEqual({
    ...nodes['ask.box'],
    uid: 'popup-abc123.box',
    attributes: { id: 'popup-abc123', 'data-target': 'popup-abc123.box', title: 'asking' },
    slots: { children: ['popup-abc123.card', 'elsewhere'] },
  })
})

test('runtime-PO3 what stands in it keeps its own properties, what is no part of it stays as it is, and a copy is made once', () => {
  const get = copyNodes((uid) => nodes[uid], copying)
  expect(get('popup-abc123.card')).toMatchObject({ component: { props: { p1: 'own' } } })
  expect(get('elsewhere')).toBe(nodes['elsewhere'])
  expect(get('popup-abc123.box')).toBe(get('popup-abc123.box'))
  expect(get('popup-abc123.gone')).toBeUndefined()
})

test('runtime-PO3 a uid that only begins alike is another one', () => {
  expect([moved('ask', 'ask', 'x'), moved('ask.a.b', 'ask', 'x'), moved('asking', 'ask', 'x')]).toEqual(['x', 'x.a.b', undefined])
})
