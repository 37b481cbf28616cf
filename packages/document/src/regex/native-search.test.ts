import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { FUZZ, FUZZ_TIMEOUT, fuzzTitle } from '../testing/fuzz.ts'
import { compilePattern } from './index.ts'
import { nativeSearch } from './native-search.ts'

it.each(['', 'abc', '^Item \\d+7$', '^https?:', '\\.pdf$', 'a[b-d]{3}', 'x\\d+', '^[\\w.-]*@example\\.com$', '^.*?;$'])(
  'document-D72 /%s/ has one place at most to track back to: the browser searches for it',
  (source) => {
    expect(nativeSearch(source, '')).toBeDefined()
  },
)

it.each([
  ['(a+)+$', ''],
  ['\\s+$', ''],
  ['a*b', ''],
  ['a?a?aa', ''],
  ['^a*a*$', ''],
  ['^a+b?c', ''],
  ['^(?:a|aa){9}$', ''],
  ['a|b', ''],
  ['^a*b', 'm'],
])('document-D72 /%s/%s could be tried in many ways: the browser never sees it', (source, flags) => {
  expect(nativeSearch(source, flags)).toBeUndefined()
})

const ESCAPES = String.raw`\d \D \w \W \s \S \. \n \$`
const CLASSES = String.raw`[ab] [^a] [a-z] [\w.-] [^\s] [\]x] [^k] [^\d-] [.$] [\-a] [!-~] [😀a]`
const part = fc.constantFrom(...'aKséß😀 1-/.', ...ESCAPES.split(' '), ...CLASSES.split(' '))
const times = fc.constantFrom('', '', '', '{2}', '{0}', '*', '+', '?', '{1,2}', '{2,}', '+?', '??', '{2}?')
const simplePattern = fc
  .tuple(fc.constantFrom('^', ''), fc.array(fc.tuple(part, times), { maxLength: 4 }), fc.constantFrom('$', ''))
  .map(([start, parts, end]) => start + parts.flat().join('') + end)
const texts = fc.array(
  fc.string({
    unit: fc.constantFrom(
      ...'aAbkKsSéÉßẞ😀 1_-./:$]x\n\r\0',
      '\u212a',
      '\u017f',
      '\u2028',
      '\u00a0',
      '\ufeff',
      '\ud83d',
      '\ude00',
    ),
    maxLength: 8,
  }),
  { minLength: 5, maxLength: 5 },
)

it(`document-D70 a test says what a search finds: ${fuzzTitle('simple patterns')}`, { timeout: FUZZ_TIMEOUT }, () => {
  fc.assert(
    fc.property(simplePattern, texts, fc.constantFrom('', 'i', 's', 'gu', 'm', 'is'), (source, examples, flags) => {
      const pattern = compilePattern(source, flags)
      for (const text of examples) expect([text, pattern.test(text)]).toEqual([text, pattern.match(text) !== undefined])
    }),
    FUZZ,
  )
})

it('document-D72 a long text is left to the matcher that counts its work', () => {
  const pattern = compilePattern('^[ab]*[ab]{900}[cd]$')
  expect(pattern.test('ab'.repeat(500))).toBe(false)
  expect(() => pattern.test('ab'.repeat(50_000))).toThrow('The pattern takes too long on this text')
})
