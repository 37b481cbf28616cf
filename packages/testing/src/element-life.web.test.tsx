import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import type { Json } from '@heddle/store'
import { elementBodies, SAID_AT_FIRST, type ElementBody } from './element-bodies.ts'
import { openElement, type LiveElement, type LiveElementOptions } from './live-element.tsx'
import { normalForm } from './normal-form.ts'
import { publishedBinding } from './published-binding.ts'
import { publishedPiece } from './published-piece.ts'
import { useElementByHand } from './use-element.ts'
import { watchPage, type WatchedPage } from './watch-page.ts'

const bodies = elementBodies.map((body) => [body.name, body] as const)
/** Those that share a value which a field gives at first. */
const holders = bodies.filter(([, { definition }]) => definition.exposes['value']?.field && definition.events['change'])

let watched: WatchedPage
let opened: LiveElement | undefined
let type = ''
/** Elements and events that were said so far. */
const heard = new Set<string>()
// Elements are drawn at the bottom: the pointer of a test before is on none.
beforeAll(() => userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } }))
beforeEach(() => {
  watched = watchPage()
})
afterEach(async () => {
  await close()
  watched.stop()
})

async function open({ definition, component, example }: ElementBody, more: Partial<LiveElementOptions> = {}) {
  type = definition.type
  opened = await openElement({
    definition,
    component,
    components: elementComponents,
    ...publishedPiece(example, elementDefinitions),
    ...more,
    props: { ...example.props, ...more.props },
  })
  return opened
}

async function close(): Promise<void> {
  const last = opened
  opened = undefined
  for (const { name } of last?.said ?? []) heard.add(`${type} ${name}`)
  await last?.close()
}

describe('every body of every element', () => {
  test.each(bodies)('%s comes and goes with its condition, and offers its actions while it is there', async (_, body) => {
    const live = await open(body, { condition: publishedBinding('shown'), values: { shown: true } })
    const page = (): string => normalForm(live.element().parentElement ?? document.body)
    const before = page()
    const actions = live.offered().toSorted()
    const declared = Object.keys(body.definition.actions)
    expect(actions.filter((action) => !declared.includes(action))).toEqual([])
    await live.set({ shown: false })
    expect(() => live.element()).toThrow('There is no element')
    expect(live.offered()).toEqual([])
    await live.set({ shown: true })
    expect(page()).toBe(before)
    expect(live.offered().toSorted()).toEqual(actions)
    expect([live.said.filter(({ name }) => !SAID_AT_FIRST.has(name)), live.complaints]).toEqual([[], []])
    await close()
    await expect.poll(watched.left).toEqual([])
  })

  test.each(bodies)('%s does what it is asked whatever it is told, and nothing once it is gone', async (_, body) => {
    const live = await open(body)
    for (const action of live.offered()) {
      for (const args of ARGUMENTS) await live.run(action, ...args)
      expect(live.element().isConnected).toBe(true)
    }
    expect(live.complaints).toEqual([])
    await close()
    expect(live.offered()).toEqual([])
    // An editor of texts lets its own moment of fifty milliseconds pass.
    await expect.poll(watched.left).toEqual([])
  })

  test.each(bodies)('%s says each thing once, and leaves nothing behind in the middle of it', async (_, body) => {
    const live = await open(body)
    const { said } = live
    const twice: string[] = []
    let before = 0
    await useElementByHand(
      () => live.element(),
      (gesture) => {
        const names = said.slice(before).map((event) => event.name)
        before = said.length
        for (const one of new Set(names)) if (names.filter((other) => other === one).length > 1) twice.push(`${gesture}: ${one}`)
      },
    )
    expect([twice, live.complaints]).toEqual([[], []])
    await close()
    expect(said.slice(before)).toEqual([])
    await expect.poll(watched.left).toEqual([])
  })
})
/** What workflows may hand to an action. */
const ARGUMENTS: readonly (readonly unknown[])[] = [[], [null, null], ['text', 'text'], [7, 7], [{ a: [1] }, [1]], [Number.NaN]]

describe('every element that holds a value', () => {
  test.each(holders)('%s: first, set, put back, and with another first value', async (_, body) => {
    const { definition } = body
    const { field = '' } = definition.exposes['value'] ?? {}
    const first: unknown = definition.fields[field]?.default
    const example: unknown = Reflect.get(Object(definition.events['initValueChange']?.example), 'value')
    const { type } = definition.exposes['value'] ?? {}
    const isNumber = typeof type === 'function' && type({ ...defaultsOf(definition), ...body.example.props }) === 'number'
    const other = isNumber && typeof example !== 'number' ? 31 : example
    const live = await open(body, { values: { given: first }, props: { [field]: publishedBinding('given'), debounce: false } })
    const seen = (): string => looksOf(live.element())
    const [held, atFirst] = [live.variable('value'), seen()]
    await live.setVariable('value', other)
    expect(live.variable('value')).toEqual(other)
    expect(seen()).not.toBe(atFirst)
    if ('reset-value' in definition.actions) {
      await live.run('reset-value')
      expect([live.variable('value'), seen()]).toEqual([held, atFirst])
      const { parameters = {} } = definition.actions['set-value'] ?? {}
      const names = Object.keys(parameters)
      await live.run('set-value', ...names.map((name) => (names.length > 1 ? Reflect.get(Object(other), name) : other)))
      expect(live.variable('value')).toEqual(other)
    }
    expect(live.said).toEqual([])
    await live.setVariable('value', held)
    await live.set({ given: other })
    expect(live.variable('value')).toEqual(other)
    expect(live.said).toEqual([expect.objectContaining({ name: 'initValueChange', payload: { value: other } })])
    expect(live.complaints).toEqual([])
  })
})

const typed = bodies.filter(([, { definition }]) => definition.events['keydown'])

describe('every control', () => {
  test.each(typed)('%s tells of a key that is pressed and let go in it, but not of one that composes a sign', async (_, body) => {
    const live = await open(body)
    const control = live.element().matches(FOCUSED) ? live.element() : live.element().querySelector(FOCUSED)
    const press = (init: KeyboardEventInit): void => {
      for (const name of ['keydown', 'keyup'])
        control?.dispatchEvent(new KeyboardEvent(name, { key: 'F9', bubbles: true, cancelable: true, ...init }))
    }
    press({})
    press({ isComposing: true })
    // Safari's Enter that ends one.
    press({ keyCode: 229 })
    expect(live.said.map(({ name, payload }) => [name, (payload as KeyboardEvent).key])).toEqual([
      ['keydown', 'F9'],
      ['keyup', 'F9'],
    ])
    expect(live.complaints).toEqual([])
  })
})
/** What a person who goes with Tab comes to. */
const FOCUSED = 'input, select, textarea, button, [tabindex]'

/** What takes time, a file, a point to be at, or something of its own to be typed. */
const UNHEARD = [
  'audio end',
  'carousel change',
  'chart chart:hover',
  'countdown end',
  'data-grid action',
  'data-grid rowClicked',
  'data-grid cellValueChanged',
  'data-grid selectionChanged',
  'data-grid columnMoved',
  'data-grid pageChanged',
  'data-grid rowDragStart',
  'data-grid rowDragged',
  'date-picker change',
  'date-picker initValueChange',
  'date-picker onFlowStep',
  'donut-progress initValueChange',
  'file-drop change',
  'file-drop invalidFile',
  'form-container submit-validation-error',
  'form-input clear',
  'masked-input maskComplete',
  'masked-input characterReject',
  'one-time-code complete',
  'progress-bar initValueChange',
  'rich-text mention:click',
  'select create',
  'select endReached',
  'svg-map regionClick',
  'svg-map regionHover',
  'svg-map regionHoverEnd',
  'svg-map selectionChange',
  'svg-map deselect',
  'tabs change',
  'tabs initValueChange',
  'tooltip open',
  'tooltip close',
  'video end',
]

/** Said when a file has come, or has not: here at any time or never. */
const OF_FILES = ['audio error', 'embed message', 'image load', 'image error', 'video error', 'video ready', 'video fullscreen']

test('whatever an element can say is said by somebody who does not know it, but for these, which have tests of their own', () => {
  const unheard = elementDefinitions
    .filter(({ parents }) => parents === undefined)
    .flatMap(({ type, events }) => Object.keys(events).map((event) => `${type} ${event}`))
    .filter((event) => !heard.has(event) && !OF_FILES.includes(event))
  expect(unheard.toSorted()).toEqual(UNHEARD.toSorted())
})

function defaultsOf({ fields }: ElementBody['definition']): Readonly<Record<string, Json>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))
}

/** What a person sees that it holds. */
function looksOf(element: HTMLElement): string {
  const parts = [element, ...element.querySelectorAll<HTMLElement>('*')]
  return JSON.stringify([
    normalForm(element),
    ...parts.flatMap((part) => (part instanceof HTMLInputElement ? [[part.value, part.checked]] : [])),
    ...parts.flatMap((part) => (part instanceof HTMLDetailsElement ? [part.open] : [])),
    ...parts.flatMap((part) => (part instanceof HTMLSelectElement || part instanceof HTMLTextAreaElement ? [part.value] : [])),
  ])
}
