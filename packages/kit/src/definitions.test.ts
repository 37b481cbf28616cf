import { describe, expect, test, vi } from 'vitest'
import {
  defineAction,
  defineElement,
  defineFunction,
  definePluginBrowser,
  definePluginServer,
  definePort,
  definePortFake,
  text,
} from './index.ts'
import type { PortPlace } from './ports.ts'

const label = { en: 'Name' }

describe('a definition says what is special about it, and the rest is', () => {
  test('S3-27 S3-28 of an element: a plain box without a life of its own', () => {
    const said = { type: 'rule', label, icon: 'minus', group: 'basics', fields: {}, supports: ['size'] } as const
    expect(defineElement(said)).toEqual({
      ...said,
      version: 1,
      states: [],
      slots: {},
      linkable: false,
      isControl: false,
      isSection: false,
      editing: {},
      exposes: {},
      events: {},
      actions: {},
      ports: [],
      direct: expect.any(Function),
      directLink: expect.any(Function),
      baseStyles: {},
      preset: {},
      words: [],
      variants: [],
    })
    expect(defineElement(said).direct({}, { isLink: false, attributes: [] })).toEqual({})
    expect(defineElement(said).directLink({})).toBe(true)
    expect(defineElement({ ...said, version: 3, isControl: true })).toMatchObject({ version: 3, isControl: true })
  })

  test('of a slot: that what stands in it is one below another, by the fields that say so', () => {
    const said = { type: 'rule', label, icon: 'minus', group: 'basics', fields: {}, supports: ['size'] } as const
    const { slots } = defineElement({
      ...said,
      slots: { rows: { label, stacks: ({ widths }) => widths === 'fixed' }, head: { label } },
    })
    expect(slots['rows']?.stacks?.({ widths: 'fixed' })).toBe(true)
    expect(slots['rows']?.stacks?.({})).toBe(false)
    expect(slots['head']?.stacks).toBeUndefined()
  })

  test('of what belongs together across slots: its names, and what one more of it is in each', () => {
    const said = { type: 'rule', label, icon: 'minus', group: 'basics', fields: {}, supports: ['size'] } as const
    expect(defineElement(said).entries).toBeUndefined()
    const entries = {
      title: { en: 'Rules' },
      one: { en: 'rule' },
      children: { heads: { element: 'text', props: { text: 'New' } }, bodies: { element: 'box' } },
      named: 'heads',
    }
    const one = defineElement({ ...said, slots: { heads: { label }, bodies: { label } }, entries })
    expect(one.entries).toEqual(entries)
    expect(Object.keys(one.entries?.children ?? {})).toEqual(Object.keys(one.slots))
  })

  test('of a slot: what its element gives to what stands there, and of what the browser does alone', () => {
    const said = { type: 'rule', label, icon: 'minus', group: 'basics', fields: {}, supports: ['size'] } as const
    const local = { data: { rule: { isOpen: { label, example: true } } }, methods: { rule: { close: { label } } } }
    const one = defineElement({
      ...said,
      slots: { rows: { label, local, isPerItem: true } },
      alone: ({ motion }, { isRepeated, holds }) => motion === 'none' && !isRepeated && !holds('rows', ['icon']),
    })
    expect(one.slots['rows']).toEqual({ label, local, isPerItem: true })
    const around = { isRepeated: false, holds: () => false }
    expect(one.alone?.({ motion: 'none' }, around)).toBe(true)
    expect(one.alone?.({ motion: 'none' }, { ...around, holds: (slot) => slot === 'rows' })).toBe(false)
    expect(one.alone?.({ motion: 'none' }, { ...around, isRepeated: true })).toBe(false)
    expect(defineElement(said).alone).toBeUndefined()
  })

  test('of an element that the browser opens, and of one that opens others: by the values of its fields, or not at all', () => {
    const said = { type: 'rule', label, icon: 'minus', group: 'basics', fields: {}, supports: ['size'] } as const
    const over = defineElement({
      ...said,
      opensAs: ({ covers }) => (covers ? 'modal' : 'popover'),
    })
    expect(over.opensAs?.({ covers: true })).toBe('modal')
    expect(over.opensAs?.({ covers: false })).toBe('popover')
    expect(over.opensAs?.({})).toBe('popover')
    expect(over.isButton).toBeUndefined()
    const press = defineElement({
      ...said,
      isButton: ({ tag }) => tag === 'button',
    })
    expect(press.isButton?.({ tag: 'button' })).toBe(true)
    expect(press.isButton?.({ tag: 'p' })).toBe(false)
    // One that is bound is nobody's button for sure.
    expect(press.isButton?.({})).toBe(false)
    expect(press.opensAs).toBeUndefined()
  })

  test('of an element whose fields stand on it as they are: where, by what it is drawn with', () => {
    const said = { type: 'rule', label, icon: 'minus', group: 'basics', supports: ['size'] } as const
    const fields = { words: text({ label }), shown: text({ label }) }
    const { direct } = defineElement({
      ...said,
      fields,
      direct: ({ shown }, { isLink }) => (isLink ? {} : { words: shown === 'title' ? 'attribute:title' : 'text' }),
    })
    const alone = { isLink: false, attributes: [] }
    expect(direct({ shown: 'title' }, alone)).toEqual({ words: 'attribute:title' })
    expect(direct({ shown: '' }, alone)).toEqual({ words: 'text' })
    expect(direct({ shown: '' }, { ...alone, isLink: true })).toEqual({})
  })

  test('of an action: the first version, without a port', () => {
    const said = { type: 'note', label, description: label, icon: 'pen', group: 'other', parameters: {} } as const
    expect(defineAction(said)).toEqual({ ...said, version: 1, ports: [] })
    expect(defineAction({ ...said, version: 2, ports: ['clock'] })).toMatchObject({ version: 2, ports: ['clock'] })
  })

  test('of a function: it gets values, and equal ones give equal results', () => {
    const said = { name: 'twice', group: 'math', description: label, parameters: [], result: 'number', examples: [] } as const
    expect(defineFunction(said)).toEqual({ ...said, lazy: false, volatile: false })
    expect(defineFunction({ ...said, lazy: true, volatile: true })).toMatchObject({ lazy: true, volatile: true })
  })
})

test('a port and its fake are found by their name, and opened where they are needed', () => {
  const opened = { now: () => 0, wait: vi.fn(), until: vi.fn() }
  const [port, fake] = [definePort('clock', () => opened), definePortFake('clock', () => ({ now: opened.now }))]
  expect([port.name, fake.name]).toEqual(['clock', 'clock'])
  expect(port.open({} as PortPlace)).toBe(opened)
  expect(fake.open()).toEqual({ now: opened.now })
})

test('the sides of a plugin are what they say', () => {
  const [browser, server] = [{ open: () => ({}) }, { check: () => undefined }]
  expect([definePluginBrowser(browser), definePluginServer(server)]).toEqual([browser, server])
})

test('an element says which bodies tell of events, and which servers its body asks, by its values', () => {
  const map = defineElement({
    type: 'map',
    label: { en: 'Map' },
    icon: 'map',
    group: 'data',
    fields: {},
    supports: [],
    events: { load: { label: { en: 'Loaded' } } },
    heardBodies: { load: 'told' },
    reaches: ({ file }) => (typeof file === 'string' ? [file] : ['https:']),
  })
  expect(map.heardBodies).toEqual({ load: 'told' })
  expect([map.reaches?.({ file: 'https://a.example' }), map.reaches?.({})]).toEqual([['https://a.example'], ['https:']])
  // Of others nothing is heard that draws them otherwise, and they ask nobody.
  const line = defineElement({ type: 'line', label: { en: 'Line' }, icon: 'minus', group: 'basics', fields: {}, supports: [] })
  expect([line.heardBodies, line.reaches]).toEqual([undefined, undefined])
})
