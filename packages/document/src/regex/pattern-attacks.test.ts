import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { FUZZ, FUZZ_TIMEOUT, fuzzTitle } from '../testing/fuzz.ts'
import { MAX_PATTERN_WORK } from './limits.ts'
import { compilePattern, PatternError, type Pattern } from './index.ts'

/** Patterns that make a matcher which tracks back try 2^n ways, and texts that almost fit. */
const CATASTROPHES = [
  ['(a+)+$', 'a', '!'],
  ['(a*)*b', 'a', ''],
  ['(a|aa)+$', 'a', '!'],
  ['(a|a?)+$', 'a', '!'],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a', ''],
  ['(x+x+)+y', 'x', ''],
  ['(.*a){12}$', 'a', '!'],
  ['\\s+$', ' ', 'x'],
  ['^(\\d+)*[^\\d]$', '1', ''],
  ['(?:a?){50}a{50}$', 'a', '!'],
  ['(a?){90}$', 'a', '!'],
  ['.{0,400}\\d$', 'ab', '!'],
  ['(?:.?){300}$', 'ab', '!'],
  ['(?:(a)|(b)|(.)){1,40}$', 'ab', '!'],
  ['(?:[ab]?c?){200}$', 'abc', '!'],
  ['([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+', 'a', ''],
] as const

const TOO_LONG = 'The pattern takes too long on this text'

/** What a call gives, or says. */
function answerOf(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    if (error instanceof PatternError) return error.message
    throw error
  }
}

it.each(CATASTROPHES)('document-D72 /%s/ on 100,000 characters ends, or says that it takes too long', (source, part, end) => {
  const pattern = compilePattern(source)
  const isFound = pattern.test(part.repeat(100) + end)
  const text = part.repeat(100_000 / part.length) + end
  const calls = [() => pattern.test(text), () => pattern.match(text) !== undefined, () => [...pattern.matchAll(text)].length > 0]
  for (const call of calls) expect(answerOf(call)).toSatisfy((answer) => answer === isFound || answer === TOO_LONG)
  for (const call of [(p: Pattern) => p.test(text), (p: Pattern) => p.match(text), (p: Pattern) => [...p.matchAll(text)]]) {
    let work = 0
    answerOf(() => call(pattern.counted((part) => (work += part))))
    expect(work).toBeLessThan(2 * MAX_PATTERN_WORK)
  }
})

it('document-D72 what a group held is as dear to find in a long text as it is, and whether it is there is cheap', () => {
  const text = 'a'.repeat(100_000)
  const pattern = compilePattern('(?:a?){50}a{50}$')
  expect(pattern.test(text)).toBe(true)
  expect(() => pattern.match(text)).toThrow(TOO_LONG)
  expect(compilePattern('(a+)+$').match(text)?.[0]).toBe(text)
})

it('document-D72 ten times the text is about ten times the work, not a hundred times', () => {
  const pattern = compilePattern('([ab]*)*c(a|b)$')
  const timeOf = (length: number) => {
    const text = 'ab'.repeat(length / 2)
    const times = Array.from({ length: 9 }, () => {
      const start = performance.now()
      pattern.match(text)
      return performance.now() - start
    })
    return Math.min(...times)
  }
  timeOf(10_000)
  // Far from both: ten when linear, a hundred when quadratic.
  expect(timeOf(200_000) / Math.max(timeOf(20_000), 0.05)).toBeLessThan(40)
})

it('document-D72 all matches of a pattern that reads on to the end each time stop at the limit', () => {
  const pattern = compilePattern('a.*b|a')
  expect([...pattern.matchAll('a'.repeat(1000))]).toHaveLength(1000)
  expect(() => [...pattern.matchAll('a'.repeat(100_000))]).toThrow(PatternError)
  expect(() => pattern.replace('a'.repeat(100_000), 'x', true)).toThrow('The pattern takes too long on this text')
})

it('document-D72 a large pattern on a long text stops at the limit', () => {
  const text = 'ab'.repeat(MAX_PATTERN_WORK / 500)
  expect(() => compilePattern('([ab]*a[ab]{900}c?)$').match(text)).toThrow('The pattern takes too long on this text')
})

/** Behind an empty round of a loop JavaScript goes on in its own way, so such loops are not compared. */
function mayBeEmpty(source: string): boolean {
  const pattern = new RegExp(source, 'gu')
  return ['', 'a', ' a1', '.b '].some((text) => [...text.matchAll(pattern)].some(([found]) => found === ''))
}

/** Patterns in the syntax that both matchers know. */
const anyPattern = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'pattern' },
    fc.constantFrom(
      'a',
      'b',
      'é',
      ' ',
      '1',
      '.',
      '\\d',
      '\\w',
      '\\s',
      '\\S',
      '\\b',
      '^',
      '$',
      '[ab]',
      '[^a]',
      '[\\s1]',
      '\\.',
      '😀',
    ),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => one + other),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('part'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '*?', '+?'))
      .map(([one, times]) => `(?:${one})${mayBeEmpty(one) ? '' : times}`),
    tie('part').map((one) => `(${one})`),
  ),
})).part
const anyText = fc.string({
  unit: fc.constantFrom('a', 'b', 'A', 'é', ' ', '1', '.', '\n', '\u00a0', '\u2028', '😀'),
  maxLength: 12,
})

it(`document-D70 finds what JavaScript finds: ${fuzzTitle('patterns')}`, { timeout: FUZZ_TIMEOUT }, () => {
  fc.assert(
    fc.property(anyPattern, anyText, fc.constantFrom('', 's'), (source, text, flags) => {
      const native = new RegExp(source, `u${flags}`)
      const ours = compilePattern(source, flags)
      expect(ours.test(text)).toBe(native.test(text))
      expect(ours.match(text)?.[0]).toBe(native.exec(text)?.[0])
    }),
    FUZZ,
  )
})

it(
  `document-D72 whatever the pattern, it is refused or it ends: ${fuzzTitle('texts as patterns')}`,
  { timeout: FUZZ_TIMEOUT },
  () => {
    const anySource = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'ab.*+?{}[]()|^$\\1,:=!<>pPk-') }),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(anySource, fc.string(), (source, text) => {
        try {
          const pattern = compilePattern(source)
          expect(pattern.test(text)).toBe(pattern.match(text) !== undefined)
          expect(pattern.replace(text, '$&', true)).toBe(text)
        } catch (error) {
          expect(error).toBeInstanceOf(PatternError)
        }
      }),
      FUZZ,
    )
  },
)

it('document-D72 a long text that nearly stands everywhere is looked for in linear time, and counted', () => {
  let counted = 0
  const pattern = compilePattern(`${'a'.repeat(499)}b${'a'.repeat(499)}`).counted((work) => (counted += work))
  for (let time = 0; time < 3; time += 1) expect(pattern.test('a'.repeat(1_000_000))).toBe(false)
  expect(counted).toBeGreaterThan(3_000_000)
})

it('document-D73 a replacement is read once, whatever it holds, and each match pays for its parts', () => {
  const open = '$<'.repeat(400_000)
  expect(compilePattern('a').replace('ba', open, true)).toBe(`b${open}`)
  expect(compilePattern('(?<n>a)').replace('ba', `${open}>$<`, true)).toBe('b$<')
  expect(() => compilePattern('a(b)?').replace('a'.repeat(100_000), '$1'.repeat(300_000), true)).toThrow(
    'The pattern takes too long on this text',
  )
  let counted = 0
  const reporting = compilePattern('a(b)?').counted((work) => (counted += work))
  reporting.replace('a'.repeat(10), '$1'.repeat(1000), true)
  expect(counted).toBeGreaterThan(10 * 1000)
})

it('document-D73 without named groups `$<` opens nothing, and what follows it counts', () => {
  expect(compilePattern('a').replace('bab', '$<$$>', true)).toBe('b$<$>b')
  expect(compilePattern('(?<n>a)').replace('bab', '$<$$>', true)).toBe('bb')
})

it(`document-D73 replacements mean what they mean in JavaScript: ${fuzzTitle('replacements')}`, { timeout: FUZZ_TIMEOUT }, () => {
  const replacements = fc.string({ unit: fc.constantFrom('$', '&', '`', "'", '<', '>', 'n', '0', '1', '2', 'x') })
  const sources = fc.constantFrom('a', '(a)(b)?', '(?<n>a)|b', '')
  fc.assert(
    fc.property(sources, replacements, fc.constantFrom('', 'a', 'xaby', 'bab'), (source, replacement, text) => {
      expect(compilePattern(source).replace(text, replacement, true)).toBe(text.replaceAll(new RegExp(source, 'gu'), replacement))
    }),
    FUZZ,
  )
})

it('document-D70 flags that are none are named in short', () => {
  expect(() => compilePattern('a', 'q'.repeat(1_000_000))).toThrow(/^.{0,100}$/)
})
