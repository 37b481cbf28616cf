import type { SyntaxNode } from '@lezer/common'
import { CONSTANT_NAMES } from './dependencies.ts'
import { FORBIDDEN_NAMES, MAX_FORMULA_DEPTH } from './limits.ts'
import { PARSE_MESSAGES } from './messages.ts'
import type { FormulaRanges } from './ranges.ts'
import { unescapeText } from './text.ts'
import type { BinaryOperator, FormulaEntry, FormulaItem, FormulaSpread, FormulaTree, UnaryOperator } from './tree.ts'

/** Why a text is not a formula, with the characters it is about. */
export interface FormulaIssue {
  readonly code:
    | 'end'
    | 'unexpected'
    | 'too-long'
    | 'too-deep'
    | 'mixed-operators'
    | 'signed-power'
    | 'forbidden'
    | 'reserved'
    | 'repeated-parameter'
    | 'bare-object'
    | 'bad-escape'
    | 'leading-zero'
  readonly message: string
  readonly from: number
  readonly to: number
}

/** Carries an issue out of the walk over the syntax; never leaves this package. */
export class FormulaIssueError extends Error {
  readonly issue: FormulaIssue
  constructor(code: FormulaIssue['code'], message: string, at: { readonly from: number; readonly to: number }) {
    super(message)
    this.issue = { code, message, from: at.from, to: at.to }
  }
}

/** What a walk over one text shares. */
interface Walk {
  readonly text: string
  readonly ranges: FormulaRanges | undefined
  depth: number
}

type Build = (child: SyntaxNode) => FormulaTree

const LOGICAL = new Set(['&&', '||'])
const RESERVED = new Set(['true', 'false', 'null', 'typeof'])

/**
 * Turns the grammar's syntax into the tree that travels. Throws `FormulaIssueError` for what the grammar cannot say.
 * `ranges` is told where each part stands.
 */
export function buildTree(node: SyntaxNode, text: string, ranges?: FormulaRanges): FormulaTree {
  return build(node, { text, ranges, depth: 0 })
}

function build(node: SyntaxNode, walk: Walk): FormulaTree {
  if (walk.depth > MAX_FORMULA_DEPTH)
    throw new FormulaIssueError('too-deep', PARSE_MESSAGES.tooDeep(MAX_FORMULA_DEPTH), { from: 0, to: walk.text.length })
  walk.depth += 1
  const tree = treeOf(node, walk)
  walk.depth -= 1
  // Brackets leave no part of their own: the range of what they hold stays.
  if (walk.ranges && node.name !== 'Parenthesized') walk.ranges.set(tree, { from: node.from, to: node.to })
  return tree
}

function treeOf(node: SyntaxNode, walk: Walk): FormulaTree {
  const { text } = walk
  const built = (child: SyntaxNode) => build(child, walk)
  const slice = (child: SyntaxNode) => text.slice(child.from, child.to)
  const parts = expressionsOf(node)
  const part = (index: number) => built(parts[index] ?? node)

  switch (node.name) {
    case 'Name':
      return ['n', allowed(slice(node), node)]
    case 'Number':
      return numberTree(node, slice(node))
    case 'String':
      return ['l', stringOf(node, text)]
    case 'Boolean':
      return ['l', slice(node) === 'true']
    case 'Null':
      return ['l', null]
    case 'Parenthesized':
      return part(0)
    case 'Array':
      return ['a', itemsOf(node, walk)]
    case 'Object':
      return ['o', entriesOf(node, walk)]
    case 'Template':
      return templateTree(node, text, built)
    case 'Unary':
      refuseBareArrow(parts[0])
      return ['u', operatorOf(node, text) as UnaryOperator, part(0)]
    case 'Conditional':
      return ['?', part(0), part(1), part(2)]
    case 'Binary':
      return binaryTree(node, operatorOf(node, text) as BinaryOperator, parts, built, text)
    case 'Member':
      return memberTree(node, parts, built, walk)
    case 'Arrow':
      return arrowTree(node, parts[0] ?? node, built, text)
    default: {
      const callee = part(0)
      const list = node.getChild('Arguments')
      const given = list ? itemsOf(list, walk) : []
      return node.getChild('OptionalDot') ? ['c', callee, given, 1] : ['c', callee, given]
    }
  }
}

function itemsOf(node: SyntaxNode, walk: Walk): readonly FormulaItem[] {
  return childrenOf(node)
    .filter((child) => child.name === 'Spread' || child.type.is('Expression'))
    .map((child) => (child.name === 'Spread' ? spreadTree(child, walk) : build(child, walk)))
}

function entriesOf(node: SyntaxNode, walk: Walk): readonly FormulaEntry[] {
  return childrenOf(node)
    .filter((child) => child.name === 'Spread' || child.name === 'Property')
    .map((child) => (child.name === 'Spread' ? spreadTree(child, walk) : propertyTree(child, walk)))
}

function spreadTree(node: SyntaxNode, walk: Walk): FormulaSpread {
  const spread = ['s', build(expressionsOf(node)[0] ?? node, walk)] as const
  walk.ranges?.set(spread, { from: node.from, to: node.to })
  return spread
}

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

function arrowTree(node: SyntaxNode, body: SyntaxNode, built: Build, text: string): FormulaTree {
  const list = node.getChild('Parameters') ?? node
  const names: string[] = []
  for (const parameter of list.getChildren('Parameter')) {
    const name = allowed(text.slice(parameter.from, parameter.to), parameter)
    if (CONSTANT_NAMES.has(name)) throw new FormulaIssueError('reserved', PARSE_MESSAGES.constantParameter(name), parameter)
    if (names.includes(name)) throw new FormulaIssueError('repeated-parameter', PARSE_MESSAGES.repeatedParameter(name), parameter)
    names.push(name)
  }
  // JavaScript reads a block here, which formulas do not have.
  if (text[body.from] === '{') throw new FormulaIssueError('bare-object', PARSE_MESSAGES.bareObject, body)
  return ['f', names, built(body)]
}

/** JavaScript refuses an arrow function as an operand unless it stands in brackets. */
function refuseBareArrow(operand: SyntaxNode | undefined): void {
  if (operand?.name !== 'Arrow') return
  const sign = operand.getChild('ArrowSign') ?? operand
  throw new FormulaIssueError('unexpected', PARSE_MESSAGES.unexpected('=>'), sign)
}

function expressionsOf(node: SyntaxNode): readonly SyntaxNode[] {
  return node.getChildren('Expression')
}

function operatorOf(node: SyntaxNode, text: string): string {
  const operator = node.getChild('Operator')
  return operator ? text.slice(operator.from, operator.to) : ''
}

function numberTree(node: SyntaxNode, text: string): FormulaTree {
  const value = numberOf(node, text)
  // JSON has no infinity, and published trees are JSON.
  return Number.isFinite(value) ? ['l', value] : ['n', 'Infinity']
}

/** `1_000`, `0x1F`, `0b101`, `0o17`. What old JavaScript reads as octal, and new JavaScript refuses, is refused. */
function numberOf(node: SyntaxNode, text: string): number {
  if (/^0[\d_]/.test(text)) throw new FormulaIssueError('leading-zero', PARSE_MESSAGES.leadingZero, node)
  return Number(text.replaceAll('_', ''))
}

function stringOf(node: SyntaxNode, text: string): string {
  const value = unescapeText(text.slice(node.from + 1, node.to - 1))
  if (value === undefined) throw new FormulaIssueError('bad-escape', PARSE_MESSAGES.badEscape, node)
  return value
}

function allowed(name: string, node: SyntaxNode): string {
  if (FORBIDDEN_NAMES.has(name)) throw new FormulaIssueError('forbidden', PARSE_MESSAGES.forbidden(name), node)
  return name
}

function binaryTree(
  node: SyntaxNode,
  operator: BinaryOperator,
  parts: readonly SyntaxNode[],
  build: Build,
  text: string,
): FormulaTree {
  const [left = node, right = node] = parts
  refuseBareArrow(right)
  for (const side of [left, right]) {
    const inner = side.name === 'Binary' ? operatorOf(side, text) : ''
    if ((operator === '??' && LOGICAL.has(inner)) || (inner === '??' && LOGICAL.has(operator))) {
      throw new FormulaIssueError('mixed-operators', PARSE_MESSAGES.mixedOperators, side)
    }
  }
  if (operator === '**' && left.name === 'Unary') throw new FormulaIssueError('signed-power', PARSE_MESSAGES.signedPower, left)
  return ['b', operator, build(left), build(right)]
}

function memberTree(node: SyntaxNode, parts: readonly SyntaxNode[], build: Build, { text, ranges }: Walk): FormulaTree {
  const [object = node, index] = parts
  const name = node.getChild('PropertyName')
  const key: FormulaTree = name ? ['l', text.slice(name.from, name.to)] : build(index ?? node)
  if (name) ranges?.set(key, { from: name.from, to: name.to })
  if (key[0] === 'l') allowed(String(key[1]), name ?? index ?? node)
  const tree = build(object)
  return node.getChild('OptionalDot') ? ['.', tree, key, 1] : ['.', tree, key]
}

function propertyTree(property: SyntaxNode, walk: Walk): readonly [key: FormulaTree, value: FormulaTree] {
  const { text, ranges } = walk
  const keyNode = property.firstChild ?? property
  const name = text.slice(keyNode.from, keyNode.to)
  if (keyNode.name === 'ShorthandName') {
    if (RESERVED.has(name)) throw new FormulaIssueError('reserved', PARSE_MESSAGES.reserved(name), keyNode)
    const pair = [
      ['l', allowed(name, keyNode)],
      ['n', name],
    ] as const
    for (const part of pair) ranges?.set(part, { from: keyNode.from, to: keyNode.to })
    return pair
  }
  const value = build(property.lastChild ?? property, walk)
  if (keyNode.name === 'ComputedKey') return [build(expressionsOf(keyNode)[0] ?? keyNode, walk), value]
  const key =
    keyNode.name === 'String' ? stringOf(keyNode, text) : keyNode.name === 'Number' ? String(numberOf(keyNode, name)) : name
  return [['l', allowed(key, keyNode)], value]
}

function templateTree(node: SyntaxNode, text: string, build: Build): FormulaTree {
  const texts: string[] = []
  const values: FormulaTree[] = []
  let from = node.from + 1
  const pushText = (to: number) => {
    const piece = unescapeText(text.slice(from, to).replaceAll(/\r\n?/g, '\n'))
    if (piece === undefined) throw new FormulaIssueError('bad-escape', PARSE_MESSAGES.badEscape, { from, to })
    texts.push(piece)
  }
  for (const hole of node.getChildren('Interpolation')) {
    pushText(hole.from)
    const expression = expressionsOf(hole)[0]
    if (expression) values.push(build(expression))
    from = hole.to
  }
  pushText(node.to - 1)
  return ['t', texts, values]
}
