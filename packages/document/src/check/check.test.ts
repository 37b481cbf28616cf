import type { Diff } from '@heddle/store'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { blankNode } from '../records/blank.ts'
import { inOrder, SCHEMAS } from '../records/registry.ts'
import type { DocumentRecord, NodeRecord, RecordKind, RecordOf } from '../records/types.ts'
import { copyFragment } from '../operations/nodes/copy-fragment.ts'
import { fieldsOf, idOf, smallSite, smallSiteRecords } from '../testing/small-site.ts'
import { checkDiff } from './check-diff.ts'
import { checkDocument, openDocument } from './check-document.ts'
import { checkFragment } from './check-fragment.ts'
import { migrateRecords } from './migrate-records.ts'
import { checkRecord } from './record.ts'

const errors = (issues: ReturnType<typeof checkDocument>) =>
  issues.filter(({ severity }) => severity === 'error').map(({ code, path }) => `${code} ${path}`)
const node = (name: string, parent: string, element = 'text', slot = 'children') =>
  blankNode(idOf(name), element, { parentId: idOf(parent), slot, index: 'a7' })
const diffIssues = (diff: unknown) => checkDiff(smallSite().view, diff as Diff<DocumentRecord>, { fieldsOf })

describe('document-D40 records', () => {
  it.each([
    [{ ...node('a', 'box'), id: 'x' }, 'wrong-type', 'node/x/id'],
    [{ ...node('a', 'box'), extra: 1 }, 'wrong-type', `node/${idOf('a')}`],
    [
      { ...node('a', 'box'), place: { parentId: idOf('box'), slot: 'a/b', index: 'a0' } },
      'wrong-type',
      `node/${idOf('a')}/place/slot`,
    ],
    [
      { ...node('a', 'box'), place: { parentId: idOf('box'), slot: 'a', index: 'a00' } },
      'wrong-type',
      `node/${idOf('a')}/place/index`,
    ],
    [{ ...node('a', 'box'), props: { 'a/b': {} } }, 'wrong-type', `node/${idOf('a')}/props/a/b`],
    [{ ...node('a', 'box'), link: { type: 'external', href: 'javascript:x' } }, 'wrong-type', `node/${idOf('a')}/link/href`],
    [{ ...node('a', 'box'), attributes: { onclick: 'x' } }, 'wrong-type', `node/${idOf('a')}/attributes/onclick`],
    [
      { id: idOf('p'), kind: 'plugin', name: '', namespace: '', index: 'a0', settings: { publicData: {}, privateData: {} } },
      'wrong-type',
      `plugin/${idOf('p')}/settings`,
    ],
    [{ id: idOf('a'), kind: 'ghost' }, 'unknown-kind', 'here/kind'],
    [[], 'not-record', 'here'],
    [null, 'not-record', 'here'],
  ])('document-D40 %j is refused as %s at %s', (value, code, path) => {
    const result = checkRecord(value, 'here')
    expect(result.ok ? [] : result.issues.map((issue) => [issue.code, issue.path])).toEqual([[code, path]])
  })

  it('document-D41 what a schema accepts is its interface', () => {
    type Accepted = { [K in RecordKind]: z.output<(typeof SCHEMAS)[K]> }
    expectTypeOf<Accepted>().toEqualTypeOf<{ [K in RecordKind]: RecordOf<K> }>()
    for (const record of smallSiteRecords()) expect(checkRecord(record, '')).toMatchObject({ ok: true })
  })

  it('document-D45 forbidden keys and endless nesting are issues', () => {
    const deep = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`)
    const hostile = JSON.parse(`{"id":"${idOf('a')}","kind":"token","__proto__":{"x":1}}`)
    expect(checkRecord(hostile, '')).toMatchObject({ issues: [{ code: 'forbidden-key' }] })
    expect(checkRecord({ ...node('a', 'box'), props: { text: { ru: deep } } }, '')).toMatchObject({
      issues: [{ code: 'too-large' }],
    })
    expect(checkRecord({ ...node('a', 'box'), version: Number.NaN }, '')).toMatchObject({ issues: [{ code: 'not-json' }] })
  })
})

describe('documents', () => {
  it('document-D42 a sound document has no issues at all', () => {
    expect(checkDocument(smallSiteRecords(), { fieldsOf })).toEqual([])
  })

  it('document-D42 of records with one id the first is the document’s, and each other one is told', () => {
    const records = smallSiteRecords()
    const [first] = records
    if (first === undefined) throw new Error('there is none')
    const others = [{ ...first, name: 'Second' }, 'no record', { ...first, name: 'Third' }]
    const { view, issues } = openDocument([...records, ...others], { fieldsOf })
    expect(view.get(first.id)).toBe(first)
    const taken = `id-taken ${first.kind}/${first.id}`
    expect(errors(issues()).toSorted()).toEqual([taken, taken, `not-record records/${records.length + 1}`])
    view.close()
  })

  it('document-D42 two records of one id, two sites, a home page that is gone, cycles and orphans are errors', () => {
    const records = smallSiteRecords()
    expect(errors(checkDocument([...records, records[3]], { fieldsOf }))).toEqual([`id-taken node/${idOf('section')}`])
    expect(errors(checkDocument(records.slice(1), { fieldsOf }))).toEqual(['one-site site'])
    const noHome = records.filter(({ id }) => id !== idOf('home'))
    expect(errors(checkDocument(noHome, { fieldsOf }))).toContain(`unknown-home-page site/${idOf('site')}/homePageId`)
    expect(errors(checkDocument([...records, node('a', 'b'), node('b', 'a')], { fieldsOf }))).toEqual([
      `cycle node/${idOf('a')}/place`,
      `cycle node/${idOf('b')}/place`,
    ])
    expect(errors(checkDocument([...records, node('a', 'home', 'text', 'sections')], { fieldsOf }))).toEqual([
      `section-only node/${idOf('a')}/place`,
    ])
  })

  it('document-D42 unknown elements, old values and missing references are kept and reported', () => {
    const records: unknown[] = [
      ...smallSiteRecords(),
      { ...node('a', 'box', 'carousel'), props: { slides: { default: 3 } } },
      {
        ...node('b', 'box'),
        props: { text: { ru: 5 } },
        styles: { default: { color: { type: 'token', id: idOf('gone') } } },
        classes: { [idOf('gone')]: 'a0' },
      },
      { ...node('c', 'box'), link: { type: 'internal', pageId: idOf('gone') } },
    ]
    const issues = checkDocument(records, { fieldsOf })
    expect(errors(issues)).toEqual([])
    expect(new Set(issues.map(({ code }) => code))).toEqual(
      new Set(['unknown-element', 'wrong-type', 'unknown-token', 'unknown-reference']),
    )
  })

  const component = (root: string, more: object = {}) => ({
    id: idOf('card'),
    kind: 'library-component',
    name: 'Card',
    folder: '',
    index: 'a0',
    type: 'component',
    rootElementId: idOf(root),
    configuration: {},
    ...more,
  })
  const instance = (name: string, parent: string, slot?: string) => ({
    ...node(name, parent, 'library-component', slot),
    componentId: idOf('card'),
  })

  it('document-D13 D42 a component has one root in its slot, and instances stand where elements do', () => {
    const check = (...more: readonly object[]) => checkDocument([...smallSiteRecords(), ...more], { fieldsOf })
    const root = node('root', 'card', 'box', 'root')
    expect(check(component('root'), root, node('inside', 'root'), instance('use', 'box'))).toEqual([])
    expect(errors(check(component('root'), root, instance('use', 'home', 'sections')))).toEqual([
      `section-only node/${idOf('use')}/place`,
    ])
    expect(errors(check(component('root'), node('root', 'card', 'section', 'root')))).toEqual([
      `section-inside node/${idOf('root')}/place`,
    ])
    expect(check(instance('use', 'box'))).toMatchObject([{ code: 'unknown-reference', path: `node/${idOf('use')}/componentId` }])
    const elsewhere = { ...root, place: { ...root.place, slot: 'other' } }
    expect(diffIssues({ put: { [idOf('card')]: component('root'), [idOf('root')]: elsewhere } })).toMatchObject([
      { code: 'foreign-slot' },
    ])
    const second = diffIssues({
      put: Object.fromEntries([component('root'), root, node('second', 'card', 'box', 'root')].map((one) => [one.id, one])),
    })
    expect(second).toMatchObject([{ code: 'slot-full' }, { code: 'slot-full' }])
  })

  it('document-D40 what a component is made of is checked, part by part', () => {
    const issuesOf = (more: object) => {
      const result = checkRecord(component('root', more), '')
      return result.ok ? [] : result.issues.map(({ path }) => path.split('/').slice(2, 4).join('/'))
    }
    expect(issuesOf({ variables: { [idOf('v')]: { name: 'v', type: 'query' } } })).toEqual([`variables/${idOf('v')}`])
    expect(issuesOf({ properties: { [idOf('p')]: { name: 'p' } } })).toEqual([`properties/${idOf('p')}`])
    expect(issuesOf({ formulas: { [idOf('f')]: { name: 'f', parameters: [], code: 1 } } })).toEqual([`formulas/${idOf('f')}`])
    expect(issuesOf({ triggers: { [idOf('t')]: { name: 't', event: { value: 1 } } } })).toEqual([])
  })

  it('document-D42 two pages under one address are an error', () => {
    const records = smallSiteRecords().map((record) =>
      record.id === idOf('about') ? { ...record, paths: { default: 'HOME' } } : record,
    )
    expect(errors(checkDocument(records, { fieldsOf }))).toEqual([`path-taken page/${idOf('about')}/paths/default`])
  })
})

describe('document-D44 changes of atoms', () => {
  const section = smallSiteRecords()[3] as NodeRecord
  it.each([
    ['a node without its parent', { put: { [idOf('a')]: node('a', 'gone') } }, 'unknown-parent'],
    ['two nodes in each other', { put: { [idOf('a')]: node('a', 'b', 'box'), [idOf('b')]: node('b', 'a', 'box') } }, 'cycle'],
    [
      'a move into itself',
      { set: { [idOf('box')]: { place: [null, { parentId: idOf('button'), slot: 'icon', index: 'a0' }] } } },
      'cycle',
    ],
    ['a foreign slot', { put: { [idOf('a')]: node('a', 'box', 'text', 'side') } }, 'foreign-slot'],
    [
      'too many in a slot',
      { put: { [idOf('a')]: node('a', 'button', 'icon', 'icon'), [idOf('b')]: node('b', 'button', 'icon', 'icon') } },
      'slot-full',
    ],
    ['a text on a page', { put: { [idOf('a')]: node('a', 'home', 'text', 'sections') } }, 'section-only'],
    ['a removed parent', { remove: { [idOf('section')]: section } }, 'children-left'],
    ['another id inside', { put: { [idOf('a')]: node('b', 'box') } }, 'bad-id'],
    ['a short id', { put: { a: node('a', 'box') } }, 'bad-id'],
    ['a kind of its own', { put: { [idOf('a')]: { ...node('a', 'box'), kind: 'ghost' } } }, 'unknown-kind'],
    ['another kind under a held id', { put: { [idOf('token')]: { ...node('token', 'box') } } }, 'kind-changed'],
    ['a changed kind', { set: { [idOf('box')]: { kind: ['node', 'page'] } } }, 'kind-changed'],
    ['a part of an atom', { set: { [idOf('box')]: { 'place/index': ['a0', 'a1'] } } }, 'not-atom'],
    ['an unknown field', { set: { [idOf('box')]: { secret: [null, 'x'] } } }, 'not-atom'],
    ['a path below another', { set: { [idOf('box')]: { props: [{}, {}], 'props/tag/default': [null, 'x'] } } }, 'not-atom'],
    ['half a change', { set: { [idOf('box')]: { name: ['x'] } } }, 'bad-change'],
    ['a wrong type', { set: { [idOf('box')]: { name: ['', 5] } } }, 'wrong-type'],
    ['an unknown prop', { set: { [idOf('box')]: { 'props/x/default': [null, 'x'] } } }, 'unknown-field'],
    ['a wrong prop', { set: { [idOf('texta')]: { 'props/text/ru': [null, 5] } } }, 'wrong-type'],
    ['an unsafe style', { set: { [idOf('box')]: { 'styles/default/color': [null, 'red}'] } } }, 'wrong-value'],
    ['a home page that is gone', { set: { [idOf('site')]: { homePageId: [null, idOf('gone')] } } }, 'unknown-home-page'],
    [
      'no default language',
      { set: { [idOf('site')]: { 'languages/ru': [null, { index: 'a0', isDefault: false }] } } },
      'default-language',
    ],
    ['a second site', { put: { [idOf('site2')]: { ...smallSiteRecords()[0], id: idOf('site2') } } }, 'one-site'],
    ['a taken path', { set: { [idOf('about')]: { 'paths/default': ['about', 'home'] } } }, 'path-taken'],
    ['a path with dots', { set: { [idOf('about')]: { 'paths/default': ['about', '../x'] } } }, 'wrong-type'],
    ['a record twice', { put: { [idOf('a')]: node('a', 'box') }, remove: { [idOf('a')]: node('a', 'box') } }, 'twice-in-diff'],
    ['a fourth part', { drop: {} }, 'not-diff'],
  ])('document-D43 D44 %s is refused', (_, diff, code) => {
    expect(diffIssues(diff).map((issue) => issue.code)).toContain(code)
    expect(diffIssues(diff).every(({ path, message }) => typeof path === 'string' && message.length > 0)).toBe(true)
  })

  it('document-D43 a change of what is gone is reported and not refused', () => {
    expect(
      errors(diffIssues({ set: { [idOf('gone')]: { name: ['', 'x'] } }, remove: { [idOf('left')]: node('left', 'box') } })),
    ).toEqual([])
  })

  it('document-D43 D42 what passes as a diff passes as a document', () => {
    const { view, store } = smallSite()
    const diff: Diff<DocumentRecord> = {
      put: { [idOf('a')]: node('a', 'box', 'carousel') },
      set: { [idOf('box')]: { props: [{}, { tag: { default: 'ul' } }] } },
    }
    expect(errors(checkDiff(view, diff, { fieldsOf }))).toEqual([])
    store.apply(diff)
    expect(errors(checkDocument(store.values(), { fieldsOf }))).toEqual([])
  })

  it('document-D45 whatever JSON comes as a diff, the answer is issues', () => {
    const { view } = smallSite()
    const names = fc.constantFrom('put', 'set', 'remove', idOf('box'), idOf('a'), 'props', 'place', 'id', 'kind', 'x')
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, 1, 'node', 'x', true),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(names, tie('value'), { maxKeys: 4 }),
      ),
    })).value
    fc.assert(
      fc.property(json, (diff) => Array.isArray(checkDiff(view, diff as Diff<DocumentRecord>, { fieldsOf }))),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(fc.array(json), (records) => Array.isArray(checkDocument(records, { fieldsOf }))),
      { numRuns: 200 },
    )
    fc.assert(
      fc.property(json, (value) => typeof checkFragment(value).ok === 'boolean'),
      { numRuns: 200 },
    )
  })
})

describe('formats', () => {
  const step = (to: number, name: string) => ({
    to,
    name,
    kind: 'token' as const,
    up: (record: object) => ({ ...record, [name]: to }),
  })

  it('document-D46 steps are gapless and named', () => {
    expect(inOrder([step(3, 'b'), step(2, 'a')], 3).map(({ name }) => name)).toEqual(['a', 'b'])
    expect(() => inOrder([step(3, 'b')], 3)).toThrow('format 2 is expected')
    expect(() => inOrder([step(2, 'a'), step(3, 'a')], 3)).toThrow('Two migrations')
    expect(() => inOrder([step(2, 'a')], 3)).toThrow('lead to 2')
  })

  it('document-D46 older records are brought up step by step, newer ones are refused', () => {
    const options = { migrations: [step(2, 'a'), step(3, 'b')], format: 3 }
    expect(migrateRecords(1, [{ kind: 'token' }, { kind: 'page' }, 7], options)).toEqual({
      ok: true,
      records: [{ kind: 'token', a: 2, b: 3 }, { kind: 'page' }, 7],
    })
    expect(migrateRecords(2, [{ kind: 'token' }], options)).toEqual({ ok: true, records: [{ kind: 'token', b: 3 }] })
    const newer = migrateRecords(4, [], options)
    expect(newer.ok ? '' : newer.issues[0]?.message).toContain('made with a newer Heddle')
    expect(migrateRecords('1', [])).toMatchObject({ ok: false, issues: [{ code: 'bad-format' }] })
  })
})

describe('fragments', () => {
  const fragment = copyFragment(smallSite().view, { ids: [idOf('box')] })

  it('document-D47 what was copied is a fragment; anything else is not', () => {
    expect(checkFragment(JSON.parse(JSON.stringify(fragment)))).toEqual({ ok: true, fragment })
    for (const value of [
      null,
      'text',
      {},
      { ...fragment, roots: [idOf('gone')] },
      { ...fragment, roots: [{}] },
      { ...fragment, format: 99 },
    ]) {
      expect(checkFragment(value).ok).toBe(false)
    }
  })

  it('document-D47 a broken record is named', () => {
    const broken = { ...fragment, records: [{ ...fragment.records[0], props: 5 }] }
    expect(checkFragment(broken)).toMatchObject({
      ok: false,
      issues: [{ code: 'wrong-type', path: `node/${idOf('box')}/props` }],
    })
  })
})

it('document-D42 a slot that holds more than it may is a warning, and everything in it is kept', () => {
  const icon = (name: string, index: string) => blankNode(idOf(name), 'icon', { parentId: idOf('button'), slot: 'icon', index })
  const issues = checkDocument([...smallSiteRecords(), icon('one', 'a0'), icon('two', 'a1')], { fieldsOf })
  expect(issues).toMatchObject([{ code: 'slot-full', severity: 'warning', path: `node/${idOf('button')}/icon` }])
})

it('document-D42 a record that is none is named by where it stands', () => {
  const [site, ...others] = smallSiteRecords()
  expect(errors(checkDocument([site, 7, ...others, null], { fieldsOf }))).toEqual([
    'not-record records/1',
    `not-record records/${others.length + 2}`,
  ])
})

it('document-D42 who opens a document gets the same issues, and a view of the records that are sound', () => {
  const records = [...smallSiteRecords(), { id: 'x', kind: 'node' }, { ...node('late', 'gone') }]
  const { view, issues } = openDocument(records, { fieldsOf })
  expect(issues()).toEqual(checkDocument(records, { fieldsOf }))
  expect(issues().length).toBeGreaterThan(1)
  expect(view.get(idOf('late'))).toBeDefined()
  expect(view.get('x')).toBeUndefined()
  expect(view.children(idOf('section'), 'children')).toHaveLength(3)
})
