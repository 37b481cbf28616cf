import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Diff, Json } from '@heddle/store'
import type { DocumentRecord } from '@heddle/document'
import { component, instance, rootNode } from '../testing/component.ts'
import { compilerOf, id, node, project, type Project } from '../testing/fixture.ts'

const bind = (code: string) => ({ type: 'f' as const, code })
const property = (name: string, defaultValue: string | null) => ({ name, type: 'text', defaultValue })
const uid = (...names: readonly string[]) => names.map(id).join('.')

/** A component "Outer" that hands a property on to an instance of "Inner" in it, and two instances of it on the page. */
function nested(): Project {
  return project([
    component('inner', { properties: { [id('words')]: property('words', 'Inner words') } }),
    rootNode('inner', 'flexbox'),
    node('innertext', 'innerroot', 'text', { isOpen: true, props: { text: { ru: bind('context.component.props.words') } } }),
    node('innerplain', 'innerroot', 'text', { props: { text: { ru: 'Plain' } } }),
    component('outer', { properties: { [id('title')]: property('title', 'Outer title') } }),
    rootNode('outer', 'flexbox'),
    instance('handed', 'outerroot', 'inner', { words: bind('context.component.props.title') }),
    node('outerplain', 'outerroot', 'text', { props: { text: { ru: 'Plain' } } }),
    node('part', 'home', 'section'),
    instance('first', 'part', 'outer', { title: 'First' }),
    instance('second', 'part', 'outer'),
  ])
}

const set =
  (name: string, path: string, to: Json | null) =>
  ({ view }: Project): Diff<DocumentRecord> => {
    const record = view.get(id(name))
    const before = path.split('/').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], record)
    return { set: { [id(name)]: { [path]: [(before ?? null) as Json, to] } } }
  }

const CHANGES = [
  set('inner', `properties/${id('words')}`, property('words', 'Other words')),
  set('inner', `properties/${id('words')}`, property('renamed', 'Inner words')),
  set('inner', `properties/${id('words')}`, null),
  set('outer', `properties/${id('title')}`, property('title', 'Other title')),
  set('outer', `properties/${id('title')}`, property('heading', null)),
  set('outer', `variables/${id('open')}`, { name: 'open', type: 'boolean', defaultValue: true }),
  set('outer', 'name', 'Renamed'),
  set('first', `props/${id('title')}/default`, 'Changed'),
  set('first', `props/${id('title')}/default`, null),
  set('second', `props/${id('title')}/default`, bind('page.name')),
  set('handed', `props/${id('words')}/default`, 'Of its own'),
  set('handed', `overrides/${id('innertext')}/props/text/ru`, bind('context.component.props.title')),
  set('innertext', 'isOpen', null),
  set('outerroot', 'styles/default/color', 'red'),
  set('first', 'styles/default/width', '9px'),
]

const UIDS = ['first', 'second'].flatMap((name) => [
  uid(name),
  uid(name, 'outerroot'),
  uid(name, 'outerplain'),
  uid(name, 'handed'),
  uid(name, 'handed', 'innerroot'),
  uid(name, 'handed', 'innertext'),
  uid(name, 'handed', 'innerplain'),
])

test('publish-C16 what is compiled inside of instances follows components, instances and what is handed on, as if all were compiled anew', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...CHANGES), { minLength: 1, maxLength: 8 }), (changes) => {
      const now = nested()
      const { compiler } = compilerOf(now)
      for (const makeDiff of changes) {
        const before = new Map(UIDS.map((one) => [one, JSON.stringify(compiler.node(one)?.published)]))
        const affected = compiler.affectedBy(now.change(makeDiff(now)))
        const fresh = compilerOf(now).compiler
        for (const one of UIDS) {
          const after = fresh.node(one)?.published
          expect(compiler.node(one)?.published).toEqual(after)
          if (before.get(one) !== JSON.stringify(after)) expect(affected).toContain(one)
        }
      }
    }),
    { numRuns: 80 },
  )
})

test('publish-C16 of the nodes in a component only those that read it, its root and its instances are touched by a change of it', () => {
  const now = nested()
  const { compiler } = compilerOf(now)
  for (const one of UIDS) compiler.node(one)
  const affected = compiler.affectedBy(now.change(CHANGES[5]?.(now) ?? {}))
  expect(UIDS.filter((one) => !affected.has(one))).toEqual(
    ['first', 'second'].flatMap((name) => [
      uid(name, 'outerplain'),
      uid(name, 'handed', 'innerroot'),
      uid(name, 'handed', 'innerplain'),
    ]),
  )
})
