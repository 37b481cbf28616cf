import { describe, expect, it } from 'vitest'
import { blankNode } from '../records/blank.ts'
import { isAttributeName, isSafeAddress } from '../records/address-rules.ts'
import { isIndexKey, planIndexes } from '../records/index-keys.ts'
import type { DocumentRecord, NodeRecord, StyleClassRecord, VariableRecord } from '../records/types.ts'
import { fieldsOf, idOf, smallSite, smallSiteRecords } from '../testing/small-site.ts'
import { checkClass } from './class.ts'
import { checkName, freeName } from './names.ts'
import { checkDeclaration, checkVariant } from './style.ts'
import { checkClimb, checkFit, checkRoom } from './tree.ts'
import { checkVariable, isOfType } from './variable.ts'

const codes = (issues: readonly { readonly code: string; readonly path: string }[]) =>
  issues.map(({ code, path }) => `${code} ${path.split('/').slice(2).join('/')}`.trim())

describe('names', () => {
  it('document-D36 are there, and not longer than 200 characters', () => {
    expect(codes(checkName(' ', 'page/a/name'))).toEqual(['empty-name name'])
    expect(codes(checkName('x'.repeat(200), 'page/a/name'))).toEqual([])
    expect(codes(checkName('x'.repeat(201), 'page/a/name'))).toEqual(['name-too-long name'])
  })

  it('document-D17 get the first number that is free', () => {
    const taken = new Set(['Card', 'Card 2', 'Card 4', 'card-1'])
    const isTaken = (name: string) => taken.has(name)
    expect(freeName('Page', isTaken)).toBe('Page')
    expect(freeName('Card', isTaken)).toBe('Card 3')
    expect(freeName('Card', isTaken, { from: 4 })).toBe('Card 5')
    expect(freeName('card-1', isTaken, { separator: '-', from: 1 })).toBe('card-1-1')
  })
})

describe('style classes', () => {
  const make = (name: string, parentId?: string): StyleClassRecord => ({
    id: idOf(name),
    kind: 'style-class',
    name,
    folder: '',
    index: 'a1',
    styles: {},
    ...(parentId !== undefined && { parentId: idOf(parentId) }),
  })
  const check = (styleClass: StyleClassRecord, ...others: readonly StyleClassRecord[]) =>
    codes(checkClass(smallSite([...smallSiteRecords(), ...others, styleClass]).view, styleClass))

  it('document-D24 are one level deep', () => {
    expect(check(make('sub', 'class'))).toEqual([])
    expect(check(make('sub', 'gone'))).toEqual(['unknown-reference parentId'])
    expect(check(make('sub', 'middle'), make('middle', 'class'))).toEqual(['class-cycle parentId'])
    expect(check(make('middle', 'class'), make('sub', 'middle'))).toEqual(['class-cycle parentId'])
    expect(check(make('self', 'self'))).toEqual(['class-cycle parentId'])
  })

  it('document-D24 have names of their own beside one another', () => {
    expect(check({ ...make('other'), name: 'Lead' })).toEqual(['name-taken name'])
    expect(check({ ...make('sub', 'class'), name: 'Lead' })).toEqual([])
    expect(check(make('one', 'class'), { ...make('two', 'class'), name: 'one' })).toEqual(['name-taken name'])
    expect(check({ ...make('other'), name: '' })).toEqual(['empty-name name'])
  })
})

describe('variables', () => {
  const make = (over: Partial<VariableRecord> = {}): VariableRecord => ({
    id: idOf('new'),
    kind: 'variable',
    name: 'who',
    folder: '',
    index: 'a1',
    type: 'string',
    ...over,
  })
  const check = (variable: VariableRecord, ...others: readonly DocumentRecord[]) =>
    codes(checkVariable(smallSite([...smallSiteRecords(), ...others]).view, variable))

  it('document-D34 have names of their own among those that a formula sees', () => {
    expect(check(make({ pageId: idOf('home') }))).toEqual(['name-taken name'])
    expect(check(make())).toEqual(['name-taken name'])
    expect(check(make({ pageId: idOf('about') }))).toEqual([])
    expect(check(make({ name: 'other', pageId: idOf('home') }))).toEqual([])
    const site = make({ id: idOf('site-wide'), name: 'total' })
    expect(check(make({ name: 'total', pageId: idOf('about') }), site)).toEqual(['name-taken name'])
    expect(check(site, site)).toEqual([])
  })

  it('document-D34 stand on a page that is there, with a name for queries that an address can hold', () => {
    expect(check(make({ pageId: idOf('gone') }))).toEqual(['unknown-reference pageId'])
    expect(check(make({ name: 'x', queryName: 'a-b_1' }))).toEqual([])
    expect(check(make({ name: 'x', queryName: 'x'.repeat(100) }))).toEqual([])
    for (const queryName of ['', 'a b', 'x'.repeat(101)]) {
      expect(check(make({ name: 'x', queryName }))).toEqual(['bad-query-name queryName'])
    }
  })

  it('document-D34 S5-25 start with a value of their type', () => {
    expect(check(make({ name: 'x', type: 'number', defaultValue: '5' }))).toEqual(['wrong-value defaultValue'])
    const values = { string: 'x', number: 1, boolean: true, array: [], object: {} } as const
    for (const type of ['string', 'number', 'boolean', 'array', 'object', 'query'] as const) {
      for (const [of, value] of Object.entries(values)) {
        const fits = of === type || (type === 'query' && of === 'string')
        expect([type, of, isOfType(type, value)]).toEqual([type, of, fits])
      }
      expect([isOfType(type, null), isOfType(type, undefined)]).toEqual([true, true])
    }
  })
})

describe('styles', () => {
  const { view } = smallSite([
    ...smallSiteRecords(),
    { id: idOf('font'), kind: 'token', type: 'typography', name: 'Font', folder: '', index: 'a1', value: 'bold 16px serif' },
    { id: idOf('shadow'), kind: 'token', type: 'shadow', name: 'Deep', folder: '', index: 'a2', value: '0 1px 2px 0 #0003' },
  ])
  const check = (property: string, value: Parameters<typeof checkDeclaration>[2]) =>
    codes(checkDeclaration(view.get, property, value, 'node/a/x'))
  const token = (name: string) => ({ type: 'token', id: idOf(name) }) as const

  it('document-D22 take what fits, a token of the right type, and null', () => {
    expect(check('color', null)).toEqual([])
    expect(check('color', '#ff0000')).toEqual([])
    expect(check('color', token('token'))).toEqual([])
    expect(check('font', token('font'))).toEqual([])
    expect(check('--own', token('font'))).toEqual([])
    expect(check('color', token('font'))).toEqual(['wrong-token-type x'])
    expect(check('font', token('token'))).toEqual(['wrong-token-type x'])
    expect(check('color', token('gone'))).toEqual(['unknown-token x'])
    expect(check('color', token('class'))).toEqual(['unknown-token x'])
    expect(check('box-shadow', token('shadow'))).toEqual([])
    expect(check('padding-top', token('shadow'))).toEqual(['wrong-token-type x'])
    expect(check('color', 'red;}')).toEqual(['wrong-value x'])
  })

  it('document-D22 take a formula that is there, for a property that is there', () => {
    expect(check('color', { type: 'f', code: 'variables.c' })).toEqual([])
    expect(check('color', { type: 'f', code: ' ' })).toEqual(['empty-formula x'])
    expect(check('no such thing', { type: 'f', code: '1' })).toEqual(['unknown-property x'])
  })

  it('document-D22 are of a screen size of the project and of a state', () => {
    const variants = (variant: string, site = view.site()) => codes(checkVariant(site, variant, 'node/a/x'))
    expect(['default', 'tablet', 'tablet:hover', 'default:is-open'].flatMap((variant) => variants(variant))).toEqual([])
    for (const variant of ['watch', 'toString', 'tablet:Hover', 'tablet:1', `tablet:a${'b'.repeat(32)}`]) {
      expect(variants(variant)).toEqual(['unknown-variant x'])
    }
    expect(variants(`tablet:a${'b'.repeat(31)}`)).toEqual([])
    expect(variants('watch', undefined as never)).toEqual(['unknown-variant x'])
    expect(codes(checkVariant(undefined, 'watch', 'node/a/x'))).toEqual([])
  })
})

describe('the tree', () => {
  const { view } = smallSite([
    ...smallSiteRecords(),
    {
      id: idOf('card'),
      kind: 'library-component',
      name: 'Card',
      folder: '',
      index: 'a0',
      type: 'component',
      rootElementId: idOf('root'),
      configuration: {},
    },
    {
      id: idOf('header'),
      kind: 'library-component',
      name: 'Header',
      folder: '',
      index: 'a1',
      type: 'section',
      rootElementId: idOf('headerroot'),
      configuration: {},
    },
    blankNode(idOf('globe'), 'globe', { parentId: idOf('box'), slot: 'children', index: 'a5' }),
  ])
  const fit = (element: string, parent: string, slot = 'children', componentId?: string) =>
    checkFit(view.get, fieldsOf, { element, ...(componentId && { componentId }) }, idOf(parent), slot, 'node/a/place').map(
      ({ code, message }) => `${code}: ${message}`,
    )

  it('document-D13 an element stands where its kind may', () => {
    expect(fit('text', 'box')).toEqual([])
    expect(fit('section', 'home', 'sections')).toEqual([])
    expect(fit('globe', 'home', 'sections')).toEqual([])
    expect(fit('library-component', 'home', 'sections')).toEqual([
      'section-only: Only sections stand directly on a page; put the library-component into a section',
    ])
    expect(fit('library-component', 'home', 'sections', idOf('card'))).toEqual([expect.stringContaining('section-only: ')])
    expect(fit('text', 'card', 'root')).toEqual([])
    expect(fit('text', 'card')).toEqual(['foreign-slot: A component has no slot "children"'])
    expect(fit('section', 'card', 'root')).toEqual([
      'section-inside: A section stands directly on a page, not inside another element',
    ])
    expect(fit('globe', 'card', 'root')).toEqual([])
    expect(fit('text', 'token')).toEqual([`unknown-parent: The container ${idOf('token')} does not exist any more`])
    expect(fit('section', 'globe')).toEqual(['section-inside: A section stands directly on a page, not inside another element'])
    expect(fit('globe', 'globe', 'anything')).toEqual([])
    expect(fit('text', 'texta')).toEqual(['foreign-slot: A text holds no other elements'])
    expect(fit('text', 'box', 'toString')).toEqual(['foreign-slot: A box has no slot "toString"'])
    expect(fit('icon', 'button', 'icon')).toEqual([])
    expect(fit('text', 'button', 'icon')).toEqual(['slot-refuses: The slot "icon" takes icon; a text does not fit'])
  })

  it('document-D220 a linked section stands on pages alone, and a section is its root', () => {
    const linked = (parent: string, slot: string) => fit('library-component', parent, slot, idOf('header'))
    expect(linked('home', 'sections')).toEqual([])
    for (const [parent, slot] of [
      ['box', 'children'],
      ['card', 'root'],
    ] as const)
      expect(linked(parent, slot)).toEqual(['section-inside: A section stands directly on a page, not inside another element'])
    expect(fit('section', 'header', 'root')).toEqual([])
    expect(fit('text', 'header', 'root')).toEqual([
      'section-only: Only sections stand directly on a page; put the text into a section',
    ])
    // What is gone is reported, and keeps its place.
    expect(fit('library-component', 'home', 'sections', idOf('gone'))).toEqual([])
  })

  it('document-D13 a slot takes as many as it may', () => {
    const room = (parent: string, slot: string, count: number) =>
      codes(checkRoom(view.get, fieldsOf, idOf(parent), slot, count, 'node/a/place'))
    expect([room('button', 'icon', 1), room('button', 'icon', 2)]).toEqual([[], ['slot-full place']])
    expect([room('card', 'root', 1), room('card', 'root', 2)]).toEqual([[], ['slot-full place']])
    for (const [parent, slot] of [
      ['box', 'children'],
      ['home', 'sections'],
      ['globe', 'any'],
      ['button', 'toString'],
      ['gone', 'x'],
    ] as const) {
      expect(room(parent, slot, 1000)).toEqual([])
    }
  })

  it('document-D4 a node hangs on a page or a component, within 100 levels', () => {
    const chain = (length: number, top: string): ReadonlyMap<string, NodeRecord> =>
      new Map(
        Array.from({ length }, (_, at) => {
          const parentId = at === 0 ? idOf(top) : `n${at - 1}`
          return [`n${at}`, blankNode(`n${at}`, 'box', { parentId, slot: 'children', index: 'a0' })]
        }),
      )
    const climb = (length: number, top = 'home') => {
      const nodes = chain(length, top)
      const last = nodes.get(`n${length - 1}`)
      return last ? codes(checkClimb((id) => nodes.get(id) ?? view.get(id), last, 'node/a/place')) : []
    }
    expect([climb(1), climb(100), climb(101), climb(3, 'card')]).toEqual([[], [], ['too-deep place'], []])
    expect([climb(3, 'gone'), climb(3, 'token')]).toEqual([['unknown-parent place'], ['unknown-parent place']])
    const round = blankNode('n0', 'box', { parentId: 'n0', slot: 'children', index: 'a0' })
    expect(codes(checkClimb((id) => (id === 'n0' ? round : undefined), round, 'node/a/place'))).toEqual(['cycle place'])
  })
})

describe('addresses and attributes', () => {
  it('document-D23 an address has a scheme that runs no code, or none', () => {
    for (const address of [
      'https://a.b',
      'HTTP://a.b',
      'mailto:a@b',
      'tel:1',
      'sms:1',
      '/about',
      'about:blank'.slice(0, 5),
      '?a=1:2',
      '',
      '#x',
      '1:2',
    ]) {
      expect([address, isSafeAddress(address)]).toEqual([address, true])
    }
    for (const address of ['javascript:1', ' JaVaScRiPt:1', 'data:x', 'a\u0000b', 'java\nscript:1', 'blob:x', 'x+y:1']) {
      expect([address, isSafeAddress(address)]).toEqual([address, false])
    }
  })

  it('document-D23 an attribute has a name that sets nothing an element sets itself', () => {
    for (const name of ['data-x', 'aria-label', '_a', 'xml:lang', 'A', `a${'b'.repeat(99)}`])
      expect([name, isAttributeName(name)]).toEqual([name, true])
    for (const name of [
      '',
      'onclick',
      'OnClick',
      'style',
      'SRC',
      'xlink:href',
      '1a',
      'a b',
      'a/b',
      `a${'b'.repeat(100)}`,
      'ref',
      'key',
      'children',
    ]) {
      expect([name, isAttributeName(name)]).toEqual([name, false])
    }
  })
})

describe('order keys', () => {
  it('document-D16 are texts that others can be made around', () => {
    for (const key of ['a0', 'a1', 'Zz', 'b00V']) expect([key, isIndexKey(key)]).toEqual([key, true])
    for (const key of ['', 'a', 'a00', '0', '!', `A${'0'.repeat(26)}`]) expect([key, isIndexKey(key)]).toEqual([key, false])
  })

  const sibling = (id: string, index: string) => ({ id, index })
  it('document-D16 of newcomers lie between their neighbours, wherever that is', () => {
    const siblings = [sibling('x', 'a0'), sibling('y', 'a1')]
    const at = (position: number, count = 1) => planIndexes(siblings, position, count)
    for (const [position, before, after] of [
      [-5, '', 'a0'],
      [0, '', 'a0'],
      [1, 'a0', 'a1'],
      [2, 'a1', 'b'],
      [99, 'a1', 'b'],
    ] as const) {
      const { keys, rekeyed } = at(position, 2)
      const [first = '', second = ''] = keys
      expect([before < first, first < second, second < after, keys.length, rekeyed.size]).toEqual([true, true, true, 2, 0])
    }
    expect(planIndexes([], 0, 0)).toEqual({ keys: [], rekeyed: new Map() })
  })

  it('document-D16 where there is no room, only those that follow get others', () => {
    const siblings = ['w', 'x', 'y', 'z'].map((id, at) => sibling(id, at === 3 ? 'a5' : 'a0'))
    const { keys, rekeyed } = planIndexes(siblings, 1, 1)
    expect([...rekeyed.keys()]).toEqual(['x', 'y'])
    const all = ['a0', keys[0] ?? '', rekeyed.get('x') ?? '', rekeyed.get('y') ?? '', 'a5']
    expect(all.toSorted()).toEqual(all)
    expect(new Set(all).size).toBe(5)
  })

  it('document-D16 where the one before is broken, everybody gets another', () => {
    const { keys, rekeyed } = planIndexes([sibling('x', 'a00'), sibling('y', 'a1')], 1, 1)
    const all = [rekeyed.get('x') ?? '', keys[0] ?? '', rekeyed.get('y') ?? '']
    expect(all.every(isIndexKey)).toBe(true)
    expect(all.toSorted()).toEqual(all)
    expect(new Set(all).size).toBe(3)
  })
})
