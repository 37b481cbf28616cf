import { changeOf } from '@heddle/store'
import { expect, test } from 'vitest'
import { idOf } from '../../testing/guest.ts'
import { text } from '../../testing/pair.ts'
import { SECTION } from '../../testing/workplace.ts'
import { dependentsOf } from './dependents.ts'
import type { LocalChange } from './replica.ts'

const change = (label: string, diff: LocalChange['diff']) => ({ localId: idOf(label), label, diff, time: 1 })
const insert = (name: string, parent?: string) =>
  change(`insert ${name}`, { put: { [idOf(name)]: text(name, parent === undefined ? undefined : idOf(parent)) } })
const rename = (name: string) => change(`rename ${name}`, changeOf(idOf(name), 'name', '', 'New'))

const labelsOf = (first: LocalChange, ...later: readonly LocalChange[]) => dependentsOf(first, later).map(({ label }) => label)

test('sync-Y34 on what was made builds what changes it, what stands in it, and what builds on that', () => {
  expect(labelsOf(insert('box'), rename('box'), insert('t', 'box'), rename('t'))).toEqual(['rename box', 'insert t', 'rename t'])
  const link = change('link', changeOf(SECTION, 'link', null, { type: 'internal', sectionId: idOf('box') }))
  expect(labelsOf(insert('box'), link)).toEqual(['link'])
})

test('sync-Y34 nothing builds on a change of what was there before, and what was made beside a change stays', () => {
  const style = change('style', changeOf(SECTION, 'styles/default/color', null, 'red'))
  expect(labelsOf(style, change('name', changeOf(SECTION, 'name', '', 'Hero')))).toEqual([])
  expect(labelsOf(insert('box'), insert('other'), rename('other'), style)).toEqual([])
})
