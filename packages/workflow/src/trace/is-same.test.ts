import { expect, it } from 'vitest'
import { isSame } from './is-same.ts'

it('workflow-T3 two values are the same when their content is, whatever objects they are', () => {
  const pairs: readonly (readonly [a: unknown, b: unknown, same: boolean])[] = [
    [1, 1, true],
    [Number.NaN, Number.NaN, true],
    [undefined, undefined, true],
    [1, 2, false],
    [1, '1', false],
    [0, -0, false],
    [null, undefined, false],
    [null, {}, false],
    [{}, null, false],
    ['x', ['x'], false],
    [['x'], 'x', false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [1], false],
    [[1], [2], false],
    [[], {}, false],
    [{}, [], false],
    [{ a: { b: 1 } }, { a: { b: 1 } }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ toString: undefined }, { a: 1 }, false],
    [new Date(5), new Date(5), true],
    [new Date(5), new Date(6), false],
    [new Date(Number.NaN), new Date(Number.NaN), true],
    [new Date(5), {}, false],
    [{}, new Date(5), false],
  ]
  for (const [a, b, same] of pairs) expect([a, b, isSame(a, b)]).toEqual([a, b, same])
})
