import { parseFormula, partsOf, type FormulaTree } from '@heddle/formula/parse'

/** What a list over a collection shows instead of rows. */
export type CollectionState = 'empty' | 'error'

/** What may be anything. */
const ANY = Symbol('any')
/** What follows from the collection in a way that is not looked into. */
const FOLLOWS = Symbol('follows')

type Members = Readonly<Record<string, unknown>>
interface Compared {
  /** What the collection holds in the state and out of it; what is not told may be anything. */
  readonly inside: Members
  readonly outside: Members
}

const FETCHED = { isFetched: true, isFetching: false }
const STATES: Readonly<Record<CollectionState, Compared>> = {
  empty: {
    inside: { ...FETCHED, error: null, total: 0, data: [] },
    outside: { ...FETCHED, error: null, total: 2, data: [ANY, ANY] },
  },
  error: { inside: { ...FETCHED, error: { message: ANY } }, outside: { ...FETCHED, error: null } },
}

/**
 * Whether a condition is about a state of a collection: it may hold there, and less so out of it. Read by its structure, with
 * what else it reads left open.
 * @param names id and name of the collection
 */
export function isAboutState(state: CollectionState, code: string, names: readonly string[]): boolean {
  const read = parseFormula(code)
  if (!read.ok) return false
  const { inside, outside } = STATES[state]
  const told = Object.keys(inside).filter((key) => inside[key] !== outside[key])
  const truthIn = (members: Members) => truthOf(valueOf(read.tree, { members, names, told }))
  const [here, there] = [truthIn(inside), truthIn(outside)]
  return here === FOLLOWS || (here !== false && here !== there)
}

interface Around {
  readonly members: Members
  readonly names: readonly string[]
  /** Members that tell the state. */
  readonly told: readonly string[]
}

type Truth = boolean | typeof ANY | typeof FOLLOWS

const truthOf = (value: unknown): Truth => (value === ANY || value === FOLLOWS ? value : Boolean(value))
const isOpen = (value: unknown): value is typeof ANY | typeof FOLLOWS => value === ANY || value === FOLLOWS

function valueOf(tree: FormulaTree, around: Around): unknown {
  const at = (part: FormulaTree): unknown => valueOf(part, around)
  switch (tree[0]) {
    case 'l':
      return tree[1]
    case '.': {
      if (isCollection(tree, around)) return around.members
      const owner = at(tree[1])
      const key = at(tree[2])
      if (isOpen(owner) || isOpen(key)) return owner === FOLLOWS ? FOLLOWS : ANY
      if (typeof owner !== 'object' || owner === null) return undefined
      return Object.hasOwn(owner, key as PropertyKey) ? (owner as Members)[String(key)] : ANY
    }
    case 'u': {
      const value = at(tree[2])
      if (isOpen(value)) return value
      return tree[1] === '!' ? !value : ANY
    }
    case 'b':
      return binary(tree[1], at(tree[2]), () => at(tree[3]))
    case '?': {
      const test = truthOf(at(tree[1]))
      return isOpen(test) ? either(at(tree[2]), at(tree[3]), test) : at(tree[test ? 2 : 3])
    }
    case 'c':
      return called(tree, around)
    default:
      return follows(tree, around)
  }
}

function binary(operator: string, left: unknown, right: () => unknown): unknown {
  const isTrue = truthOf(left)
  if (operator === '&&' || operator === '||') {
    if (!isOpen(isTrue)) return isTrue === (operator === '||') ? left : right()
    // Whatever is open, one side can decide.
    const other = right()
    return truthOf(other) === (operator === '||') ? other : isTrue === FOLLOWS ? FOLLOWS : other === FOLLOWS ? FOLLOWS : ANY
  }
  const other = right()
  if (isOpen(left) || isOpen(other)) return left === FOLLOWS || other === FOLLOWS ? FOLLOWS : ANY
  switch (operator) {
    case '==':
    case '===':
      return left === other || (operator === '==' && isNothing(left) && isNothing(other))
    case '!=':
    case '!==':
      return !(left === other || (operator === '!=' && isNothing(left) && isNothing(other)))
    case '<':
      return Number(left) < Number(other)
    case '<=':
      return Number(left) <= Number(other)
    case '>':
      return Number(left) > Number(other)
    case '>=':
      return Number(left) >= Number(other)
    case '??':
      return isNothing(left) ? other : left
    default:
      return ANY
  }
}

const isNothing = (value: unknown): boolean => value === null || value === undefined

function either(yes: unknown, no: unknown, test: typeof ANY | typeof FOLLOWS): unknown {
  return truthOf(yes) === truthOf(no) ? yes : test
}

/** What a few functions give that conditions are made of; of the others no more than what they are given is known. */
function called(tree: Extract<FormulaTree, readonly ['c', ...unknown[]]>, around: Around): unknown {
  const [, callee, given] = tree
  const parts = given.filter((part): part is FormulaTree => part[0] !== 's')
  const [first, second] = parts
  if (callee[0] !== 'n' || !first || parts.length < given.length) return follows(tree, around)
  const value = valueOf(first, around)
  switch (callee[1]) {
    case 'not':
      return isOpen(value) ? value : !value
    case 'and':
    case 'or':
      return second ? binary(callee[1] === 'and' ? '&&' : '||', value, () => valueOf(second, around)) : follows(tree, around)
    case 'length':
    case 'isEmpty': {
      const rows = value === around.members ? (around.members['data'] ?? ANY) : value
      if (isOpen(rows)) return rows
      const size = Array.isArray(rows) || typeof rows === 'string' ? rows.length : undefined
      return callee[1] === 'length' ? (size ?? ANY) : isNothing(rows) || size === 0
    }
    default:
      return follows(tree, around)
  }
}

/** Whether anything in a part tells the state: the collection as a whole, or a member that does. */
function follows(tree: FormulaTree, around: Around): typeof ANY | typeof FOLLOWS {
  if (isCollection(tree, around)) return FOLLOWS
  if (tree[0] === '.' && isCollection(tree[1], around)) {
    const key = tree[2][0] === 'l' ? String(tree[2][1]) : undefined
    return key === undefined || around.told.includes(key) ? FOLLOWS : ANY
  }
  return partsOf(tree).some((part) => follows(part, around) === FOLLOWS) ? FOLLOWS : ANY
}

function isCollection(tree: FormulaTree, { names }: Around): boolean {
  if (tree[0] !== '.' || tree[1][0] !== 'n' || tree[1][1] !== 'collections' || tree[2][0] !== 'l') return false
  return names.includes(String(tree[2][1]))
}
