import { describe, expect, it } from 'vitest'
import { parseFormula } from './parse.ts'
import { compileFormula, knownScopeOf, setKnownScope, type Cell, type FormulaTree } from './run.ts'

const counted = (value: unknown): Cell & { reads: number } => ({
  reads: 0,
  get value() {
    this.reads += 1
    return value
  },
})

function tree(text: string): FormulaTree {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message}`)
  return parsed.tree
}

function prepare(text: string, cells: Readonly<Record<string, Cell>>): (scope: object) => unknown {
  const known = { names: new Set(['variables', 'rows']), cell: (path: readonly string[]) => cells[path.join('.')] }
  const environment = { functions: { each: { call: each }, total: { call: total } }, surroundings: {} as never }
  return compileFormula(tree(text), environment, { known })
}
const each = (_: unknown, rows: unknown, map: unknown) => (rows as unknown[]).map(map as (row: unknown) => unknown)
const total = (_: unknown, ...numbers: unknown[]) => numbers.reduce<number>((sum, one) => sum + Number(one), 0)

describe('formulas that run in a scope of a known kind', () => {
  const scope = { variables: { x: 1, y: { z: 2 } }, rows: [1, 2, 3] }

  it('formula-E6 a path is read from its cell, not step by step', () => {
    const cells = { 'variables.x': counted(10), 'variables.y': counted({ z: 20 }) }
    expect(prepare('variables.x + variables.y.z + variables.y?.z', cells)(scope)).toBe(50)
    expect(prepare("variables['x']", cells)(scope)).toBe(10)
    expect(cells['variables.x'].reads).toBe(2)
  })

  it('formula-E6 what is in no cell is read from the scope', () => {
    expect(prepare('variables.y.z', { 'variables.x': counted(10) })(scope)).toBe(2)
    expect(prepare('variables', { 'variables.x': counted(10) })(scope)).toBe(scope.variables)
  })

  it('formula-E6 a parameter that is called like a name of the scope is itself', () => {
    expect(prepare('each(rows, variables => variables.x)', { 'variables.x': counted(10) })(scope)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(prepare('(variables => variables.x)({ x: 5 })', { 'variables.x': counted(10) })(scope)).toBe(5)
  })

  it('formula-E6 in a loop it is read once', () => {
    const cells = { 'variables.x': counted(10) }
    expect(prepare('each(rows, row => row + variables.x)', cells)(scope)).toEqual([11, 12, 13])
    expect(cells['variables.x'].reads).toBe(1)
  })

  it('formula-E7 a comparison with a path asks its cell, whichever side it stands on, and reads no value', () => {
    const asked: unknown[] = []
    const cells = { 'variables.x': Object.assign(counted(10), { is: (other: unknown) => (asked.push(other), other === 10) }) }
    const known = {
      names: new Set(['variables', 'rows', 'row']),
      cell: (path: readonly string[]) => Reflect.get(cells, path.join('.')) as Cell | undefined,
    }
    const results = [
      'variables.x === row.id',
      'row.id === variables.x',
      'variables.x !== row.id',
      "variables.x === 'a text that is compared'",
    ].map((text) => compileFormula(tree(text), undefined, { known })({ ...scope, row: { id: 10 } }))
    expect(results).toEqual([true, true, false, false])
    expect([asked, cells['variables.x'].reads]).toEqual([[10, 10, 10, 'a text that is compared'], 0])
    const environment = { functions: { each: { call: each } }, surroundings: {} as never }
    const others = ['variables.x == row.id', 'variables.y === row.id', 'each(rows, row => row === variables.x)'].map((text) =>
      compileFormula(tree(text), environment, { known })({ ...scope, row: { id: 10 }, rows: [1, 10] }),
    )
    expect(others).toEqual([true, false, [false, true]])
    expect([asked.length, cells['variables.x'].reads]).toEqual([4, 2])
  })

  it('formula-E6 a name that scopes of the kind may have goes before a function, another is not looked for', () => {
    expect(prepare('total(1, 2)', {})({ ...scope, total: () => 'own' })).toBe(3)
    expect(prepare('rows()', {})({ ...scope, rows: () => 'own' })).toBe('own')
  })

  it('formula-E6 a scope says its kind, its copies too, until they say another', () => {
    const known = { names: new Set<string>(), cell: () => undefined }
    const one = { variables: {} }
    expect(knownScopeOf(one)).toBeUndefined()
    setKnownScope(one, known)
    const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(one))
    expect(knownScopeOf(copy)).toBe(known)
    setKnownScope(copy, undefined)
    expect([knownScopeOf(copy), knownScopeOf(one), Object.keys(one)]).toEqual([undefined, known, ['variables']])
  })
})
