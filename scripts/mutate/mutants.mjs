// Finds small changes ("mutants") of a source file that a test ought to notice, and writes a file that holds all of them at once:
// `__mutant` says which one is active. Works on the syntax tree that Vite's parser gives; types are left alone.
import { parseSync } from 'vite'

const OTHER_OPERATOR = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
}
/** Where the server of browser tests says which mutant is active. */
export const ACTIVE_ADDRESS = '/__active-mutant'
/** Rounds of loops and calls in one file after which a run of a test file is taken for one that never ends. */
const ROUND_LIMIT = 50_000_000

/** Files whose numbers and texts are the specification's, to the letter. */
export const CONTRACTS = /\/(limits|messages)\.ts$/

const isTypeOnly = ({ type, importKind, exportKind, declare }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  declare === true ||
  (type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type))

/** What can go on without an end: loops, and functions that call themselves. */
const hasRounds = ({ type, body }) =>
  /^(For|ForIn|ForOf|While|DoWhile)Statement$|^ArrowFunctionExpression$|^Function(Declaration|Expression)$/.test(type) && body

/** The mutants of one node: `{ kind, start, end, text }`, `text` being what stands there instead. */
function mutantsOf(node, source, isContract) {
  const { type, start, end } = node
  const part = ({ start: from, end: to }) => source.slice(from, to)
  const whole = (kind, text) => ({ kind, start, end, text })
  if (type === 'BinaryExpression' || type === 'LogicalExpression') {
    const { left, right, operator } = node
    if (operator === '??') return [whole('?? to its left side', `(${part(left)})`)]
    const other = OTHER_OPERATOR[operator]
    // Texts are joined, not subtracted; a mutant of that is noticed by anything.
    return other ? [whole(`${operator} to ${other}`, `((${part(left)}) ${other} (${part(right)}))`)] : []
  }
  if (type === 'UnaryExpression' && node.operator === '!') return [whole('! gone', `(${part(node.argument)})`)]
  if (type === 'ConditionalExpression' || type === 'IfStatement') {
    const { start: from, end: to } = node.test
    return ['true', 'false'].map((text) => ({ kind: `condition to ${text}`, start: from, end: to, text: `(${text})` }))
  }
  if (type === 'Literal') {
    if (typeof node.value === 'number') return [whole('number plus 1', `(${node.raw} + 1)`)]
    if (typeof node.value === 'boolean') return [whole(`${node.value} to ${!node.value}`, `(${!node.value})`)]
    // Other texts are names and words for people; those of limits and messages are contracts.
    if (typeof node.value === 'string' && !node.regex && isContract)
      return [whole('text to another', node.value === '' ? `('mutant')` : `('')`)]
  }
  if (type === 'TemplateLiteral' && isContract) return [whole('text to another', `('')`)]
  if (type === 'ExpressionStatement' && !node.directive && node.expression.callee?.type !== 'Super')
    return [whole('statement gone', '{}')]
  if (type === 'ReturnStatement' && node.argument && node.argument.type !== 'JSXElement' && node.argument.name !== 'undefined')
    return [whole('return nothing', '{ return undefined }')]
  return []
}

/** Children that hold code to change: no types, no names of properties, no module names. */
function childrenOf(node) {
  const found = []
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters' || key === 'returnType') continue
    if (key === 'key' && !node.computed) continue
    if (key === 'source' || key === 'specifiers' || key === 'attributes') continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') found.push(child)
    }
  }
  return found
}

/** Every mutant of a file in the order of their places, each with its line. Ids are positions in the list. */
export function findMutants(path, source) {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const isContract = CONTRACTS.test(path)
  const mutants = []
  const rounds = []
  const visit = (node) => {
    if (isTypeOnly(node)) return
    if (hasRounds(node)) {
      const { type, start, end } = node.body
      const isExpression = node.type === 'ArrowFunctionExpression' && type !== 'BlockStatement'
      rounds.push({ start, end, round: isExpression ? 'expression' : 'statement' })
    }
    if (node.type === 'JSXAttribute' && node.value?.type === 'Literal') return
    mutants.push(...mutantsOf(node, source, isContract))
    for (const child of childrenOf(node)) visit(child)
  }
  visit(program)
  const lineOf = (at) => source.slice(0, at).split('\n').length
  return {
    mutants: mutants.map((mutant, id) => ({ ...mutant, id, line: lineOf(mutant.start) })),
    rounds,
  }
}

/**
 * The file with all its mutants in it. Loops and functions count their rounds, with and without an active mutant: what never
 * ends throws, and tests that take so many rounds by themselves are found before any mutant is tried.
 */
export function withMutants(path, source) {
  const { mutants, rounds } = findMutants(path, source)
  const edits = [...mutants, ...rounds].toSorted((a, b) => a.start - b.start || b.end - a.end || (a.round ? -1 : 1))

  /** The text from `start` to `end` with the edits that lie in it; `from` is the first edit to look at. */
  const emit = (start, end, list) => {
    let text = ''
    let at = start
    for (let index = 0; index < list.length;) {
      const edit = list[index]
      if (edit.start < at) {
        index += 1
        continue
      }
      const inside = list.slice(index + 1).filter((other) => other.start >= edit.start && other.end <= edit.end)
      text += source.slice(at, edit.start) + wrap(edit, inside)
      at = edit.end
      index += 1 + inside.length
    }
    return text + source.slice(at, end)
  }
  const wrap = (edit, inside) => {
    const original = emit(edit.start, edit.end, inside)
    if (edit.round) return edit.round === 'expression' ? `(__round(), ${original})` : `{ __round(); ${original} }`
    const isStatement = edit.text.startsWith('{')
    return isStatement
      ? `{ if (__mutant === ${edit.id}) ${edit.text} else { ${original} } }`
      : `(__mutant === ${edit.id} ? ${edit.text} : ${original})`
  }
  const head = [
    // In Node the process says which mutant is active, in a browser the server that the tests come from.
    `const __active = (() => { if (globalThis.document === undefined) return globalThis.process?.env.HEDDLE_MUTANT ?? '';`,
    `const asked = new XMLHttpRequest(); asked.open('GET', '${ACTIVE_ADDRESS}', false); asked.send(); return asked.responseText })();`,
    `const __mutant = __active.startsWith(${JSON.stringify(`${path}#`)}) ? Number(__active.split('#')[1]) : -1;`,
    `let __rounds = 0; const __round = () => { if (++__rounds > ${ROUND_LIMIT}) throw new Error('This never ends') };`,
  ].join(' ')
  return head + emit(0, source.length, edits)
}
