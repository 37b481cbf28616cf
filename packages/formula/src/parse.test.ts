import { describe, expect, it } from 'vitest'
import { MAX_FORMULA_LENGTH, parseFormula, type FormulaTree } from './parse.ts'

const n = (name: string): FormulaTree => ['n', name]
const l = (value: string | number | boolean | null): FormulaTree => ['l', value]

function treeOf(text: string): FormulaTree {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message} at ${parsed.issue.from}`)
  return parsed.tree
}

function issueOf(text: string) {
  const parsed = parseFormula(text)
  return parsed.ok ? undefined : parsed.issue
}

describe('parseFormula', () => {
  const readings: [string, FormulaTree][] = [
    ['12', l(12)],
    ['0x1F', l(31)],
    ['0XfF_fF', l(65535)],
    ['0b1010_0101', l(165)],
    ['0B1', l(1)],
    ['0o17', l(15)],
    ['0O7_7', l(63)],
    ['1_000_000.5_5e1_0', l(1_000_000.55e10)],
    ['.5_5', l(0.55)],
    ['0.5', l(0.5)],
    ['0e1', l(0)],
    [
      '{ 0b11: x, 1_0: y }',
      [
        'o',
        [
          [l('3'), n('x')],
          [l('10'), n('y')],
        ],
      ],
    ],
    ['.5e3', l(500)],
    ["'a\\n\\u0041\\x42\\u{1F600}'", l('a\nAB😀')],
    ['"it\'s"', l("it's")],
    ['true', l(true)],
    ['null', l(null)],
    ['undefined', n('undefined')],
    ['1e999', n('Infinity')],
    [' a ', n('a')],
    ['имя_1', n('имя_1')],
    ['a.b', ['.', n('a'), l('b')]],
    ["a['b c']", ['.', n('a'), l('b c')]],
    ['a.true', ['.', n('a'), l('true')]],
    ['a?.b[c]', ['.', ['.', n('a'), l('b'), 1], n('c')]],
    ['a?.[0]', ['.', n('a'), l(0), 1]],
    ['f(1, x,)', ['c', n('f'), [l(1), n('x')]]],
    ['f?.()', ['c', n('f'), [], 1]],
    ['1 + 2 * 3', ['b', '+', l(1), ['b', '*', l(2), l(3)]]],
    ['1 - 2 - 3', ['b', '-', ['b', '-', l(1), l(2)], l(3)]],
    ['2 ** 3 ** 2', ['b', '**', l(2), ['b', '**', l(3), l(2)]]],
    ['2 ** -1', ['b', '**', l(2), ['u', '-', l(1)]]],
    ['!a && b || c', ['b', '||', ['b', '&&', ['u', '!', n('a')], n('b')], n('c')]],
    ['a < b === c > d', ['b', '===', ['b', '<', n('a'), n('b')], ['b', '>', n('c'), n('d')]]],
    ['typeof a.b', ['u', 'typeof', ['.', n('a'), l('b')]]],
    ['a ? b : c ? d : e', ['?', n('a'), n('b'), ['?', n('c'), n('d'), n('e')]]],
    ['a ?? (b || c)', ['b', '??', n('a'), ['b', '||', n('b'), n('c')]]],
    ['[1, [a],]', ['a', [l(1), ['a', [n('a')]]]]],
    [
      "{ a, 'b c': 1, 2: x, [k]: y }",
      [
        'o',
        [
          [l('a'), n('a')],
          [l('b c'), l(1)],
          [l('2'), n('x')],
          [n('k'), n('y')],
        ],
      ],
    ],
    ['`a ${ x } b${y}`', ['t', ['a ', ' b', ''], [n('x'), n('y')]]],
    ['`\\`${`${a}`}`', ['t', ['`', ''], [['t', ['', ''], [n('a')]]]]],
    ['`}`', ['t', ['}'], []]],
    ['x => x', ['f', ['x'], n('x')]],
    ['() => ({ a: 1 })', ['f', [], ['o', [[l('a'), l(1)]]]]],
    ['(a, b,) => a ? b : 1', ['f', ['a', 'b'], ['?', n('a'), n('b'), l(1)]]],
    ['x => y => x', ['f', ['x'], ['f', ['y'], n('x')]]],
    ['f((x) => x.a, 1)', ['c', n('f'), [['f', ['x'], ['.', n('x'), l('a')]], l(1)]]],
    ['(x => x)(1)', ['c', ['f', ['x'], n('x')], [l(1)]]],
    [
      'f(...a, [...b])',
      [
        'c',
        n('f'),
        [
          ['s', n('a')],
          ['a', [['s', n('b')]]],
        ],
      ],
    ],
    [
      '{ ...a, b: 1 }',
      [
        'o',
        [
          ['s', n('a')],
          [l('b'), l(1)],
        ],
      ],
    ],
  ]
  it.each(readings)('formula-R1 reads %s', (text, tree) => {
    expect(treeOf(text)).toEqual(tree)
    expect(JSON.parse(JSON.stringify(treeOf(text)))).toEqual(tree)
  })

  const cutOff = [
    '',
    '  ',
    '1 +',
    '(a',
    'f(1',
    'f(1,',
    'a.',
    'a?.',
    'a[',
    '[1, 2',
    '{ a: 1',
    '{ a',
    '{ a:',
    'a ?',
    'a ? b',
    'a ? b :',
    '!',
    'typeof',
    "'abc",
    '"a\\',
    '`abc',
    '`a${',
    '`a${b',
    '`a${b}',
    'a &',
    'a |',
    'a =',
    '1e',
    '0x',
    '0b',
    '0o1_',
    '1_',
    '.5_',
    '.',
  ]
  it.each(cutOff)('formula-R2 %j is only cut off', (text) => {
    expect(issueOf(text)).toEqual({ code: 'end', message: 'Unexpected end of formula', from: text.length, to: text.length })
  })

  it('formula-R2 every beginning of a formula is a formula or cut off', () => {
    const whole =
      "if(a?.b[0] !== 'x' && !c, `n ${ d ?? { e: [1.5, -2] } }`, typeof f ? 1 ** 2 : null, (x, y) => [...x, z => ({ ...y })])"
    for (let length = 0; length < whole.length; length += 1) {
      const issue = issueOf(whole.slice(0, length))
      expect(issue?.message ?? 'Unexpected end of formula', whole.slice(0, length)).toBe('Unexpected end of formula')
    }
    expect(issueOf(whole)).toBeUndefined()
  })

  const slips: [string, string, string, string][] = [
    ['a b', 'unexpected', 'b', 'Unexpected b'],
    ['a e', 'unexpected', 'e', 'Unexpected e'],
    ['1 + * 2', 'unexpected', '*', 'Unexpected *'],
    ['f(1))', 'unexpected', ')', 'Unexpected )'],
    ['[1,,2]', 'unexpected', ',', 'Unexpected ,'],
    ["a 'text'", 'unexpected', "'text'", "Unexpected 'text'"],
    ['a = 1', 'unexpected', '=', 'Unexpected ='],
    ['x = x', 'unexpected', '=', 'Unexpected ='],
    ['a + x => x', 'unexpected', '=>', 'Unexpected =>'],
    ['!x => x', 'unexpected', '=>', 'Unexpected =>'],
    ['(a, b) + 1', 'unexpected', '+', 'Unexpected +'],
    ['x => { a: 1 }', 'bare-object', '{ a: 1 }', 'Put brackets around the object: () => ({ … })'],
    ['(x, y, x) => 1', 'repeated-parameter', 'x', 'Two parameters are named x'],
    ['NaN => 1', 'reserved', 'NaN', 'NaN is a value and cannot name a parameter'],
    ['(a, constructor) => 1', 'forbidden', 'constructor', 'constructor cannot be used in a formula'],
    ['...a', 'unexpected', '...', 'Unexpected ...'],
    ['fx`a`', 'unexpected', '`', 'Unexpected `'],
    ['a; b', 'unexpected', ';', 'Unexpected ;'],
    ['1 + 😀 #', 'unexpected', '#', 'Unexpected #'],
    ['{ true }', 'reserved', 'true', 'true is a value, not a name; write true: true'],
    ["'\\u00'", 'bad-escape', "'\\u00'", 'This \\ sequence is not complete'],
    ['017 + 1', 'leading-zero', '017', 'A number does not begin with 0: leave the zero out, or write 0o17 for one of base eight'],
    ['0_1', 'leading-zero', '0_1', 'A number does not begin with 0: leave the zero out, or write 0o17 for one of base eight'],
    ['0b12', 'unexpected', '2', 'Unexpected 2'],
    ['1__0', 'unexpected', '__0', 'Unexpected __0'],
    ['1_.5', 'unexpected', '_', 'Unexpected _'],
    ['0x_f', 'unexpected', 'x_f', 'Unexpected x_f'],
    ['a.constructor', 'forbidden', 'constructor', 'constructor cannot be used in a formula'],
    ["a['__pro\\u0074o__']", 'forbidden', "'__pro\\u0074o__'", '__proto__ cannot be used in a formula'],
    ['{ __proto__: a }', 'forbidden', '__proto__', '__proto__ cannot be used in a formula'],
  ]
  it.each(slips)('formula-R3 %s points at what is wrong', (text, code, part, message) => {
    const issue = issueOf(text)
    expect(issue).toMatchObject({ code, message })
    expect(text.slice(issue?.from, issue?.to)).toBe(part)
  })

  const needBrackets = [
    ['a ?? b || c', 'mixed-operators', 'b || c'],
    ['a && b ?? c', 'mixed-operators', 'a && b'],
    ['-a ** 2', 'signed-power', '-a'],
  ]
  it.each(needBrackets)('formula-R4 %s needs brackets', (text, code, part) => {
    const issue = issueOf(text)
    expect(issue?.code).toBe(code)
    expect(text.slice(issue?.from, issue?.to)).toBe(part)
  })

  it('formula-R5 bounds length and nesting', () => {
    expect(issueOf('1'.repeat(MAX_FORMULA_LENGTH + 1))?.code).toBe('too-long')
    expect(issueOf('('.repeat(4000) + '1' + ')'.repeat(4000))?.code).toBe('too-deep')
    expect(issueOf('1' + '+1'.repeat(4000))?.code).toBe('too-deep')
    expect(issueOf('['.repeat(9000))?.code).toBe('too-deep')
    expect(issueOf('['.repeat(99))?.code).toBe('end')
  })
})
