import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createRoot, type Root } from 'react-dom/client'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, node, plainElements, publishedBinding, sourceOf } from '@heddle/testing'
import { untilDrawn } from '@heddle/testing/react-complaints'
import type { NodeEvent, RenderHost } from './host.ts'
import { PageView } from './node-view.tsx'

let root: Root | undefined
let body: HTMLElement | undefined
afterEach(async () => {
  await close()
  body?.remove()
})

const close = () => untilDrawn(() => root?.unmount())

/** Draws nodes in the section `a`; every one says the events it waits for. */
async function open(
  nodes: readonly PublishedNode[],
  values: Readonly<Record<string, unknown>> = {},
  more: Partial<RenderHost> | 'nothing runs' = {},
) {
  const said: NodeEvent[] = []
  const host = createFakeHost(values)
  body = document.createElement('div')
  // The pointer stays where it was used last: at the top it would hover what other tests draw.
  body.style.cssText = 'position:fixed;bottom:0;inset-inline:0'
  document.body.append(body)
  const source = sourceOf(
    node(
      'a',
      {},
      nodes.filter(({ uid }) => uid.startsWith('b')).map(({ uid }) => uid),
      { liveInside: true },
    ),
    ...nodes,
  )
  await untilDrawn(() => {
    root = createRoot(body as HTMLElement)
    const live = more === 'nothing runs' ? host : { ...host, onEvent: (event: NodeEvent) => void said.push(event), ...more }
    root.render(<PageView sections={['a']} source={source} host={live} components={plainElements} />)
  })
  const set = (changes: Readonly<Record<string, unknown>>) => untilDrawn(() => host.set(changes))
  const one = (selector = '#box') => document.querySelector<HTMLElement>(selector) as HTMLElement
  return { said, set, one, names: () => said.map(({ uid, name }) => `${uid} ${name}`) }
}

const waiting = (uid: string, events: readonly string[], more: Partial<PublishedNode> = {}): PublishedNode =>
  node(uid, { text: uid }, undefined, {
    live: LIVE.text,
    attributes: { id: 'box' },
    style: { width: '100px', height: '100px' },
    events: Object.fromEntries(events.map((name) => [name, [`${name} workflow`]])),
    ...more,
  })

describe('what a person does starts the workflows that wait for it', () => {
  test('renderer-R25 S4-27 click and double click, with the browser’s event and the names at the place', async () => {
    const { said, names, one } = await open([waiting('b', ['click', 'dblclick'])], { word: 'hello' })
    await userEvent.dblClick(one())
    expect(names()).toEqual(['b click', 'b click', 'b dblclick'])
    expect(said.map(({ workflows }) => workflows[0])).toEqual(['click workflow', 'click workflow', 'dblclick workflow'])
    expect(said.map(({ payload }) => (payload as Event).type)).toEqual(['click', 'click', 'dblclick'])
    expect(Reflect.get(said[0]?.scope ?? {}, 'word')).toBe('hello')
  })

  test('renderer-R25 S4-27 the mouse: down, up, over, in and out', async () => {
    const { names, one } = await open([waiting('b', ['mousedown', 'mouseup', 'mousemove', 'mouseenter', 'mouseleave'])])
    await userEvent.hover(one())
    await userEvent.click(one())
    await userEvent.unhover(one())
    const heard = new Set(names())
    expect([...heard].toSorted()).toEqual(['b mousedown', 'b mouseenter', 'b mouseleave', 'b mousemove', 'b mouseup'])
    expect(names().indexOf('b mousedown')).toBeLessThan(names().indexOf('b mouseup'))
    expect(names().indexOf('b mouseenter')).toBeLessThan(names().indexOf('b mouseleave'))
  })

  test('renderer-R25 keys that are pressed and let go anywhere in it, though its body keeps them from whatever is around', async () => {
    const { said, names, one } = await open([waiting('b', ['keydown', 'keyup'])])
    const inside = document.createElement('input')
    inside.addEventListener('keydown', (event) => event.stopPropagation())
    one().append(inside)
    inside.focus()
    await userEvent.keyboard('a')
    expect(names()).toEqual(['b keydown', 'b keyup'])
    expect(said.map(({ payload }) => (payload as KeyboardEvent).key)).toEqual(['a', 'a'])
  })

  test('renderer-R25 a key that composes a sign is none, nor the Enter with which Safari ends that', async () => {
    const { names, one } = await open([waiting('b', ['keydown', 'keyup'])])
    const press = (init: KeyboardEventInit) => one().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
    press({ key: 'Process', isComposing: true })
    press({ key: 'Enter', keyCode: 229 })
    expect(names()).toEqual([])
    press({ key: 'Enter', keyCode: 13 })
    expect(names()).toEqual(['b keydown'])
  })

  test('renderer-R25 S4-27 touches: start, move, end, and one that is taken away', async () => {
    const { names, one } = await open([waiting('b', ['touchstart', 'touchmove', 'touchend', 'touchcancel'])])
    const touch = new Touch({ identifier: 1, target: one(), clientX: 5, clientY: 5 })
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
      one().dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, changedTouches: [touch] }))
    }
    expect(names()).toEqual(['b touchstart', 'b touchmove', 'b touchend', 'b touchcancel'])
  })

  test('renderer-R25 S4-27 scrolling inside the element', async () => {
    const { names, one } = await open([
      waiting('b', ['scroll'], { slots: { children: ['c'] }, style: { height: '50px', overflow: 'auto' } }),
      node('c', { text: 'tall' }, undefined, { style: { height: '500px' } }),
    ])
    one().scrollTop = 100
    await expect.poll(names).toContain('b scroll')
  })

  test('renderer-R25 an event that nothing waits for starts nothing, whatever its name', async () => {
    const { names, one } = await open([waiting('b', ['constructor', 'toString', 'error', 'mouseup'])])
    await userEvent.click(one())
    expect(names()).toEqual(['b mouseup'])
  })

  test('renderer-R25 an event whose workflows are all gone starts nothing', async () => {
    const { names, one } = await open([waiting('b', [], { events: { click: [], mouseup: ['w'] } })])
    await userEvent.click(one())
    expect(names()).toEqual(['b mouseup'])
  })

  test('renderer-R29 a row of a repeat whose control takes the focus is told by its root', async () => {
    const told: string[] = []
    const over = publishedBinding('rows')
    const button = (uid: string) => node(uid, { tag: 'button', text: 'Done' })
    await open(
      [
        node('b', { tag: 'p' }, ['c'], { repeat: { over }, live: LIVE.structure, attributes: { class: 'row' } }),
        button('c'),
        node('b2', {}, undefined, {
          slots: { root: ['b2.d'] },
          component: { id: 'd', props: {} },
          repeat: { over },
          live: LIVE.structure,
        }),
        node('b2.d', { tag: 'li' }, ['b2.e']),
        button('b2.e'),
        button('b3'),
      ],
      { rows: ['first', 'second'] },
      { onRowFocus: (row) => void told.push(`${row.localName} ${[...(row.parentElement?.children ?? [])].indexOf(row)}`) },
    )
    for (const one of document.querySelectorAll('button')) one.focus()
    expect(told).toEqual(['p 0', 'p 1', 'li 2', 'li 3'])
  })

  test('renderer-R29 a row may take the focus where nobody is told', async () => {
    const row = node('b', { tag: 'p' }, ['c'], { repeat: { over: publishedBinding('rows') }, live: LIVE.structure })
    const complaints: unknown[] = []
    const hear = (event: ErrorEvent): void => {
      event.preventDefault()
      complaints.push(event.message)
    }
    await open([row, node('c', { tag: 'button', text: 'Done' })], { rows: ['first'] })
    window.addEventListener('error', hear)
    document.querySelector('button')?.focus()
    window.removeEventListener('error', hear)
    expect(document.activeElement).toBe(document.querySelector('button'))
    expect(complaints).toEqual([])
  })

  test('renderer-R25 inside a repeat the row is known', async () => {
    const repeat = { over: publishedBinding('rows'), key: 'id' }
    const { said, one } = await open([waiting('b', ['click'], { repeat, attributes: { class: 'row' } })], {
      rows: [{ id: 1 }, { id: 2 }],
    })
    await userEvent.click(one('.row + .row'))
    const context: unknown = Reflect.get(said[0]?.scope ?? {}, 'context')
    expect(context).toMatchObject({ item: { data: { id: 2 }, index: 1 } })
  })
})

describe('the menu of the browser', () => {
  test.each([
    [{}, true],
    [{ altKey: true }, true],
    [{ ctrlKey: true }, true],
    [{ ctrlKey: true, altKey: true }, false],
    [{ metaKey: true, altKey: true }, false],
  ])('renderer-R26 with %j held: kept away is %j', async (held, isKeptAway) => {
    const { names, one } = await open([waiting('b', ['contextmenu'])])
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...held })
    one().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(isKeptAway)
    expect(names()).toEqual(['b contextmenu'])
  })

  test('renderer-R26 comes where no workflow waits for it', async () => {
    const { one } = await open([waiting('b', ['click'])])
    let isKeptAway: boolean | undefined
    document.addEventListener('contextmenu', (event) => (isKeptAway = event.defaultPrevented), { once: true })
    await userEvent.click(one(), { button: 'right' })
    expect(isKeptAway).toBe(false)
  })

  test('renderer-R26 comes where nothing runs', async () => {
    const { one } = await open([waiting('b', ['contextmenu'])], {}, 'nothing runs')
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    one().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })

  test('renderer-R26 S4-27 is kept away from the right button of a real mouse', async () => {
    const { names, one } = await open([waiting('b', ['contextmenu'])])
    let isKeptAway: boolean | undefined
    window.addEventListener('contextmenu', (event) => (isKeptAway = event.defaultPrevented), { once: true })
    await userEvent.click(one(), { button: 'right' })
    expect(names()).toEqual(['b contextmenu'])
    expect(isKeptAway).toBe(true)
  })
})

describe('coming and going', () => {
  const EVENTS = ['on-created', 'on-mounted', 'before-unmount']

  test('renderer-R27 S4-27 an element says that it came, once, and that it goes', async () => {
    const { names, said } = await open([waiting('b', EVENTS)])
    expect(names()).toEqual(['b on-created', 'b on-mounted'])
    expect(said.map(({ payload }) => payload)).toEqual([undefined, undefined])
    await close()
    expect(names()).toEqual(['b on-created', 'b on-mounted', 'b before-unmount'])
  })

  test('renderer-R27 a condition brings it and takes it away', async () => {
    const { names, set } = await open([waiting('b', EVENTS, { condition: publishedBinding('on') })], { on: false, other: 1 })
    expect(names()).toEqual([])
    await set({ on: true })
    expect(names()).toEqual(['b on-created', 'b on-mounted'])
    await set({ on: 1 })
    expect(names()).toHaveLength(2)
    await set({ on: false })
    expect(names()).toEqual(['b on-created', 'b on-mounted', 'b before-unmount'])
  })

  test('renderer-R27 a row says it for itself', async () => {
    const repeat = { over: publishedBinding('rows'), key: 'id' }
    const { said, set } = await open([waiting('b', ['on-mounted', 'before-unmount'], { repeat })], { rows: [{ id: 1 }] })
    await set({ rows: [{ id: 2 }, { id: 1 }] })
    await set({ rows: [{ id: 2 }] })
    const rows = said.map(({ name, scope }) => {
      const item: unknown = Reflect.get(Reflect.get(scope, 'context') as object, 'item')
      return [name, Reflect.get(Object(item), 'data')]
    })
    expect(rows).toEqual([
      ['on-mounted', { id: 1 }],
      ['on-mounted', { id: 2 }],
      ['before-unmount', { id: 1 }],
    ])
  })
})

describe('the root of a component', () => {
  const EVENTS = ['click', 'on-created', 'on-mounted', 'before-unmount']
  const heardBy = (who: string) => Object.fromEntries(EVENTS.map((name) => [name, [`${who} ${name}`]]))
  const instance = (more: Partial<PublishedNode> = {}): readonly PublishedNode[] => [
    node('b', {}, undefined, {
      slots: { root: ['in.b'] },
      component: { id: 'c', props: {}, events: heardBy('component') },
      events: heardBy('instance'),
      ...more,
    }),
    waiting('in.b', [], { events: heardBy('root') }),
  ]
  const started = (said: readonly NodeEvent[]) => said.flatMap(({ workflows }) => workflows)

  test('renderer-R28 it is heard by the component, then by the instance, then by its own workflows', async () => {
    const { said, one, set } = await open(instance({ condition: publishedBinding('on') }), { on: true })
    await userEvent.click(one())
    await set({ on: false })
    expect(started(said)).toEqual(
      ['on-created', 'on-mounted', 'click', 'before-unmount'].flatMap((name) =>
        ['component', 'instance', 'root'].map((who) => `${who} ${name}`),
      ),
    )
  })

  test('renderer-R28 one that is an instance itself is heard by both', async () => {
    const [outer, inner] = instance()
    const { said, one } = await open([
      { ...(outer as PublishedNode), slots: { root: ['in.b'] } },
      node('in.b', {}, undefined, { slots: { root: ['in.in.b'] }, component: { id: 'd', props: {} }, events: heardBy('inner') }),
      { ...(inner as PublishedNode), uid: 'in.in.b' },
    ])
    said.length = 0
    await userEvent.click(one())
    expect(started(said)).toEqual(['component click', 'instance click', 'inner click', 'root click'])
  })

  test('renderer-R28 its workflows see the inside, those of the instance the place around it', async () => {
    const rows = { over: publishedBinding('rows') }
    const { said } = await open(instance({ repeat: rows }), { rows: ['first'] })
    const rowSeenBy = (who: string): unknown => {
      const { scope } = said.find(({ workflows }) => workflows[0] === `${who} on-mounted`) ?? { scope: {} }
      return Reflect.get(Object(Reflect.get(Object(Reflect.get(scope, 'context')), 'item')), 'data')
    }
    expect(rowSeenBy('instance')).toBe('first')
  })
})
