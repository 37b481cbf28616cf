import { describe, expect, it } from 'vitest'
import type { CollectionRecord, FormulaRecord, VariableRecord, VariableType } from '@heddle/document'
import { matches, readQuery } from './find-data.ts'

const structure = { folder: '', index: 'a0' } as const
const variable = (name: string, type: VariableType, folder = ''): VariableRecord => ({
  ...structure,
  id: name,
  kind: 'variable',
  name,
  type,
  folder,
})
const records = [
  variable('search', 'query', 'Filters'),
  variable('lateOnly', 'boolean', 'Filters'),
  variable('offset', 'number'),
  variable('log', 'array'),
  {
    ...structure,
    id: 'o',
    kind: 'collection',
    name: 'orders',
    mode: 'static',
    type: 'collection',
    config: {},
  } satisfies CollectionRecord,
  { ...structure, id: 'f', kind: 'formula', name: 'isLate', parameters: [], code: '1' } satisfies FormulaRecord,
]
const used = new Set(['offset', 'orders'])
const found = (query: string) =>
  records.filter((record) => matches(record, readQuery(query), () => used.has(record.name))).map(({ name }) => name)

describe('looking for data', () => {
  it('finds every word in the name or the folder, whatever the case', () => {
    expect(found('LATE')).toEqual(['lateOnly', 'isLate'])
    expect(found('filters on')).toEqual(['lateOnly'])
    expect(found('nobody')).toEqual([])
  })

  it('finds by type as people and as the format call it, also while it is typed', () => {
    expect(found('type:number')).toEqual(['offset'])
    expect(found('type:list')).toEqual(['log'])
    expect(found('type:array')).toEqual(['log'])
    expect(found('type:switch')).toEqual(['lateOnly'])
    expect(found('type:col')).toEqual(['orders'])
    expect(found('type:formula')).toEqual(['isLate'])
    expect(found('type:')).toHaveLength(records.length)
    expect(found('type:variable s')).toEqual(['search', 'lateOnly', 'offset'])
  })

  it('finds what is used nowhere, and what is used', () => {
    expect(found('used:some')).toEqual(['offset', 'orders'])
    expect(found('used:none type:formula')).toEqual(['isLate'])
    expect(found('used:0 log')).toEqual(['log'])
    expect(found('used:')).toHaveLength(records.length)
  })

  it('asks who uses a record only where the query wants to know', () => {
    const asks: string[] = []
    const ask = (query: string) =>
      records.filter((record) => matches(record, readQuery(query), () => asks.push(record.name) > 0)).length
    ask('late type:boolean')
    expect(asks).toEqual([])
    ask('late used:some')
    expect(asks).toEqual(['lateOnly', 'isLate'])
  })
})
