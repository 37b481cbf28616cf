import { describe, expect, it } from 'vitest'
import type { PeekedValue } from '@heddle/canvas/protocol'
import type { FunctionDefinition } from '@heddle/kit'
import type { DataEntry } from '../data-entries.ts'
import { treeRows } from './tree-rows.ts'

const entries: readonly DataEntry[] = [
  { group: 'Variables', name: 'orders', code: "variables['o']", kind: 'array' },
  { group: 'Variables', name: 'chosen', code: "variables['c']", kind: 'object' },
  { group: 'Page', name: 'name', code: 'page.name', kind: 'string' },
]
const definition = (name: string, group: FunctionDefinition['group'], more: Partial<FunctionDefinition> = {}) =>
  ({
    name,
    group,
    description: { en: `Does ${name}` },
    parameters: [{ name: 'list', type: 'list' }],
    result: 'any',
    examples: [],
    lazy: false,
    volatile: false,
    ...more,
  }) as FunctionDefinition
const functions = [definition('first', 'array'), definition('old', 'array', { replacedBy: 'first' }), definition('trim', 'text')]
const field = (key: string, kind: string, text: string) => ({ key, kind, text })
const values: Readonly<Record<string, PeekedValue>> = {
  "variables['o']": { kind: 'array', text: '', count: 2, fields: [field('n', 'number', '1'), field("it's", 'string', '"x"')] },
  "variables['c']": {
    kind: 'object',
    text: '',
    count: 2,
    fields: [field('address', 'object', '{}'), field('a b', 'number', '1')],
  },
  "variables['c'].address": { kind: 'object', text: '', count: 1, fields: [field('town', 'string', '"Oslo"')] },
}
const rows = (open: readonly string[], query = '') =>
  treeRows({ entries, functions, open: new Set(open), valueOf: (code) => values[code], query })
const names = (open: readonly string[], query = '') => rows(open, query).map(({ depth, name }) => `${' '.repeat(depth)}${name}`)

describe('the tree of data', () => {
  it('has a line for each group, and what is in those that are open', () => {
    expect(names([])).toEqual(['Variables', 'Page', 'Functions'])
    expect(names(['group:Variables', 'functions', 'functions:text'])).toEqual([
      'Variables',
      ' orders',
      ' chosen',
      'Page',
      'Functions',
      ' Lists',
      ' Text',
      '  trim',
    ])
    expect(rows([]).map(({ detail }) => detail)).toEqual(['2', '1', '2'])
  })

  it('opens objects to their fields, as deep as they go, and writes what reads each', () => {
    const open = ['group:Variables', "variables['c']", "variables['c']/address"]
    const found = rows(open).filter(({ code }) => code?.startsWith("variables['c']"))
    expect(found.map(({ depth, code }) => [depth, code])).toEqual([
      [1, "variables['c']"],
      [2, "variables['c'].address"],
      [3, "variables['c'].address.town"],
      [2, "variables['c']['a b']"],
    ])
  })

  it('opens lists to the fields of their rows, which are read of all rows', () => {
    const open = ['group:Variables', "variables['o']"]
    expect(rows(open).flatMap(({ code, depth }) => (depth === 2 ? [code] : []))).toEqual([
      "map(variables['o'], 'n')",
      "map(variables['o'], 'it\\'s')",
    ])
  })

  it('is open where a search finds something, by name, group or what a function does', () => {
    expect(names([], 'cho')).toEqual(['Variables', ' chosen'])
    expect(names([], 'page')).toEqual(['Page', ' name'])
    expect(names([], 'does first')).toEqual(['Functions', ' Lists', '  first'])
    expect(names([], 'nowhere')).toEqual([])
  })
})
