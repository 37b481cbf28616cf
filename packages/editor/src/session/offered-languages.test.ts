import { expect, it } from 'vitest'
import { findLanguages } from './offered-languages.ts'

const codes = (typed: string, taken: readonly string[] = []) => findLanguages(typed, taken).map(({ code }) => code)

it('a language is found by its name, by the name that it has itself, with and without accents, and by its code', () => {
  expect(codes('german')[0]).toBe('de')
  expect(codes('Deutsch')).toContain('de')
  expect(codes('espanol')).toContain('es')
  expect(codes('ESPAÑOL')).toContain('es')
  expect(codes('pt-br')).toEqual(['pt-BR'])
  expect(codes('klingon')).toEqual([])
})

it('what begins with the typed text stands before what only holds it', () => {
  const found = codes('ma')
  expect(found.indexOf('mk')).toBeLessThan(found.indexOf('de'))
})

it('what the project has already is not offered, whatever its case', () => {
  expect(codes('')).toContain('de')
  expect(codes('', ['DE', 'en'])).not.toContain('de')
  expect(codes('english', ['en'])).not.toContain('en')
})
