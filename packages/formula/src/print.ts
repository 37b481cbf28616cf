import { mapReferences, type ReplaceKey } from './references.ts'
import { escapeTemplateText, quoteText } from './text.ts'
import { isSpread, type FormulaEntry, type FormulaItem, type FormulaTree } from './tree.ts'

const BINDING: Readonly<Record<string, number>> = {
  '??': 2,
  '||': 3,
  '&&': 4,
  '==': 5,
  '!=': 5,
  '===': 5,
  '!==': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
  '**': 9,
}
const ARROW = 0
const CONDITIONAL = 1
const UNARY = 10
const CHAIN = 11
const PRIMARY = 12

const WORD = /^[A-Za-z_$][\w$]*$/

/**
 * A tree as text with the fewest brackets; parsing the text gives the same tree. `nameOf` writes records by another key,
 * for example by name where the tree has ids; `mapReferences` brings the ids back.
 */
export function printFormula(tree: FormulaTree, nameOf?: ReplaceKey): string {
  return print(nameOf ? mapReferences(tree, nameOf) : tree)
}

function print(tree: FormulaTree): string {
  switch (tree[0]) {
    case 'l':
      return typeof tree[1] === 'string' ? quoteText(tree[1]) : String(tree[1])
    case 'n':
      return tree[1]
    case '.':
      return printMember(tree[1], tree[2], tree[3] === 1)
    case 'c':
      return `${inside(tree[1], CHAIN)}${tree[3] ? '?.' : ''}(${tree[2].map(printItem).join(', ')})`
    case 'u': {
      const operand = inside(tree[2], UNARY)
      const gap = tree[1] === 'typeof' || (tree[1] !== '!' && operand.startsWith(tree[1])) ? ' ' : ''
      return tree[1] + gap + operand
    }
    case 'b':
      return printBinary(tree[1], tree[2], tree[3])
    case '?':
      return `${inside(tree[1], CONDITIONAL + 1)} ? ${print(tree[2])} : ${print(tree[3])}`
    case 'a':
      return `[${tree[1].map(printItem).join(', ')}]`
    case 'o':
      return tree[1].length === 0 ? '{}' : `{ ${tree[1].map(printEntry).join(', ')} }`
    case 't':
      return `\`${tree[1].map((text, at) => escapeTemplateText(text) + (at < tree[2].length ? `\${${print(tree[2][at] ?? ['l', ''])}}` : '')).join('')}\``
    case 'f': {
      const text = print(tree[2])
      const parameters = tree[1].length === 1 ? tree[1].join('') : `(${tree[1].join(', ')})`
      // A brace after the arrow would read as a block.
      return `${parameters} => ${text.startsWith('{') ? `(${text})` : text}`
    }
  }
}

function printItem(item: FormulaItem): string {
  return isSpread(item) ? `...${print(item[1])}` : print(item)
}

function printEntry(entry: FormulaEntry): string {
  return isSpread(entry) ? `...${print(entry[1])}` : `${printKey(entry[0])}: ${print(entry[1])}`
}

/** How tightly an expression holds together; looser ones need brackets inside tighter ones. */
function strength(tree: FormulaTree): number {
  if (tree[0] === 'b') return BINDING[tree[1]] ?? 0
  if (tree[0] === '?') return CONDITIONAL
  if (tree[0] === 'f') return ARROW
  if (tree[0] === 'u') return UNARY
  if (tree[0] === '.' || tree[0] === 'c') return CHAIN
  return PRIMARY
}

function inside(tree: FormulaTree, least: number): string {
  const text = print(tree)
  return strength(tree) < least ? `(${text})` : text
}

function printMember(object: FormulaTree, key: FormulaTree, optional: boolean): string {
  const isWord = key[0] === 'l' && typeof key[1] === 'string' && WORD.test(key[1])
  // 1.a would read as the number "1." and a name.
  const readsOn = isWord && !optional && object[0] === 'l' && typeof object[1] === 'number'
  const owner = readsOn ? `(${print(object)})` : inside(object, CHAIN)
  if (isWord) return `${owner}${optional ? '?.' : '.'}${String(key[1])}`
  return `${owner}${optional ? '?.' : ''}[${print(key)}]`
}

function printBinary(operator: string, left: FormulaTree, right: FormulaTree): string {
  const own = BINDING[operator] ?? 0
  const mixes = (side: FormulaTree) =>
    side[0] === 'b' &&
    ((operator === '??' && (side[1] === '&&' || side[1] === '||')) ||
      (side[1] === '??' && (operator === '&&' || operator === '||')))
  const side = (tree: FormulaTree, least: number) => (mixes(tree) ? `(${print(tree)})` : inside(tree, least))
  return operator === '**'
    ? `${side(left, CHAIN)} ** ${side(right, own)}`
    : `${side(left, own)} ${operator} ${side(right, own + 1)}`
}

function printKey(key: FormulaTree): string {
  if (key[0] !== 'l' || typeof key[1] !== 'string') return `[${print(key)}]`
  return WORD.test(key[1]) ? key[1] : quoteText(key[1])
}
