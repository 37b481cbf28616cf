import { describe, expect, it } from 'vitest'
import { checkPattern, compilePattern, parsePattern, PatternError } from './index.ts'

const problem = (source: string, flags?: string) => checkPattern(source, flags)?.message

describe('what a pattern finds', () => {
  it.each<[string, string, string, string | undefined]>([
    ['\\s+', '', 'a\u00a0\u2003b', '\u00a0\u2003'],
    ['\\S+', '', '\u3000ab\ufeff', 'ab'],
    ['[\\s-]+', '', 'a-\u00a0-b', '-\u00a0-'],
    ['[^\\S]', '', 'a b', ' '],
    ['.', '', '\u2028a', 'a'],
    ['.', 's', '\u2028a', '\u2028'],
    ['^.$', '', '😀', '😀'],
    ['[[a]+', '', 'x[a[', '[a['],
    ['[^]', '', '\n', '\n'],
    ['[\\b]', '', 'a\bc', '\b'],
    ['\\u{1F600}|\\x41\\u0042', '', 'xAB', 'AB'],
    ['\\p{Letter}+', '', '1Ключ2', 'Ключ'],
    ['\\p{Script=Greek}+', '', 'aλόγος', 'λόγος'],
    ['(?<=#)\\w+', '', 'a #tag', 'tag'],
    ['(?<!#)\\btag', '', '#tag', undefined],
    ['ПРИВЕТ', 'i', 'привет', 'привет'],
    ['^b$', 'm', 'a\nb\nc', 'b'],
    ['a{2,3}?', '', 'aaaa', 'aa'],
    ['a/b', '', 'a/b', 'a/b'],
    ['', '', 'abc', ''],
  ])('document-D70 /%s/%s in %j', (source, flags, text, found) => {
    const pattern = compilePattern(source, flags)
    expect(pattern.match(text)?.[0]).toBe(found)
    expect(pattern.test(text)).toBe(found !== undefined)
  })

  it('document-D70 groups are given by number and by name, and a call leaves nothing behind', () => {
    const pattern = compilePattern('(?<key>\\w)=(\\d)?', 'g')
    expect(pattern.match('a=1')).toEqual(['a=1', 'a', '1'])
    expect(pattern.match('a=')).toEqual(['a=', 'a', undefined])
    const all = [...pattern.matchAll('a=1 b=2')]
    expect(all.map(({ index, groups }) => [index, ...groups])).toEqual([
      [0, 'a=1', 'a', '1'],
      [4, 'b=2', 'b', '2'],
    ])
    expect(all[1]?.names?.get('key')).toBe('b')
    expect([pattern.test('a=1'), pattern.test('a=1'), pattern.test('a=1')]).toEqual([true, true, true])
  })

  it('document-D70 an unknown flag, or one twice, is refused', () => {
    for (const flags of ['y', 'x', 'ii', 'I']) expect(problem('a', flags)).toContain(`"${flags}" are no flags`)
    expect(problem('a', 'imsgu')).toBeUndefined()
  })

  it('document-D70 /pattern/flags is read, and nothing else', () => {
    expect(parsePattern('/a/b/gi')).toEqual({ source: 'a/b', flags: 'gi' })
    expect(parsePattern('//')).toEqual({ source: '', flags: '' })
    for (const text of ['/a', 'a', '', '/', '/a/I', '/a/i ', 5, null, undefined, ['/a/']])
      expect(parsePattern(text)).toBeUndefined()
  })
})

describe('what is refused', () => {
  it.each([
    ['a(?=b)', '(?=…) looks ahead'],
    ['a(?!b)', '(?!…) looks ahead'],
    ['(a)\\1', '\\1 refers back'],
    ['(?<n>a)\\k<n>', '\\k refers back'],
    ['(?i)a', '(?i is not known'],
    ['(?>a)', '(?> is not known'],
    ['\\Qa', '\\Q means nothing'],
    ['\\pL', '\\p means nothing'],
    ['(a', 'A bracket ( is not closed'],
    ['a)', 'A bracket ) closes nothing'],
    ['[a', 'A bracket [ is not closed'],
    ['[z-a]', 'z-a is no range'],
    ['*a', 'There is nothing that * could repeat'],
    ['a**', '** repeats a repeat'],
    ['a{2,1}', '{2,1} is no repeat'],
    ['a{1001}', '{1001} is no repeat'],
    ['(?:a{500}){500}', 'is no repeat'],
    ['a\\', 'A \\ ends the pattern'],
    ['\\p{Nonsense}', 'no range or class'],
    ['a'.repeat(1001), 'at most'],
    ['[^x]{900}[^y]{900}[^z]{900}', 'too large'],
    ['('.repeat(500) + ')'.repeat(500), undefined],
  ])('document-D71 %s', (source, message) => {
    if (message === undefined) expect(() => compilePattern(source)).not.toThrow()
    else expect(problem(source)).toContain(message)
  })

  it('document-D71 the issue names the place', () => {
    expect(checkPattern('(', '', 'workflow/w/actions/a')).toEqual({
      code: 'bad-pattern',
      path: 'workflow/w/actions/a',
      message: 'A bracket ( is not closed',
      severity: 'error',
    })
    expect(() => compilePattern('(')).toThrow(PatternError)
  })
})

describe('replacing', () => {
  it.each([
    ['(\\w)(\\w)', '$2$1', 'abcd'],
    ['b', "[$`|$&|$']", 'abc'],
    ['(b)|(z)', '<$1$2$3$0$10$$>', 'abc'],
    ['(?<n>b)', '$<n>$<x>$<', 'abc'],
    ['b', '$<n>', 'abc'],
    ['', '-', 'a😀'],
    ['x*', '_', 'axb'],
  ])('document-D73 /%s/ by %s', (source, replacement, text) => {
    const native = new RegExp(source, 'gu')
    expect(compilePattern(source).replace(text, replacement, true)).toBe(text.replaceAll(native, replacement))
    expect(compilePattern(source).replace(text, replacement, false)).toBe(text.replace(new RegExp(source, 'u'), replacement))
  })

  it('document-D73 a text that grows without end is refused', () => {
    const text = 'a'.repeat(10_000)
    expect(() => compilePattern('a').replace(text, '$&'.repeat(1000), true)).toThrow('The text became too long')
    expect(() => compilePattern('$').replace(text, '$`'.repeat(1000), true)).toThrow('The text became too long')
  })
})
