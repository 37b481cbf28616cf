import { expect, test } from 'vitest'
import { component, instance, rootNode } from '../testing/component.ts'
import { compilerOf, id, node, project } from '../testing/fixture.ts'

const bind = (code: string) => ({ type: 'f' as const, code })
const STYLES = {
  'default:when-late': { color: 'red' },
  'default:when-new': { color: 'blue' },
  'default:hover': { color: 'green' },
}
const states = (late: string, fresh: string) => ({
  'when-late': { name: 'Late', condition: bind('page.name'), index: late },
  'when-new': { name: 'New', condition: bind('1 < 2'), index: fresh },
})
const rule = ({ rules }: { readonly rules: ReadonlyMap<string, string> }) => [...rules.values()].join('')

test('publish-C49 S4-12 a state of a condition is an attribute that follows it, and its styles ask for that, the later state last', () => {
  const compiler = compilerOf(
    project([
      node('one', 'home', 'text', { styles: STYLES, states: states('a0', 'a1') }),
      node('two', 'home', 'text', { styles: STYLES, states: states('a1', 'a0') }),
    ]),
  )
  const one = compiler.one('one')
  expect(Object.keys(one.published.attributes ?? {}).toSorted()).toEqual(['data-when-late', 'data-when-new'])
  expect(one.published.attributes?.['data-when-late']).toMatchObject({ type: 'f' })
  expect(one.published.live).toBeGreaterThan(0)
  const order = (css: string) => [...css.matchAll(/\[data-when-[a-z]+\]|:hover/g)].map(([text]) => text)
  expect(order(rule(one))).toEqual(['[data-when-late]', '[data-when-new]', ':hover'])
  expect(order(rule(compiler.one('two')))).toEqual(['[data-when-new]', '[data-when-late]', ':hover'])
})

test('publish-C49 a formula of a state that cannot be read is told of, and the state never holds', () => {
  const broken = { 'when-late': { name: 'Late', condition: bind('1 +'), index: 'a0' } }
  const { published, issues } = compilerOf(project([node('one', 'home', 'text', { states: broken })])).one('one')
  expect(published.attributes ?? {}).toEqual({})
  expect(issues.map(({ path }) => path).join()).toContain('states/when-late/condition')
})

test('publish-C49 what an instance says of the states of an open element inside counts for it alone, and sees its own place', () => {
  const late = { name: 'Late', condition: bind('page.name'), index: 'a0' }
  const own = { states: { 'when-late': late, 'when-new': false }, styles: { 'default:when-late': { color: 'red' } } } as const
  const { compiler } = compilerOf(
    project([
      component('card'),
      rootNode('card', 'flexbox'),
      node('note', 'cardroot', 'text', {
        isOpen: true,
        states: { 'when-new': { name: 'New', condition: bind('true'), index: 'a0' } },
      }),
      instance('first', 'home', 'card', {}, { overrides: { [id('note')]: own } }),
      instance('second', 'home', 'card'),
    ]),
  )
  const [first, second] = ['first', 'second'].map((name) => compiler.node(`${id(name)}.${id('note')}`))
  const path = `overrides/${id('note')}/states/when-late/condition`
  expect(Object.keys(first?.published.attributes ?? {})).toEqual(['data-when-late'])
  expect(JSON.stringify(first?.published.attributes)).toContain(path)
  expect(Object.keys(compiler.node(id('first'))?.published.component?.props ?? {})).toEqual([path])
  expect(Object.keys(second?.published.attributes ?? {})).toEqual(['data-when-new'])
  expect([first && rule(first), second && rule(second)].map((css) => css?.includes('data-when-late'))).toEqual([true, false])
})

test('publish-C49 an instance brings its states to the root of its component, and their formulas see its own place', () => {
  const late = { 'when-late': { name: 'Late', condition: bind('page.name'), index: 'a0' } }
  const { compiler } = compilerOf(
    project([
      component('card'),
      rootNode('card', 'text', { states: { 'when-new': { name: 'New', condition: bind('true'), index: 'a0' } } }),
      instance('first', 'home', 'card', {}, { states: late, styles: { 'default:when-late': { color: 'red' } } }),
    ]),
  )
  const published = compiler.node(`${id('first')}.${id('cardroot')}`)
  expect(published?.published.attributes?.['data-when-new']).toBe('')
  expect(JSON.stringify(published?.published.attributes?.['data-when-late'])).toContain('states/when-late/condition')
  expect(Object.keys(compiler.node(id('first'))?.published.component?.props ?? {})).toEqual(['states/when-late/condition'])
  expect(published && rule(published)).toContain('[data-when-late]')
})
