import { describe, expect, it } from 'vitest'
import { findMutants, withMutants } from './mutants.mjs'

const SOURCE = `
import { helper } from './helper.ts'
export type Side = 'left' | 'right'
export const LIMIT: number = 10
export function pick(values: readonly number[], min = 0): number[] {
  const found: number[] = []
  for (const value of values) if (value >= min && value < LIMIT) found.push(value)
  return found
}
export const nameOf = (side?: Side): string => side ?? 'none'
`
const kinds = (source, path = 'file.ts') => findMutants(path, source).mutants.map(({ kind }) => kind)

/** The function the module exports, with one of its mutants active. */
async function run(source, id) {
  process.env.HEDDLE_MUTANT = id === undefined ? '' : `file.ts#${id}`
  const code = encodeURIComponent(`${withMutants('file.ts', source)} // ${id}`)
  return (await import(/* @vite-ignore */ `data:text/javascript,${code}`)).isShort
}

describe('mutants of a source file', () => {
  it('are its operators, conditions, numbers, statements and returns; never types or module names', () => {
    const found = kinds(SOURCE)
    expect(found).toEqual(
      expect.arrayContaining(['>= to >', '< to <=', '&& to ||', 'condition to true', 'statement gone', 'return nothing']),
    )
    expect(found).toContain('?? to its left side')
    expect(found).not.toContain('text to another')
    expect(findMutants('file.ts', SOURCE).mutants.every(({ line }) => line > 3)).toBe(true)
  })

  it('of limits and messages are their texts too', () => {
    expect(kinds("export const messages = { gone: 'It is gone' }", 'packages/x/src/messages.ts')).toEqual(['text to another'])
    expect(kinds('export const gone = (name) => `${name} is gone`', 'packages/x/src/messages.ts')).toEqual(['text to another'])
  })

  it('are none where the code would do the same', () => {
    expect(kinds('function find() { return undefined }')).toEqual([])
  })

  it('stand in one file together: none is active unless it is named, and one changes what the code does', async () => {
    const source = 'export const isShort = (text) => text.length < 3'
    const { mutants } = findMutants('file.ts', source)
    const less = mutants.find(({ kind }) => kind === '< to <=')
    const plusOne = mutants.find(({ kind }) => kind === 'number plus 1')
    expect((await run(source))('abc')).toBe(false)
    expect((await run(source, less.id))('abc')).toBe(true)
    expect((await run(source, plusOne.id))('abc')).toBe(true)
    expect((await run(source, plusOne.id))('abcd')).toBe(false)
  })

  it('that never end throw', async () => {
    const source = 'export const isShort = (n) => { let at = 0; while (at < n) { at++ } return at }'
    const gone = findMutants('file.ts', source).mutants.find(({ kind }) => kind === 'statement gone')
    expect((await run(source))(5)).toBe(5)
    const endless = await run(source, gone.id)
    expect(() => endless(5)).toThrow('This never ends')
  })

  it('that call themselves without an end throw', async () => {
    const source =
      'export const isShort = (n) => { let left = 9; const go = (at) => ((left -= 1) < 0 || at < 1 ? 1 : go(at - 1) + go(at - 1)); return go(n) }'
    const both = findMutants('file.ts', source).mutants.find(({ kind }) => kind === '|| to &&')
    expect((await run(source))(60)).toBe(10)
    const endless = await run(source, both.id)
    expect(() => endless(60)).toThrow('This never ends')
  })
})
