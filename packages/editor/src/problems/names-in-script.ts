import type { NamedKind } from './known-names.ts'

/**
 * What a script reads of the project by name or id, each once; texts and comments are passed over. A name that is worked out while
 * it runs is not seen.
 */
export function namesInScript(code: string): readonly (readonly [NamedKind, string])[] {
  const found = Array.from(code.matchAll(PARTS), ({ groups = {} }) => {
    const { root, member, single, double } = groups
    return root === undefined ? undefined : ([root as NamedKind, member ?? single ?? double ?? ''] as const)
  })
  return [...new Map(found.flatMap((one) => (one ? [[one.join(' '), one] as const] : []))).values()]
}

const PARTS = new RegExp(
  [
    String.raw`(?<![\w$.])(?<root>variables|collections|formulas|pages)`,
    String.raw`(?:\??\.(?<member>[A-Za-z_$][\w$]*)|(?:\?\.)?\[(?:'(?<single>[^'\\\n]*)'|"(?<double>[^"\\\n]*)")\])`,
    String.raw`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`,
    String.raw`|//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/`,
  ].join(''),
  'g',
)
