import { buildTree, FormulaIssueError, type FormulaIssue } from './build-tree.ts'
import { parser } from './grammar.gen.js'
import { MAX_FORMULA_DEPTH, MAX_FORMULA_LENGTH } from './limits.ts'
import { PARSE_MESSAGES } from './messages.ts'
import type { FormulaRanges } from './ranges.ts'
import type { FormulaTree } from './tree.ts'

export type { FormulaIssue } from './build-tree.ts'
export type { FormulaRange, FormulaRanges } from './ranges.ts'
export type { FormulaEntry, FormulaItem, FormulaSpread, FormulaTree } from './tree.ts'
export { dependenciesOf } from './dependencies.ts'
export { FORBIDDEN_NAMES, MAX_FORMULA_LENGTH } from './limits.ts'
export { mapParts, partsOf } from './parts.ts'
export { mapReferences, referencesOf, type FormulaReference, type ReplaceKey } from './references.ts'
export { printFormula } from './print.ts'

export type ParsedFormula =
  { readonly ok: true; readonly tree: FormulaTree } | { readonly ok: false; readonly issue: FormulaIssue }

const strict = parser.configure({ strict: true })

/**
 * Reads a formula: one expression in JavaScript syntax (specification section 3, logic). Never throws.
 * An issue names the first place where the text stops being a formula; `from` and `to` are offsets into the text.
 * A formula that is only cut off gives exactly "Unexpected end of formula". `ranges` is filled with the place of each part
 * of the tree, for errors that name it; published trees carry none.
 */
export function parseFormula(text: string, ranges?: FormulaRanges): ParsedFormula {
  if (text.length > MAX_FORMULA_LENGTH) {
    return refuse({
      code: 'too-long',
      message: PARSE_MESSAGES.tooLong(MAX_FORMULA_LENGTH),
      from: MAX_FORMULA_LENGTH,
      to: text.length,
    })
  }
  try {
    const expression = strict.parse(text).topNode.getChild('Expression')
    return expression ? { ok: true, tree: buildTree(expression, text, ranges) } : refuse(endIssue(text))
  } catch (error) {
    if (error instanceof FormulaIssueError) return refuse(error.issue)
    const stop = /^No parse at (\d+)$/.exec(error instanceof Error ? error.message : '')?.[1]
    if (stop === undefined) throw error
    if (depthOf(text) > MAX_FORMULA_DEPTH) {
      return refuse({ code: 'too-deep', message: PARSE_MESSAGES.tooDeep(MAX_FORMULA_DEPTH), from: 0, to: text.length })
    }
    return refuse(issueAt(text, Number(stop)))
  }
}

function refuse(issue: FormulaIssue): ParsedFormula {
  return { ok: false, issue }
}

/** How deep a text nests, read with repairs; beyond two thousand levels the parser itself gives up. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  parser.parse(text).iterate({
    enter: () => {
      depth += 1
      deepest = Math.max(deepest, depth)
    },
    leave: () => {
      depth -= 1
    },
  })
  return deepest
}

/** Operators that break off at the end of the text, and what goes on after the digits of a number. */
const BEGUN = /^(?:&|\||=|!|\.\.?)$/
const BEGUN_NUMBER = /^(?:[eE][+-]?|[xXbBoO_])$/

function issueAt(text: string, position: number): FormulaIssue {
  const from = position + (/^\s*/.exec(text.slice(position))?.[0].length ?? 0)
  const rest = text.slice(from).trimEnd()
  const isInNumber = /[\da-fA-F]/.test(text[from - 1] ?? '')
  if (rest === '' || BEGUN.test(rest) || (isInNumber && BEGUN_NUMBER.test(rest)) || isOpenText(rest)) return endIssue(text)
  const token = tokenAt(rest)
  return { code: 'unexpected', message: PARSE_MESSAGES.unexpected(token), from, to: from + token.length }
}

function endIssue(text: string): FormulaIssue {
  return { code: 'end', message: PARSE_MESSAGES.end, from: text.length, to: text.length }
}

/** A text in quotes that is never closed. */
function isOpenText(rest: string): boolean {
  return /^'(?:[^'\\\n\r]|\\[^])*\\?$|^"(?:[^"\\\n\r]|\\[^])*\\?$/.test(rest)
}

function tokenAt(rest: string): string {
  const token =
    /^(?:[\p{L}_$][\p{L}\p{N}_$]*|[\d.]+|'(?:[^'\\\n\r]|\\[^])*'|"(?:[^"\\\n\r]|\\[^])*"|=>|\.{3}|[=!]==?|\*\*|&&|\|\||\?\?|\?\.|[<>]=)/u.exec(
      rest,
    )?.[0]
  return token ?? String.fromCodePoint(rest.codePointAt(0) ?? 0)
}
