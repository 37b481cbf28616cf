import { expect, test } from 'vitest'
import { namesInScript } from './names-in-script.ts'

test.each([
  ["return variables['total'] + variables.total", [['variables', 'total']]],
  [
    'variables?.total; collections["late orders"]; formulas?.[\'money\'](1); pages.home',
    [
      ['variables', 'total'],
      ['collections', 'late orders'],
      ['formulas', 'money'],
      ['pages', 'home'],
    ],
  ],
  ['`${variables.total} pieces`', [['variables', 'total']]],
  ["// variables.a\n/* variables.b\n * variables.c */ 'variables.d' + \"it's variables.e\"", []],
  ["fetch('https://a.example') // variables.x\nvariables.y", [['variables', 'y']]],
  ['context.variables.own + myvariables.x + $variables.y', []],
  ['variables[key]', []],
])('of the script %j', (code, names) => {
  expect(namesInScript(code)).toEqual(names)
})

test('a long script takes the time that it takes to look at each character', () => {
  for (const part of ["'", '/*', 'variables[', "variables['", '\\', '*/ ', 'variables.']) {
    const begun = performance.now()
    namesInScript(part.repeat(40_000))
    expect(performance.now() - begun).toBeLessThan(1000)
  }
})
