import { expect, test } from 'vitest'
import { id, node, project } from '../testing/fixture.ts'
import { component, instance, rootNode } from '../testing/component.ts'
import { bind, publishHome } from '../testing/logic.ts'

const input = (name: string, parent: string, more: Parameters<typeof node>[3] = {}) => node(name, parent, 'form-input', more)

test('publish-L8 elements give their values to formulas at what they hold at first', async () => {
  const { page } = await publishHome(
    project([
      node('part', 'home', 'section'),
      input('city', 'part', { name: 'City', props: { value: { default: 'Riga' } } }),
      input('bound', 'part', { props: { value: { default: bind("'later'") } } }),
    ]),
  )
  const found = page.variables.filter(({ id: own }) => own.endsWith('-value'))
  expect(found).toMatchObject([
    { id: `${id('city')}-value`, name: 'City - value', defaultValue: 'Riga' },
    { id: `${id('bound')}-value`, defaultValue: null },
  ])
  // One without a name is called as its element is.
  expect(found[1]?.name).toMatch(/^\S.* - value$/)
  expect(found[1]?.name).not.toMatch(/^(form-input|undefined)/)
})

test('publish-L8 those inside a repeat are their row’s own and not listed', async () => {
  const { page } = await publishHome(
    project([
      node('part', 'home', 'section'),
      node('rows', 'part', 'flexbox', { repeat: { over: bind('[1, 2]') } }),
      node('cell', 'rows', 'flexbox'),
      input('deep', 'cell'),
      input('each', 'part', { repeat: { over: bind('[1]') } }),
      input('once', 'part'),
    ]),
  )
  expect(page.variables.map(({ id: own }) => own)).toContain(`${id('once')}-value`)
  expect(page.variables.map(({ id: own }) => own.slice(0, 4))).not.toEqual(expect.arrayContaining(['deep']))
  expect(page.variables.map(({ id: own }) => own.slice(0, 4))).not.toEqual(expect.arrayContaining(['each']))
})

test('publish-L8 a variable is of the type that the fields of its element make of it', async () => {
  const { page } = await publishHome(
    project([
      node('part', 'home', 'section'),
      input('words', 'part'),
      input('count', 'part', { props: { type: { default: 'number' }, value: { default: 3 } } }),
    ]),
  )
  const types = Object.fromEntries(page.variables.map(({ id: own, type }) => [own, type]))
  expect(types).toMatchObject({ [`${id('words')}-value`]: 'string', [`${id('count')}-value`]: 'number' })
})

test('publish-L8 an instance shows the variables that its component exposes, which only it can change', async () => {
  const variables = {
    [id('open')]: { name: 'isOpen', type: 'boolean' as const, defaultValue: true, isExposed: true as const },
    [id('own')]: { name: 'own', type: 'string' as const },
  }
  const { page } = await publishHome(
    project([
      component('card', { variables }),
      rootNode('card', 'flexbox'),
      node('part', 'home', 'section'),
      instance('one', 'part', 'card', {}, { name: 'Shipping' }),
      instance('two', 'part', 'card'),
      instance('each', 'part', 'card', {}, { repeat: { over: bind('[1]') } }),
    ]),
  )
  expect(page.variables).toEqual([
    { id: `${id('one')}-${id('open')}`, name: 'Shipping - isOpen', type: 'boolean', defaultValue: true, readonly: true },
    { id: `${id('two')}-${id('open')}`, name: 'card - isOpen', type: 'boolean', defaultValue: true, readonly: true },
  ])
})
