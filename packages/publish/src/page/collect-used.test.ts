import { expect, test } from 'vitest'
import { defineElement, icon, list, object, text, type ElementDefinition } from '@heddle/kit'
import { compilePage, createContext } from '../compile/index.ts'
import { component, instance, rootNode } from '../testing/component.ts'
import { definitions as catalogue, elementStyles, id, node, project } from '../testing/fixture.ts'
import { bind, workflow } from '../testing/logic.ts'
import { collectUsed } from './collect-used.ts'

const label = { en: 'Steps' }
/** Icons alone, in items of a list, in a list of icons, and further inside. */
const steps: ElementDefinition = defineElement({
  type: 'steps',
  label,
  icon: 'list',
  group: 'structure',
  fields: {
    mark: icon({ label, bindable: true }),
    steps: list({ label, item: { icon: icon({ label, bindable: true }), title: text({ label }) } }),
    marks: list({ label, item: icon({ label, bindable: true }) }),
    look: object({ label, fields: { ends: list({ label, item: { icon: icon({ label }) } }), name: text({ label }) } }),
    notes: list({ label, item: text({ label }) }),
  },
  supports: [],
})
const definitions = new Map([...catalogue, [steps.type, steps] as const])

function iconsOf(props: NonNullable<NonNullable<Parameters<typeof node>[3]>['props']>): readonly string[] {
  const { view } = project([node('part', 'home', 'section'), node('it', 'part', 'steps', { props })])
  const context = createContext({ view, definitions, elementStyles, language: 'ru', addresses: { asset: (file) => file } })
  return [...collectUsed(compilePage(id('home'), context), definitions).icons].toSorted()
}

test.each([
  ['alone', { mark: { default: 'star' } }, ['star']],
  ['by a formula', { mark: { default: bind("true ? 'check' : 'minus'") } }, ['check', 'minus']],
  ['in items', { steps: { default: [{ icon: 'cup', title: 'tea' }, { icon: 'cake' }, {}] } }, ['cake', 'cup']],
  ['in items by a formula', { steps: { default: [{ icon: bind("true ? 'a' : 'b'") }] } }, ['a', 'b']],
  ['as items', { marks: { default: ['x', bind("'y'")] } }, ['x', 'y']],
  ['deep inside', { look: { default: { ends: [{ icon: 'flag' }], name: 'end' } } }, ['flag']],
  ['any text of a formula that gives the list', { steps: { default: bind("[{ icon: 'leaf' }]") } }, ['icon', 'leaf']],
  ['not what is no icon', { notes: { default: ['star'] }, steps: { default: [{ title: 'tea' }] } }, []],
] as const)('icons that a page draws are found: %s', (_, props, icons) => expect(iconsOf(props)).toEqual(icons))

test('icons that an instance sets by a formula are found, also where they are handed on to an instance inside', () => {
  const mark = { properties: { [id('mark')]: { name: 'mark', type: 'icon', defaultValue: 'usual' } } }
  const read = bind('context.component.props.mark')
  const { view } = project([
    component('inner', mark),
    rootNode('inner', 'steps', { props: { mark: { default: read } } }),
    component('outer', {
      properties: { [id('given')]: { name: 'given', type: 'icon' }, [id('said')]: { name: 'said', type: 'text' } },
    }),
    rootNode('outer', 'flexbox'),
    instance('handed', 'outerroot', 'inner', { mark: bind('context.component.props.given') }),
    node('part', 'home', 'section'),
    instance('first', 'part', 'outer', { given: bind("page.name ? 'sun' : 'moon'"), said: bind("page.name + 'words'") }),
    instance('second', 'part', 'inner', { mark: 'leaf' }),
    instance('third', 'part', 'inner'),
  ])
  const context = createContext({ view, definitions, elementStyles, language: 'ru', addresses: { asset: (file) => file } })
  const { icons } = collectUsed(compilePage(id('home'), context), definitions)
  expect([...icons].toSorted()).toEqual(expect.arrayContaining(['leaf', 'moon', 'sun', 'usual']))
  expect([...icons]).not.toContain('words')
})

test('a picture that is heard has the styles of what lies over it, too', () => {
  const props = { overlay: { default: '#14181f80' } }
  const { view } = project([
    node('part', 'home', 'section'),
    node('heard', 'part', 'image', { props }),
    workflow('one', [], { ownerId: id('heard'), trigger: 'load' }),
  ])
  const context = createContext({ view, definitions, elementStyles, language: 'ru', addresses: { asset: (file) => file } })
  const { bodies } = collectUsed(compilePage(id('home'), context), definitions)
  expect([...bodies]).toEqual(['section', 'image.told.overlaid', 'image.overlaid'])
})
