import { expect, test } from 'vitest'
import { createStore } from '@heddle/store'
import { blankNode, blankPage, blankSite } from '../../records/blank.ts'
import type { DocumentRecord } from '../../records/types.ts'
import { createDocumentView } from '../../view/view.ts'
import { setCode } from './set-code.ts'

const id = (name: string) => name.padEnd(16, '0')
const f = (code: string, more: object = {}) => ({ type: 'f' as const, code, ...more })
const records: readonly DocumentRecord[] = [
  blankSite(id('site'), 'Shop', id('home'), 'en'),
  { ...blankPage(id('home'), 'Home', 'home', 'a0', ['en']), meta: { desc: { en: f('a') } } },
  {
    ...blankNode(id('text'), 'text', { parentId: id('home'), slot: 'sections', index: 'a0' }),
    props: { text: { default: f('a', { filter: { conditions: [{ field: 'x', operator: '$eq', value: f('b') }] } }) } },
    link: {
      type: 'internal',
      query: [
        { name: 'q', value: 'x' },
        { name: 'r', value: f('c') },
      ],
    },
  },
  {
    id: id('sum'),
    kind: 'formula',
    name: 'sum',
    folder: '',
    index: 'a0',
    parameters: [],
    code: 'a',
    examples: [{ given: {}, expected: 1 }],
  },
] as readonly DocumentRecord[]

/** The record after a formula in it got the text `next`; or the code of what was refused. */
function changed(name: string, ...path: readonly string[]): unknown {
  const store = createStore<DocumentRecord>(records)
  const result = setCode(createDocumentView(store), { id: id(name), path, code: 'next' })
  if (!result.ok) return result.issues[0]?.code
  store.apply(result.diff)
  return store.get(id(name))
}

test('a formula gets another text where it stands, and what is attached to it stays', () => {
  expect(changed('text', 'props', 'text', 'default')).toMatchObject({
    props: { text: { default: { code: 'next', filter: { conditions: [{ value: { code: 'b' } }] } } } },
  })
  expect(changed('text', 'props', 'text', 'default', 'filter', 'conditions', '0', 'value')).toMatchObject({
    props: { text: { default: { code: 'a', filter: { conditions: [{ field: 'x', value: { code: 'next' } }] } } } },
  })
  expect(changed('text', 'link', 'query', '1', 'value')).toMatchObject({
    link: {
      query: [
        { name: 'q', value: 'x' },
        { name: 'r', value: { type: 'f', code: 'next' } },
      ],
    },
  })
  expect(changed('home', 'meta', 'desc', 'en')).toMatchObject({ meta: { desc: { en: { type: 'f', code: 'next' } } } })
  expect(changed('sum')).toMatchObject({ code: 'next', examples: [{ expected: 1 }] })
})

test('where no formula stands nothing is changed', () => {
  expect(changed('gone')).toBe('unknown-record')
  for (const path of [
    [],
    ['name'],
    ['nowhere'],
    ['link', 'query', '0', 'value'],
    ['link', 'query', '9'],
    ['props', 'text'],
    ['props', 'constructor', 'default'],
  ])
    expect(changed('text', ...path)).toBe('unknown-formula')
})
