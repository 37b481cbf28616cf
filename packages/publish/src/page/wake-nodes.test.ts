import { describe, expect, test } from 'vitest'
import { defineElement, text, type ElementDefinition } from '@heddle/kit'
import { LIVE } from '@heddle/document/published'
import { compilePage, createContext } from '../compile/index.ts'
import { component, instance, rootNode } from '../testing/component.ts'
import { definitions as catalogue, elementStyles, id, node, project, type Project } from '../testing/fixture.ts'
import { bind, formula, workflow } from '../testing/logic.ts'
import { wakeNodes } from './wake-nodes.ts'

const label = { en: 'Drawer' }
/** Opens by itself unless it is told to slide, stands in a row, or holds several. */
const drawer: ElementDefinition = defineElement({
  type: 'drawer',
  label,
  icon: 'panel-top',
  group: 'structure',
  fields: { motion: text({ label }) },
  supports: [],
  exposes: { isOpen: { label, type: 'boolean' } },
  actions: { close: { label } },
  slots: {
    children: { label, local: { data: { drawer: { isOpen: { label, example: false } } } } },
    items: { label, isPerItem: true },
    bare: { label },
    desk: { label, isTogether: true },
    parts: { label, byAddress: 2 },
  },
  alone: ({ motion }, { isRepeated, holds }) => motion !== 'slide' && !isRepeated && !holds('bare', ['icon']),
})
const definitions = new Map([...catalogue, [drawer.type, drawer] as const])

type Records = Parameters<typeof project>[0] & object

/** Whether the drawer is alive on a home page with it and these records. */
function isAwake(...records: Records): boolean {
  const one = project([node('part', 'home', 'section'), ...records])
  return awake(one).includes(true)
}

function awake({ view }: Project): readonly boolean[] {
  const context = createContext({
    view,
    definitions,
    elementStyles,
    language: 'ru',
    addresses: { asset: (file) => file },
  })
  return wakeNodes(compilePage(id('home'), context), view, definitions).flatMap(({ published: { type, live = 0 } }) =>
    type === 'drawer' ? [(live & LIVE.element) !== 0] : [],
  )
}

const it = (more: Parameters<typeof node>[3] = {}) => node('it', 'part', 'drawer', more)
const inside = (name: string, code: string, slot = 'children') => {
  const one = node(name, 'it', 'text', { props: { text: { ru: bind(code) } } })
  return { ...one, place: { ...one.place, slot } }
}
const run = (...actions: Parameters<typeof workflow>[1]) => workflow('run', actions)

test('publish-P24 an element that the browser serves alone is still where nobody asks it for more', () => {
  expect(isAwake(it())).toBe(false)
  expect(isAwake(it(), inside('word', 'now()'), run({ type: 'log', args: { message: 'x' } }))).toBe(false)
})

test.each<readonly [string, Records]>([
  ['its fields need a script', [it({ props: { motion: { default: 'slide' } } })]],
  [
    'something it holds does',
    [
      it(),
      { ...node('box', 'it', 'flexbox'), place: { ...node('box', 'it', 'flexbox').place, slot: 'bare' } },
      node('icon', 'box', 'icon'),
    ],
  ],
  ['it stands in a row', [node('list', 'part', 'flexbox', { repeat: { over: bind('[1]') } }), node('it', 'list', 'drawer')]],
  [
    'a formula of the page reads its value',
    [it(), node('word', 'part', 'text', { props: { text: { ru: bind(`variables['${id('it')}-isOpen']`) } } })],
  ],
  ['a formula of the project reads its value', [it(), formula('state', `variables['${id('it')}-isOpen']`)]],
  ['a formula reads values by names worked out while running', [it(), formula('state', 'variables[a]', 'a')]],
  ['a workflow asks for its action', [it(), run({ type: 'run-element-action', args: { elementId: id('it'), action: 'close' } })]],
  ['something in its slot reads what it gives', [it(), inside('word', 'context.local.data.drawer.isOpen')]],
  ['something in its slot reads all of the context', [it(), inside('word', 'keys(context)')]],
  [
    'a workflow of something in its slot does',
    [
      it(),
      inside('word', "'x'"),
      workflow('press', [{ type: 'log', args: { message: bind('context.local.data.drawer.isOpen') } }], {
        trigger: 'click',
        ownerId: id('word'),
      }),
    ],
  ],
])('publish-P24 it is alive where %s', (_, records) => expect(isAwake(...records)).toBe(true))

test('publish-P24 what stands in its other slots, and what others read, wakes it not', () => {
  expect(isAwake(it(), inside('word', 'context.local.data.drawer.isOpen', 'bare'))).toBe(false)
  expect(isAwake(it(), inside('word', 'context.item.data'), formula('state', "variables['other']"))).toBe(false)
})

test('publish-P24 it is looked at inside components, and in slots that are drawn once for each item', () => {
  const inComponent = (more: Parameters<typeof instance>[4]) => [
    component('card'),
    rootNode('card', 'drawer'),
    instance('one', 'part', 'card', {}, more),
  ]
  expect(isAwake(...inComponent({}))).toBe(false)
  expect(isAwake(...inComponent({ repeat: { over: bind('[1]') } }))).toBe(true)
  const held = node('held', 'it', 'drawer')
  const two = project([node('part', 'home', 'section'), it(), { ...held, place: { ...held.place, slot: 'items' } }])
  expect(awake(two)).toEqual([false, true])
})

const inDesk = (name: string, element: string, more: Parameters<typeof node>[3] = {}) => {
  const one = node(name, 'it', element, more)
  return { ...one, place: { ...one.place, slot: 'desk' } }
}

test('publish-P18 an element that works with what stands in it is alive with any of it, at any depth, and then all of it is', () => {
  const still = [it(), inDesk('box', 'flexbox'), node('low', 'box', 'drawer')]
  expect(isAwake(...still)).toBe(false)
  const one = project([
    node('part', 'home', 'section'),
    ...still,
    inDesk('other', 'drawer'),
    node('out', 'part', 'drawer'),
    node('word', 'box', 'text', { props: { text: { ru: bind('now()') } } }),
  ])
  // Of the four drawers the one outside has nothing to do with them.
  expect(awake(one).filter(Boolean)).toHaveLength(3)
  expect(awake(one)).toHaveLength(4)
  expect(isAwake(it(), node('aside', 'part', 'text', { props: { text: { ru: bind('now()') } } }))).toBe(false)
})

describe('publish-P24 parts that the address names', () => {
  const part = (name: string, of = 'it', more: Parameters<typeof node>[3] = {}) => {
    const one = node(name, of, 'text', more)
    return { ...one, place: { ...one.place, slot: 'parts' } }
  }
  const other = (...parts: Records) => [node('other', 'part', 'drawer'), ...parts]
  const drawers = (...records: Records) => awake(project([node('part', 'home', 'section'), ...records]))

  test('need no script as long as there is one element with as many as can be told apart', () => {
    expect(drawers(it(), part('one'), part('two'))).toEqual([false])
    expect(drawers(it(), part('one'), ...other())).toEqual([false, false])
  })

  test('need one beside those of another element, as a page has one address', () => {
    expect(drawers(it(), part('one'), ...other(part('far', 'other')))).toEqual([true, true])
  })

  test('need none for those of an element that is alive anyway', () => {
    const slides = it({ props: { motion: { default: 'slide' } } })
    expect(drawers(slides, part('one'), ...other(part('far', 'other')))).toEqual([true, false])
  })

  test('need one where there are more, or rows of a list, of which nobody knows how many', () => {
    expect(drawers(it(), part('one'), part('two'), part('three'))).toEqual([true])
    expect(drawers(it(), part('one', 'it', { repeat: { over: bind('[1]') } }))).toEqual([true])
  })
})
