import { changeOf } from '@heddle/store'
import { expect, test } from 'vitest'
import type { DocumentRecord, NodeRecord } from '@heddle/document'
import { LIVE } from '@heddle/document/published'
import { component, instance, rootNode } from '../testing/component.ts'
import { compilerOf, id, node, project } from '../testing/fixture.ts'
import { bind } from '../testing/logic.ts'

const part = node('part', 'home', 'section')
const label = (parent: string, target: string, more: Partial<NodeRecord> = {}) =>
  node('label', parent, 'label', { props: { for: { default: id(target) } }, ...more })
const rows = { repeat: { over: bind('[1, 2]') } }

function compile(...records: readonly DocumentRecord[]) {
  const one = project([part, ...records])
  const { compiler } = compilerOf(one)
  const at = (...names: readonly string[]) => compiler.node(names.map(id).join('.'))
  const ids = () => [at('label')?.published.props['for'], at('field')?.published.props['namedId']]
  return { ...one, compiler, at, ids, codes: () => at('label')?.issues.map(({ code }) => code) }
}

test('publish-C48 a label and the field that it names share an id, which nobody else has', () => {
  const { ids, codes } = compile(label('part', 'field'), node('field', 'part', 'select'))
  const shared = `${id('field')}-field`
  expect([ids(), codes()]).toEqual([[shared, shared], []])
})

test('publish-C48 a field that nothing names has no id', () => {
  const { at } = compile(node('field', 'part', 'select'), node('text', 'part', 'text', { name: id('field') }))
  expect(at('field')?.published.props).not.toHaveProperty('namedId')
})

test('publish-C48 an id of the builder’s own is that of the control', () => {
  const { at, ids } = compile(label('part', 'field'), node('field', 'part', 'phone', { attributes: { id: 'mobile' } }))
  expect([ids(), at('field')?.published.attributes]).toEqual([['mobile', 'mobile'], {}])
})

test('publish-C48 in rows they are alive, and their ids are completed there', () => {
  const { at, ids } = compile(
    node('row', 'part', 'flexbox', rows),
    label('row', 'field'),
    node('field', 'row', 'form-input', { attributes: { id: 'mine' } }),
  )
  expect(ids()).toEqual([`${id('field')}-field`, `${id('field')}-field`])
  expect(Number(at('field')?.published.live) & LIVE.element).toBe(LIVE.element)
})

test('publish-C48 in each instance of a component they have an id of their own', () => {
  const { at } = compile(
    component('card'),
    rootNode('card', 'flexbox'),
    label('cardroot', 'field'),
    node('field', 'cardroot', 'select'),
    instance('first', 'part', 'card'),
    instance('second', 'part', 'card'),
  )
  for (const name of ['first', 'second']) {
    const shared = `${id(name)}.${id('field')}-field`
    expect(at(name, 'label')?.published.props['for']).toBe(shared)
    expect(at(name, 'field')?.published.props['namedId']).toBe(shared)
  }
})

test.each([
  ['no input', [label('part', 'field'), node('field', 'part', 'text')]],
  ['an input in rows', [label('part', 'field'), node('row', 'part', 'flexbox', rows), node('field', 'row', 'select')]],
  [
    'an input outside of its rows',
    [label('row', 'field'), node('row', 'part', 'flexbox', rows), node('field', 'part', 'select')],
  ],
  ['an input that is repeated itself', [label('part', 'field'), node('field', 'part', 'select', rows)]],
  ['an input of a component', [component('card'), rootNode('card', 'select', { id: id('field') }), label('part', 'field')]],
])('publish-C48 a label that names %s is a plain one, which is said', (_, records) => {
  const { at, codes } = compile(...records)
  expect([at('label')?.published.props['for'], codes()]).toEqual(['', ['out-of-reach']])
})

test('publish-C48 a field gets its id when a label begins to name it, and loses it afterwards', () => {
  const { compiler, change, ids, at } = compile(
    node('label', 'part', 'label'),
    node('field', 'part', 'select'),
    node('other', 'part', 'select'),
  )
  const name = (from: string | null, to: string | null) => {
    for (const one of ['label', 'field', 'other']) at(one)
    return compiler.affectedBy(change(changeOf(id('label'), 'props/for/default', from, to)))
  }
  expect(name(null, id('field'))).toEqual(new Set([id('label'), id('field')]))
  expect(ids()).toEqual([`${id('field')}-field`, `${id('field')}-field`])
  expect(name(id('field'), id('other'))).toEqual(new Set([id('label'), id('field'), id('other')]))
  expect(ids()[1]).toBeUndefined()
  expect(at('other')?.published.props['namedId']).toBe(`${id('other')}-field`)
})

test('publish-C48 a label that comes or goes with its name touches what it names', () => {
  const { compiler, change, ids, at } = compile(node('field', 'part', 'select'))
  at('field')
  const late = label('part', 'field')
  expect(compiler.affectedBy(change({ put: { [late.id]: late } })).has(id('field'))).toBe(true)
  expect(ids()[1]).toBe(`${id('field')}-field`)
  expect(compiler.affectedBy(change({ remove: { [late.id]: late } })).has(id('field'))).toBe(true)
  expect(ids()[1]).toBeUndefined()
})
