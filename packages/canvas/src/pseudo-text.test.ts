import { describe, expect, it } from 'vitest'
import { pseudoText } from './pseudo-text.ts'

describe('a text in the pseudo-language', () => {
  it('is read as itself, and longer: short texts most', () => {
    expect(pseudoText('Save')).toBe('[Šåṽé ëöü]')
    const growth = (text: string): number => pseudoText(text).length / text.length
    const [word, line, page] = ['Save', 'Save what you wrote', 'Save what you wrote. '.repeat(10)].map(growth)
    expect([word, line, page].map((times) => Math.round((times ?? 0) * 10) / 10)).toEqual([2.5, 1.9, 1.3])
  })

  it('marks every letter, each with one of its own', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
    const marked = pseudoText(letters).slice(1, 1 + letters.length)
    expect(new Set(marked).size).toBe(letters.length)
    expect([...marked].filter((letter) => letters.includes(letter))).toEqual([])
    expect(marked.normalize('NFD').replaceAll(/\p{M}/gu, '')).toHaveLength(letters.length)
  })

  it('grows by words, so that it breaks where texts break', () => {
    const longest = Math.max(
      ...pseudoText('Donaudampfschiff')
        .split(' ')
        .slice(1)
        .map((word) => word.length),
    )
    expect(longest).toBeLessThan(9)
  })

  it('leaves alone what is no word: tags, entities, open places, addresses', () => {
    const text = '<b class="x">Hi</b> &amp; {count} https://heddle.example/a'
    expect(pseudoText(text)).toMatch(/^\[<b class="x">Ĥî<\/b> &amp; \{count\} https:\/\/heddle\.example\/a /)
  })

  it('leaves alone what has no letters, and marks letters of every alphabet by what is around them', () => {
    expect(['', '12 €', '<br>', '{count}'].map(pseudoText)).toEqual(['', '12 €', '<br>', '{count}'])
    expect(pseudoText('Да')).toBe('[Да ëöü]')
  })

  it('takes linear time of what looks like tags and places without an end', () => {
    for (const hostile of [
      '<'.repeat(50_000),
      '{'.repeat(50_000),
      '&'.repeat(50_000),
      'a:/'.repeat(20_000),
      'a'.repeat(50_000),
    ]) {
      expect(pseudoText(hostile).length).toBeGreaterThanOrEqual(hostile.length)
    }
  })
})
