import { describe, expect, it } from 'vitest'
import { signatureOf } from './complete.ts'
import { checkFormula } from './check-formula.ts'

const functions = [
  {
    name: 'concatenate',
    parameters: [{ name: 'text', type: 'any', rest: 1 }],
    result: 'text',
  },
  {
    name: 'round',
    parameters: [
      { name: 'number', type: 'number' },
      { name: 'precision', type: 'number', optional: true },
    ],
    result: 'number',
  },
] as const

const found = (text: string) => checkFormula(text, functions).map(({ from, to, message }) => [text.slice(from, to), message])

describe('what is wrong with a formula while it is typed', () => {
  it('finds nothing in one that will run', () => {
    expect(found("concatenate(round(variables['a'], 2), ' pieces')")).toEqual([])
    expect(found('')).toEqual([])
  })

  it('marks a function that does not exist and says which may be meant', () => {
    expect(found("1 + concatenat('a')")).toEqual([['concatenat', expect.stringContaining('concatenate')]])
  })

  it('marks an unknown name, and an argument of the wrong kind', () => {
    expect(found('variabels.a')[0]?.[1]).toContain('variables')
    expect(found("round('a')")).toEqual([["'a'", 'First parameter must be a number']])
  })
})

describe('the signature of a function', () => {
  it('shows what may be left out and what repeats', () => {
    expect(functions.map((each) => signatureOf({ parameters: [...each.parameters] }))).toEqual([
      '(text, …)',
      '(number, [precision])',
    ])
  })
})
