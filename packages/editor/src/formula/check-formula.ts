import type { Diagnostic } from '@codemirror/lint'
import type { FunctionSignature } from '@heddle/formula/analyse'
import { mistakesIn, type Fix } from './mistakes.ts'

/** What is wrong with the text, or will be when it runs, as marked ranges; what mends it in one press is a button on them. */
export function checkFormula(
  text: string,
  functions: readonly FunctionSignature[],
  names: readonly string[] = [],
): readonly Diagnostic[] {
  return mistakesIn(text, functions, names).map(({ fix, ...mistake }) => ({
    ...mistake,
    ...(fix && { actions: [{ name: fix.label, apply: (view) => view.dispatch({ changes: changeOf(fix) }) }] }),
  }))
}

/** The change that mends it. */
export function changeOf({ from, to, text }: Fix) {
  return { from, to, insert: text }
}
