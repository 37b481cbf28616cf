import type { Diff } from '@heddle/store'
import { describe, expect, it } from 'vitest'
import { blankNode } from '../records/blank.ts'
import type { DocumentRecord, NodeRecord } from '../records/types.ts'
import { fieldsOf, idOf, smallSite } from '../testing/small-site.ts'
import { checkDiff } from './check-diff.ts'

const binding = (code: string) => ({ type: 'f', code })
const long = 'x'.repeat(200)
const newNode = (element: string, change: object, name = 'new'): NodeRecord => ({
  ...blankNode(idOf(name), element, { parentId: idOf('box'), slot: 'children', index: 'a7' }),
  ...change,
})
const codesOf = (view: Parameters<typeof checkDiff>[0], ...records: readonly DocumentRecord[]) =>
  checkDiff(view, { put: Object.fromEntries(records.map((record) => [record.id, record])) } as Diff<DocumentRecord>, { fieldsOf })
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code)

describe('document-D86 a record that is put', () => {
  it.each([
    ['a text that is too long', newNode('text', { props: { text: { ru: long } } }), 'wrong-value'],
    ['a number for a text', newNode('text', { props: { text: { ru: 5 } } }), 'wrong-type'],
    ['the same in a language that is not there (yet)', newNode('text', { props: { text: { fi: long } } }), 'wrong-value'],
    ['the same on a screen that is not there', newNode('text', { props: { size: { watch: long } } }), 'wrong-value'],
    ['a formula where none may stand', newNode('box', { props: { tag: { default: binding('1') } } }), 'not-bindable'],
    ['an empty formula', newNode('text', { props: { text: { ru: binding('  ') } } }), 'empty-formula'],
    ['a style that ends its rule', newNode('box', { styles: { default: { color: 'red}' } } }), 'wrong-value'],
    ['the same for a screen that is not there', newNode('box', { styles: { watch: { color: 'red}' } } }), 'wrong-value'],
    ['a formula for no property', newNode('box', { styles: { default: { 'co}lor': binding('1') } } }), 'unknown-property'],
    ['an empty formula in a style', newNode('box', { styles: { default: { color: binding('') } } }), 'empty-formula'],
    [
      'a colour for a typeface',
      newNode('box', { styles: { default: { font: { type: 'token', id: idOf('token') } } } }),
      'wrong-token-type',
    ],
    [
      'an unsafe style of a class',
      {
        id: idOf('new'),
        kind: 'style-class',
        name: 'New',
        folder: '',
        index: 'a7',
        styles: { default: { color: 'red}' } },
      } as const,
      'wrong-value',
    ],
  ])('is refused with %s, as a change would be', (_, record, code) => {
    const { view } = smallSite()
    expect(codesOf(view, record)).toEqual([code])
  })

  it('is refused in the place of one that stands already', () => {
    const { view } = smallSite()
    const box = view.find('node', idOf('box'))
    expect(box && codesOf(view, { ...box, styles: { default: { color: 'red}' } } })).toEqual(['wrong-value'])
  })

  it('may bring what only its surroundings make wrong: it was copied elsewhere, or they are gone', () => {
    const { view } = smallSite()
    const styles = { watch: { color: 'red' }, default: { color: { type: 'token', id: idOf('gone') } } }
    const restored = newNode('text', { props: { text: { fi: 'Hei' }, gone: { default: 'x' } }, styles })
    expect(codesOf(view, restored)).toEqual([])
  })

  it('may repeat an old value that the document holds at the same place of the same element', () => {
    const { view, store } = smallSite()
    const old = newNode('text', { props: { text: { ru: long } } }, 'old')
    // A Heddle that allowed longer texts wrote it.
    store.apply({ put: { [old.id]: old } })
    expect(codesOf(view, { ...old, id: idOf('new') }, { ...old, id: idOf('newer') })).toEqual([])
    expect(codesOf(view, newNode('text', { props: { text: { ru: `${long}x` } } }))).toEqual(['wrong-value'])
    expect(codesOf(view, newNode('button', { props: { text: { ru: long } } }))).toEqual(['wrong-value'])
  })
})
