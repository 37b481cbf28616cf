import { Script } from 'node:vm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readScript } from './read-script.ts'

/** Whether JavaScript takes a text as the body of an async function in a module; nothing of it runs. */
function isTaken(code: string): boolean {
  try {
    return Boolean(new Script(`"use strict";(async function ({ heddle }) {\n${code}\n})`))
  } catch {
    return false
  }
}

/** What the language has, so that a slip anywhere in it is a slip somewhere else each time. */
const WHOLE = `
const { a, b: [c = 1, , ...d], ...rest } = await heddle.collections.fetch('orders'), e = (x, y) => ({ x, y });
let total = 0, text = \`one \${a ? \`two \${b} three\` : 'four'} five\`
for (const [at, row] of rows.entries()) { if (row?.price > 1_000.5e3) continue; else total += row.price ** 2 }
for (let i = 0, n = rows.length; i < n; i++) total -= i / 2 / 3
for (const key in rest) delete rest[key]
for await (const part of parts) total ||= part
label: while (true) { do { break label } while (false) }
class Shop extends (Base ?? Object) {
  static #count = 0; name = 'Bread'
  static { this.#count = 1 }
  get size() { return Shop.#count }
  static async *rows(of = [], { deep } = {}, ...more) { yield* of; yield; return #count in this }
  ['own' + 1]() { return super.own?.[0]?.(...more) }
}
const found = /[/\\]]+(?<year>\\d{4})\\/$/giu.test(text), halves = found / 2 / 1
switch (typeof found) { case 'string': case "number": throw new Error('No'); default: debugger }
try { await import('/x.js') } catch { total = void 0 } finally { total = -total }
var object = { a, 'b c': 1, 3: 2, [d]: 4, get e() { return 5 }, set e(v) {}, async f() {}, *g() {}, async: 6, ...rest, }
async function later(one, [two] = []) { return new Date(one).getTime?.() ?? 0 }
const plain = async x => { await x }, none = () => {}, sum = async (...all) => all.reduce((p, q) => p + q, 0)
if (!(a instanceof Shop) && 'b' in rest) total <<= 1, total >>>= 2; else ;
new Map([[1, new.target]]).get(1)?.[\`k\`] // a comment
/* and
another */
return function* named() { const x = yield total; return x }
`

describe('code of builders', () => {
  it('is read whole, whatever the language has', () => {
    expect(isTaken(WHOLE)).toBe(true)
    expect(readScript(WHOLE)).toBeUndefined()
  })

  it.each([
    [''],
    ['// only a comment'],
    ['return'],
    ['return\n1'],
    ['a\n++b'],
    ['x = y\n/re/g.exec(z)'],
    ['if (a) /re/.test(b)'],
    ['let\nx'],
    ['({ get: 1, set, static: 2, async, await: 3 })'],
    ['1..toFixed() + .5 + 0xFF + 1n'],
    ["'line \\\n goes on'"],
    ['a?.5:1'],
    ['await using file = open()'],
    ['import.meta.url + (await import(a)).b'],
    ['const \\u0061b = 1, имя = 2'],
  ])('that runs is no slip: %j', (code) => expect(readScript(code)).toBeUndefined())

  it.each([
    ['const total = rows.map((row) => row.price\nreturn total', 'Line 2, column 1', 'unexpected “return”: “,” was expected'],
    ['if (ready) {\n  go()\n', 'Line 1, column 12', '“{” is never closed'],
    ['go(1, [2, 3)', 'Line 1, column 12', 'unexpected “)”: “,” was expected'],
    ['go(1, 2', 'Line 1, column 3', '“(” is never closed'],
    ["const name = 'Anna", 'Line 1, column 14', 'the text is never closed'],
    ['const text = `one ${a}', 'Line 1, column 14', 'the text in backquotes is never closed'],
    ['a\n/* b', 'Line 2, column 1', 'the comment is never closed'],
    ['const re = /[a/', 'Line 1, column 12', 'the pattern is never closed'],
    ['x = 3px', 'Line 1, column 6', 'a name stands directly behind a number'],
    ['let x = ', 'Line 1, column 9', 'the code ends too early: a value was expected'],
    ['return }', 'Line 1, column 8', 'unexpected “}”: a value was expected'],
    ['a b', 'Line 1, column 3', 'unexpected “b”'],
    ['const if = 1', 'Line 1, column 7', 'unexpected “if”: a name was expected'],
    ['try { a() }', 'Line 1, column 12', 'the code ends too early: “catch” or “finally” was expected'],
    ['import x from "y"', 'Line 1, column 1', 'code of an action takes no “import” and no “export”: write “await import(…)”'],
    ['x = ()', 'Line 1, column 7', 'the code ends too early: “=>” was expected'],
    ['a @ b', 'Line 1, column 3', 'unexpected “@”'],
  ])('that cannot be read is told with its first slip: %j', (code, place, message) => {
    expect(isTaken(code)).toBe(false)
    const { line, column, message: said = '' } = readScript(code) ?? {}
    expect([`Line ${line}, column ${column}`, said.charAt(0).toLowerCase() + said.slice(1)]).toEqual([place, message])
  })

  it('that runs is never refused, wherever a sign of it is taken out or put in; most slips are found', () => {
    let broken = 0
    let found = 0
    const signs = fc.constantFrom(...'(){}[];,=>.`\'"/ 1a:?*#\n')
    fc.assert(
      fc.property(fc.nat(WHOLE.length), fc.option(signs), (at, sign) => {
        const code = WHOLE.slice(0, at) + (sign ?? '') + WHOLE.slice(sign === null ? at + 1 : at)
        const fault = readScript(code)
        if (isTaken(code)) expect(fault, code.slice(Math.max(0, at - 30), at + 30)).toBeUndefined()
        else {
          broken += 1
          found += fault ? 1 : 0
        }
      }),
      { numRuns: 1500 },
    )
    expect(found / broken).toBeGreaterThan(0.85)
  })

  it.each([
    ['brackets', '('.repeat(100_000)],
    ['braces', '{'.repeat(100_000)],
    ['templates', '`${'.repeat(50_000)],
    ['signs', '-'.repeat(200_000)],
    ['conditions', 'a?'.repeat(100_000)],
    ['arrows', 'a=>'.repeat(100_000)],
    ['comments', '/**/'.repeat(50_000)],
    ['slashes', 'a/'.repeat(100_000)],
    ['lines', 'a\n'.repeat(100_000)],
  ])('made to take long is read at once: %s', (_, code) => {
    const begun = performance.now()
    readScript(code)
    expect(performance.now() - begun).toBeLessThan(1500)
  })
})
