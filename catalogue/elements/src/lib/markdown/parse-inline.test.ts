import { describe, expect, test } from 'vitest'
import { isSafeLink, parseInline, plainText } from './parse-inline.ts'

describe('what stands in a line', () => {
  test('marks within each other are kept apart, and those that cross are words', () => {
    expect(parseInline('***a***')).toEqual([{ kind: 'strong', inside: [{ kind: 'em', inside: ['a'] }] }])
    expect(parseInline('**a *b** c*')).toEqual([{ kind: 'strong', inside: ['a ', '*', 'b'] }, ' c', '*'])
    expect(parseInline('*__a__*')).toEqual([{ kind: 'em', inside: [{ kind: 'strong', inside: ['a'] }] }])
    expect(parseInline('**** a')).toEqual(['**', '** a'])
  })

  test('a link holds no link', () => {
    expect(parseInline('[see https://a.example](/b)')).toEqual([
      { kind: 'link', address: '/b', title: '', inside: ['see https://a.example'] },
    ])
  })

  test.each([
    ['`a` `b', [{ kind: 'code', text: 'a' }, ' `b']],
    ['``', ['``']],
    ['`` ` ``', [{ kind: 'code', text: '`' }]],
    ['a\\', ['a\\']],
    ['a\\\nb', ['a', { kind: 'break' }, 'b']],
    ['[a]', ['[a]']],
    ['[a]()', ['[a]()']],
    ['[a](b c)', ['[a](b c)']],
    ['', []],
  ])('%j', (text, inlines) => {
    const joined = parseInline(text).reduce<unknown[]>((all, one) => {
      const last = all.at(-1)
      return typeof last === 'string' && typeof one === 'string' ? [...all.slice(0, -1), last + one] : [...all, one]
    }, [])
    expect(joined).toEqual(inlines)
  })

  test('the words alone', () => {
    expect(plainText(parseInline('**a** `b` [c *d*](/e) ![f](/g)  \nh'))).toBe('a b c d f h')
  })
})

test.each([
  ['https://a.example', true],
  ['mailto:a@b.example', true],
  ['/there', true],
  ['#here', true],
  ['there', true],
  ['?page=2', true],
  ['javascript:x', false],
  ['data:text/html,x', false],
  ['\u0001javascript:x', false],
  ['a/b:c', false],
])('a link may lead to %s: %s', (address, may) => expect(isSafeLink(address)).toBe(may))
