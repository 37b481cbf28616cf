import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useNode, type ElementComponent } from '@heddle/kit/react'
import { LocalSlot } from '@heddle/kit/react/local'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, node, plainElements, publishedBinding } from '@heddle/testing'
import { untilDrawn } from '@heddle/testing/react-complaints'
import { servePage, openPage } from './testing/open-page.tsx'

interface Given {
  readonly root: object
  readonly props: Readonly<Record<string, unknown>>
}

/** Gives `open` and a way to close, as its props say, to what stands in it. */
function Panel({ root, props }: Given): ReactNode {
  const panel = { isOpen: props['isOpen'], title: props['title'] }
  return (
    <section {...root}>
      <LocalSlot name="children" data={{ panel }} methods={{ panel: { close: () => closed.push(props['title']) } }} />
    </section>
  )
}

/** Draws its slot once for each of its items. */
function Picker({ root, props }: Given): ReactNode {
  return (
    <ul {...root}>
      {(props['items'] as readonly string[]).map((label, at) => (
        <LocalSlot key={label} name="children" data={{ option: { label, at } }} item={label} />
      ))}
    </ul>
  )
}

/** Says whether formulas read what is typed into it. */
function Field({ root }: Given): ReactNode {
  return <i {...root}>{useNode().variable('value') ? 'shared' : 'own'}</i>
}

let closed: unknown[] = []
const components = { ...plainElements, panel: Panel, picker: Picker, field: Field } as unknown as Readonly<
  Record<string, ElementComponent>
>
const bound = publishedBinding
const text = (uid: string, code: string): PublishedNode => node(uid, { text: bound(code) }, undefined, { live: LIVE.text })
const panel = (
  uid: string,
  props: PublishedNode['props'],
  children: readonly string[],
  live: number = LIVE.element,
): PublishedNode => node(uid, props, children, { type: 'panel', live, liveInside: true })

test('renderer-R71 what stands in a slot reads what its element gives, from the server on; only what reads another value runs again', async () => {
  closed = []
  const host = createFakeHost({ isOpen: false })
  const evaluated: unknown[] = []
  const watching = {
    ...host,
    evaluate: (value: unknown, scope: object) => {
      const result = host.evaluate(value, scope)
      if (typeof value === 'object') evaluated.push(result)
      return result
    },
  }
  const page = await openPage(
    [
      panel('a', { isOpen: bound('isOpen'), title: 'Menu' }, ['b', 'c', 'd'], LIVE.attribute | LIVE.element),
      text('b', 'context.local.data.panel.isOpen'),
      text('c', 'context.local.data.panel.title'),
      node('d', { text: 'still' }),
    ],
    watching,
    { components },
  )
  expect(page.html).toMatch(/>false<.*>Menu<.*>still</)
  expect(page.body.textContent).toBe('falseMenustill')
  evaluated.length = 0
  await untilDrawn(() => host.set({ isOpen: true }))
  expect(page.body.textContent).toBe('trueMenustill')
  expect(evaluated.filter((one) => one === 'Menu')).toEqual([])
  expect(page.complaints).toEqual([])
})

test('renderer-R71 the nearest element counts, key by key; a workflow in the slot reaches what it can do', async () => {
  closed = []
  const host = createFakeHost({ title: 'Inner' })
  const scopes: object[] = []
  const page = await openPage(
    [
      panel('a', { isOpen: 1, title: 'Outer' }, ['b', 'c', 'list']),
      text('b', 'context.local.data.panel.title'),
      panel('c', { isOpen: 2, title: bound('title') }, ['d'], LIVE.attribute | LIVE.element),
      node('d', { text: bound('context.local.data.panel.title') }, undefined, {
        live: LIVE.text,
        events: { 'on-mounted': ['w'] },
      }),
      node('list', { items: ['S'] }, ['e'], { type: 'picker', live: LIVE.element, liveInside: true }),
      text('e', 'context.local.data.panel.title + context.local.data.option.label'),
    ],
    host,
    { components, browser: { onEvent: ({ scope }) => void scopes.push(scope) } },
  )
  expect([...page.body.querySelectorAll('div')].map((one) => one.textContent)).toEqual(['Outer', 'Inner', 'OuterS'])
  await untilDrawn(() => host.set({ title: 'Newer' }))
  const call = bound('context.local.methods.panel.close()')
  for (const scope of scopes) host.evaluate(call, scope)
  expect(closed).toEqual(['Newer'])
})

test('renderer-R72 a slot that is drawn once for each item gives each its own, and nothing in it is a hole or shared', async () => {
  const nodes = [
    node('a', { items: ['S', 'M'] }, ['b', 'c', 'd'], { type: 'picker', live: LIVE.element, liveInside: true }),
    text('b', 'context.local.data.option.at'),
    text('c', 'context.local.data.option.label'),
    node('d', {}, ['e', 'f']),
    node('e', { text: '!' }),
    node('f', {}, undefined, { type: 'field', live: LIVE.element }),
  ]
  const shared = { get: () => '', set: () => undefined, subscribe: () => () => undefined }
  const host = { ...createFakeHost(), variable: () => shared }
  expect(servePage(nodes, host, { components }).holes).toEqual({})
  const page = await openPage(nodes, host, { components })
  expect(page.body.textContent).toBe('0S!own1M!own')
  expect(page.body.innerHTML).toBe(page.before)
  expect(page.complaints).toEqual([])
})
