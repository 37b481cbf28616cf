import { effect, signal } from '@preact/signals-core'
import { expect, test } from 'vitest'
import type { PublishedComponent, PublishedNode } from '@heddle/document/published'
import type { NodeEvent } from '@heddle/renderer'
import { publishedBinding } from '@heddle/testing'
import { createEvaluator } from '../evaluate/create-evaluator.ts'
import { variablesPort } from '../ports/values.ts'
import { instanceAt } from '../scope/instance-at.ts'
import { snapshotSurroundings } from '../surroundings/snapshot.ts'
import { createVariables } from '../variables/create-variables.ts'
import { createInstance, type InstanceInput } from './create-instance.ts'
import { propertiesOf } from './properties-of.ts'

const card: PublishedComponent = {
  id: 'card',
  name: 'Card',
  properties: [
    { id: 'p1', name: 'title' },
    { id: 'p2', name: 'rows' },
  ],
  variables: [
    { id: 'v1', name: 'open', type: 'number', defaultValue: 1 },
    { id: 'v2', name: 'shown', type: 'number', defaultValue: 2, isExposed: true },
  ],
  formulas: [
    {
      id: 'f1',
      name: 'label',
      parameters: [{ name: 'n', type: 'number' }],
      body: publishedBinding("context.component.props['p1'] + n"),
    },
    { id: 'f2', name: 'twice', parameters: [], body: publishedBinding('context.component.formulas.label(2)') },
  ],
}

/** A page with a variable `name`, and instances of the card with a title bound to it. */
function desk(
  node: Partial<PublishedNode> = {},
  events?: Readonly<Record<string, readonly string[]>>,
  watch?: InstanceInput['watch'],
) {
  const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
  const evaluator = createEvaluator({ functions: {}, surroundings })
  const variables = createVariables([
    { id: 'name', name: 'name', type: 'string', defaultValue: 'Ann' },
    { id: 'inst.field-value', name: 'Field - value', type: 'string', defaultValue: 'typed' },
  ])
  const row = signal('row')
  const outer = {
    variables: variables.names(),
    context: {
      get item() {
        return { data: row.value }
      },
    },
  }
  const heard: NodeEvent[] = []
  const make = (uid = 'inst') =>
    createInstance(
      { uid, type: 'library-component', props: {}, ...node },
      {
        id: 'card',
        props: { p1: publishedBinding('variables.name'), p2: publishedBinding('[context.item.data]') },
        ...(events && { events }),
      },
      outer,
      { components: [card], evaluator, variables, watch, onEvent: (event) => heard.push(event) },
    )
  const read = (scope: object, code: string): unknown => evaluator.resolve(publishedBinding(code), scope)
  return { make, read, variables, outer, row, heard }
}

test('runtime-CO1 the inside of an instance reads its properties by id and by name, worked out where the instance stands', () => {
  const { make, read, variables } = desk()
  const { scope } = make()
  expect(read(scope, 'context.component.props.title')).toBe('Ann')
  expect(read(scope, "context.component.props['p1']")).toBe('Ann')
  expect(read(scope, 'context.component.props.rows')).toEqual(['row'])
  const seen: unknown[] = []
  effect(() => void seen.push(read(scope, 'context.component.props.title')))
  variables.write('name', 'Ben')
  expect(seen).toEqual(['Ann', 'Ben'])
})

test('runtime-CO1 an id wins over the name of another property, and one that nothing was given for is there without a value', () => {
  const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
  const evaluator = createEvaluator({ functions: {}, surroundings })
  const component = {
    ...card,
    properties: [
      { id: 'title', name: 'heading' },
      { id: 'p2', name: 'title' },
      { id: 'p3', name: 'absent' },
    ],
  }
  const props = propertiesOf({ id: 'card', props: { title: 'by id', p2: 'by name', 'root/tag': 'h1' } }, component, {}, evaluator)
  expect(props).toEqual({ title: 'by id', heading: 'by id', p2: 'by name', p3: undefined, absent: undefined, 'root/tag': 'h1' })
  expect(Object.keys(props)).toContain('p3')
})

test('runtime-CO1 an instance whose component is gone has what it was given, no variables and no formulas', () => {
  const { read, variables, outer } = desk()
  const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
  const evaluator = createEvaluator({ functions: {}, surroundings })
  const { scope, follow } = createInstance(
    { uid: 'inst', type: 'library-component', props: {} },
    { id: 'gone', props: { p1: 'x' }, events: { 'property-changed': ['w'] } },
    outer,
    { components: [card], evaluator, variables },
  )
  expect(read(scope, 'context.component')).toEqual({ props: { p1: 'x' }, variables: {}, formulas: {} })
  follow?.()()
})

test('runtime-CO5 inside of an instance that has no such values the variables are those of the page', () => {
  const { make, read, outer } = desk()
  expect(read(make('other').scope, 'variables')).toBe(outer.variables)
  expect(Object.keys(read(make().scope, 'variables') as object)).toEqual([...Object.keys(outer.variables), 'field-value'])
})

test.each([
  {},
  { context: null },
  { context: 'text' },
  { context: {} },
  { context: { component: 'text' } },
  { context: { component: {} } },
])('runtime-CO6 outside of components, as at %j, there is no instance', (place) => {
  expect(instanceAt(place)).toBeUndefined()
})

test('runtime-CO2 nothing else of the place is seen: the repeated row ends at the component', () => {
  const { make, read } = desk()
  expect(read(make().scope, 'context.item')).toBeUndefined()
  expect(read(make().scope, 'variables.name')).toBe('Ann')
})

test('runtime-CO3 each instance has variables of its own, and actions inside change those', () => {
  const { make, read, variables } = desk()
  const [one, two] = [make('one').scope, make('two').scope]
  const port = variablesPort(
    variables,
    () => one,
    () => false,
  )
  expect(port.set('v1', '5')).toBe(5)
  expect([port.get('v1'), port.has('v1'), port.has('name'), port.has('gone')]).toEqual([5, true, true, false])
  expect([read(one, 'context.component.variables.open'), read(two, 'context.component.variables.open')]).toEqual([5, 1])
  expect(() => port.set('v1', {})).toThrow(/^value must be a number$/)
  port.set('name', 'Cid')
  expect(variables.peek('name')).toBe('Cid')
  port.reset(['v1'])
  expect(read(one, 'context.component.variables.open')).toBe(1)
  expect(() =>
    variablesPort(
      variables,
      () => ({}),
      () => false,
    ).set('v1', 1),
  ).toThrow(/^variable not found$/)
})

test('runtime-CO4 formulas of a component see it, their parameters, and each other', () => {
  const { make, read } = desk()
  expect(read(make().scope, 'context.component.formulas.label(1)')).toBe('Ann1')
  expect(read(make().scope, "context.component.formulas['f2']()")).toBe('Ann2')
  expect(() => read(make().scope, 'context.component.formulas.gone()')).toThrow()
})

test('runtime-CO5 values of elements inside are read by the ids that formulas inside know, and changed by them', () => {
  const { make, read, variables } = desk()
  const { scope } = make()
  expect(read(scope, "variables['field-value']")).toBe('typed')
  variablesPort(
    variables,
    () => scope,
    () => false,
  ).set('field-value', 'new')
  expect(read(scope, "variables['field-value']")).toBe('new')
})

test('runtime-CO6 a trigger of the component starts the workflows of the instance, at the place of the instance', () => {
  const { make, outer, heard } = desk({ events: { done: ['w1', 'w2'] } })
  const instance = instanceAt(make().scope)
  instance?.emit('done', { value: 1 })
  instance?.emit('unheard', {})
  instance?.emit('constructor', {})
  expect(heard).toEqual([{ uid: 'inst', name: 'done', workflows: ['w1', 'w2'], payload: { value: 1 }, scope: outer }])
  expect(instanceAt(outer)).toBeUndefined()
})

test('runtime-CO7 a changed property is told with its value before, at first too, and not when it comes out the same', () => {
  const { make, heard, row, variables } = desk({}, { 'property-changed': ['w'] })
  const { scope, follow } = make()
  const stop = follow?.()
  expect(heard.map(({ payload }) => payload)).toEqual([
    { name: 'title', newValue: 'Ann', oldValue: undefined },
    { name: 'rows', newValue: ['row'], oldValue: undefined },
  ])
  expect(heard[0]).toMatchObject({ uid: 'inst', name: 'property-changed', workflows: ['w'], scope })
  row.value = 'row'
  variables.write('name', 'Ben')
  expect(heard.slice(2).map(({ payload }) => payload)).toEqual([{ name: 'title', newValue: 'Ben', oldValue: 'Ann' }])
  stop?.()
  variables.write('name', 'Cid')
  expect(heard).toHaveLength(3)
})

test('runtime-CO7 nothing is followed when no workflow of the component waits for it, and nothing is shown outside', () => {
  const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
  const evaluator = createEvaluator({ functions: {}, surroundings })
  const plain = { ...card, variables: [] }
  const node = { uid: 'inst', type: 'library-component', props: {} }
  const input = { components: [plain], evaluator, variables: createVariables() }
  expect(createInstance(node, { id: 'card', props: {} }, {}, input).follow).toBeUndefined()
})

test('runtime-CO8 what fills a slot reads of the component the variables that it exposes, by id and by name, as they are now', () => {
  const { make } = desk()
  const { scope, dropzone } = make() as {
    readonly scope: object
    readonly dropzone: { readonly variables: Readonly<Record<string, unknown>> }
  }
  expect(Object.keys(dropzone.variables).toSorted()).toEqual(['shown', 'v2'])
  instanceAt(scope)?.variables.set(new Map([['v2', 7]]))
  expect([dropzone.variables['v2'], dropzone.variables['shown'], dropzone.variables['open']]).toEqual([7, 7, undefined])
})

test('runtime-CO7 what watches a draft can emit at an instance as long as it stands, and follows those that nothing else does', () => {
  const standing = new Map<string, (trigger: string, event: unknown) => void>()
  const instance = (uid: string, emit: (trigger: string, event: unknown) => void) => {
    standing.set(uid, emit)
    return () => void standing.delete(uid)
  }
  const { make, outer, heard } = desk({ events: { bought: ['w'] } }, undefined, { instance })
  const stop = make().follow?.()
  standing.get('inst')?.('bought', 3)
  standing.get('inst')?.('unknown', 4)
  expect(heard).toEqual([{ uid: 'inst', name: 'bought', workflows: ['w'], payload: 3, scope: outer }])
  stop?.()
  expect(standing.size).toBe(0)
})

test('runtime-CO9 the page reads a variable that is exposed under the uid of the instance, as it is now; without the instance it is at its default', () => {
  const { make, read, variables, outer } = desk()
  variables.reset([...variables.list(), { id: 'inst-v2', name: 'Card - shown', type: 'number', defaultValue: 2, readonly: true }])
  const { scope, follow } = make()
  const stop = follow?.()
  expect(variables.peek('inst-v2')).toBe(2)
  instanceAt(scope)?.variables.set(new Map([['v2', 7]]))
  expect(read({ ...outer, variables: variables.names() }, "variables['inst-v2']")).toBe(7)
  expect(() => variables.write('inst-v2', 1)).toThrow(/Card - shown/)
  stop?.()
  expect(variables.peek('inst-v2')).toBe(2)
  instanceAt(scope)?.variables.set(new Map([['v2', 9]]))
  expect(variables.peek('inst-v2')).toBe(2)
})

test('runtime-CO10 others run what a component opens to them, inside of the instance and with arguments by position', () => {
  const { variables, outer } = desk()
  const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
  const evaluator = createEvaluator({ functions: {}, surroundings })
  const offers = new Map<string, (...args: unknown[]) => unknown>()
  const ran: unknown[] = []
  const { scope, follow } = createInstance(
    { uid: 'inst', type: 'library-component', props: {} },
    { id: 'card', props: {} },
    outer,
    {
      components: [{ ...card, workflows: ['reset'] }],
      evaluator,
      variables,
      offer: (uid, name, at, run) => {
        offers.set(`${uid}/${name}`, run)
        expect(at).toBe(outer)
        return () => void offers.delete(`${uid}/${name}`)
      },
      runWorkflow: (...call) => ran.push(call),
    },
  )
  const stop = follow?.()
  offers.get('inst/reset')?.(1, 'two')
  expect(ran).toEqual([['reset', [1, 'two'], scope]])
  stop?.()
  expect(offers.size).toBe(0)
})
