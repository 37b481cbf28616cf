import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHeadCode } from './head-code.ts'

describe('code for the head', () => {
  it('document-D181 is read as meta, link, script and style tags; comments are left out', () => {
    const code = `
      <!-- verification <div> -->
      <meta name=verify content='a &amp; b'/>
      <LINK rel="stylesheet" href="https://fonts.example/a.css">
      <script async src="/own.js"></script>
      <script type="application/json">{"a":"</b>"}</SCRIPT >
      <style>a > b { color: red }</style>`
    expect(readHeadCode(code)).toEqual([
      { name: 'meta', attributes: { name: 'verify', content: 'a & b' }, text: '' },
      { name: 'link', attributes: { rel: 'stylesheet', href: 'https://fonts.example/a.css' }, text: '' },
      { name: 'script', attributes: { async: '', src: '/own.js' }, text: '' },
      { name: 'script', attributes: { type: 'application/json' }, text: '{"a":"</b>"}' },
      { name: 'style', attributes: {}, text: 'a > b { color: red }' },
    ])
    expect(readHeadCode('  ')).toEqual([])
  })

  it.each([
    ['<div></div>', 'The head takes meta, link, script and style tags; "<div></div>" is none of them'],
    ['text', '"text" is none of them'],
    ['<base href="/x">', '"<base href="/x">" is none of them'],
    ['<script>alert(1)', '"<script>" is not closed'],
    ['<!-- x', '"<!--" is not closed'],
    ['<meta name="x', '"<meta" is not closed'],
    ['<meta name', '"<meta" is not closed'],
    ['<script onload="x()"></script>', '"onload" cannot stand in a tag of the head'],
    ['<meta http-equiv="refresh" content="0">', '"http-equiv" cannot stand'],
    ['<script src="javascript:x"></script>', '"javascript:x" is no address for the head'],
    ['<script src="http://a.example/x.js"></script>', 'begin it with https://'],
    ['<script src="https://a.example/;script-src *"></script>', 'no address for the head'],
    ['x'.repeat(20_001), '20000 characters at most'],
  ])('document-D181 %s is refused and the message says why', (code, why) => {
    expect(readHeadCode(code)).toContain(why)
  })

  it('document-D181 whatever is written is read or refused, in linear time', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '<script>',
      '</script ',
      '<style ',
      'a=',
      '"',
      "'",
      '<!--',
      '-->',
      '/',
      ' ',
      '<meta ',
      'ſ',
      'İ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const read = readHeadCode(pieces.join(''))
        if (typeof read === 'string') expect(read).not.toBe('')
      }),
    )
    const start = performance.now()
    readHeadCode('<script></script   '.repeat(1000) + '<style></style>'.repeat(60))
    expect(performance.now() - start).toBeLessThan(500)
  })
})
