import type { FunctionSurroundings } from '@heddle/kit'
import { parseFormula } from '@heddle/formula/parse'
import { compileFormula } from '@heddle/formula/run'
import { functionCalls } from '../calls.gen.ts'
import { fakeSurroundings } from './fake-surroundings.ts'

/** What a formula gives with every built-in function in reach. Throws what the formula fails with. */
export function runFormula(text: string, scope: object = {}, changes: Partial<FunctionSurroundings> = {}): unknown {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message}`)
  return compileFormula(parsed.tree, { functions: functionCalls, surroundings: fakeSurroundings(changes) })(scope)
}
