// Tells whether a regular expression can cost more than its text is long. A pattern becomes an automaton whose states are its
// characters; it is costly when two of its loops can share a stretch of text (a text of n letters is then split in n ways, or more),
// or when one loop reads a stretch in two ways. The search for a beginning is a loop too, unless the pattern is anchored.

/** Letters that stand for all: ASCII, and one of each sort of the others. */
const SAMPLES = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'\u0085\u00a0éßİſΩя中٣’\u0301\u2028\ufeff\u212a😀',
]
const START = { type: 'start' }
const CONDITION = { type: 'condition' }

/**
 * `undefined` for a pattern that takes linear time on every text, else why it may not: `exponential`, `polynomial`, or what of it
 * cannot be judged. Repeats with an upper bound count as single characters: they cost a factor.
 */
export function patternCost(source, flags) {
  const { tree, problem } = parsePattern(source, flags)
  if (problem) return problem
  return costOf(tree, source, flags)
}

function costOf(tree, source, flags) {
  const letters = [...new Set([...SAMPLES, ...source])]
  const automaton = createAutomaton(letters, flags)
  const whole = automaton.build(tree)
  if (automaton.problem) return automaton.problem
  // The search for a beginning: a state that reads anything and from which a match may begin.
  const search = automaton.add(new Set(letters.keys()))
  automaton.connect([{ state: search }], [{ state: search }])
  if (!flags.includes('y')) automaton.connect([{ state: search }], whole.first)
  return judge(automaton, whole)
}

/** Reads a pattern into sequences, choices, repeats, characters, and conditions that read nothing. */
function parsePattern(source, flags) {
  let at = 0
  let problem
  const startOf = flags.includes('m') ? CONDITION : START
  const take = (pattern) => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at += found[0].length
    return found
  }

  function choice() {
    const options = [sequence()]
    while (take(/\|/y)) options.push(sequence())
    return options.length === 1 ? options[0] : { type: 'choice', options }
  }
  function sequence() {
    const items = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') items.push(repeated(atom()))
    return { type: 'sequence', items }
  }
  function repeated(item) {
    const found = take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y)
    if (!found) return item
    const [, sign, least, comma, most] = found
    if (sign) return { type: 'repeat', item, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
    return { type: 'repeat', item, min: Number(least), max: most ? Number(most) : comma ? Infinity : Number(least) }
  }
  function atom() {
    const look = take(/\(\?<?[=!]/y)
    if (look) {
      const body = choice()
      take(/\)/y)
      return { type: 'look', body }
    }
    if (take(/\((?:\?(?:<\w+>|[a-z]*(?:-[a-z]+)?:))?/y)) {
      const body = choice()
      take(/\)/y)
      return body
    }
    if (take(/\^/y)) return startOf
    if (take(/\$|\\[bB]/y)) return CONDITION
    if (take(/\\(?:[1-9]\d?|k<\w+>)/y)) {
      problem = 'refers back to a group'
      return CONDITION
    }
    const letter = take(/\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[A-Z]|[pP]\{[^}]*\}|[^])|\[(?:\\[^]|[^\]\\])*\]|[^]/iuy)
    return { type: 'letter', source: letter[0] }
  }
  return { tree: choice(), problem }
}

/** States, each a set of letters, and which may follow which, how often by different ways. */
function createAutomaton(letters, flags) {
  const states = []
  const ways = []
  const automaton = { states, ways, problem: undefined, add, connect, build }
  const own = flags.replaceAll(/[gyd]/g, '')
  const setOf = new Map()

  function add(set) {
    ways.push(new Map())
    return states.push(set) - 1
  }
  function connect(from, to) {
    for (const { state } of from) {
      for (const next of to) if (!next.atStart) ways[state].set(next.state, (ways[state].get(next.state) ?? 0) + 1)
    }
  }
  function lettersOf(source) {
    if (!setOf.has(source)) {
      const pattern = new RegExp(`^(?:${source})$`, own.includes('u') || own.includes('v') ? own : `${own}u`.replace('uu', 'u'))
      setOf.set(source, new Set([...letters.keys()].filter((index) => pattern.test(letters[index]))))
    }
    return setOf.get(source)
  }

  /** What a part of the tree may begin and end with; `empty` when it may read nothing, and on what condition. */
  function build(node) {
    if (node.type === 'letter') {
      let set
      try {
        set = lettersOf(node.source)
      } catch {
        // Escapes that only patterns without the flag u allow.
        set = new Set([...letters.keys()].filter((index) => new RegExp(`^(?:${node.source})$`, own).test(letters[index])))
      }
      const one = [{ state: add(set) }]
      return { first: one, last: one }
    }
    if (node.type === 'start') return { first: [], last: [], empty: { atStart: true, isConditional: true } }
    if (node.type === 'condition') return { first: [], last: [], empty: { isConditional: true } }
    if (node.type === 'look') {
      if (hasLoop(node.body)) automaton.problem ??= 'looks ahead or back without an end'
      return { first: [], last: [], empty: { isConditional: true } }
    }
    if (node.type === 'choice') {
      const parts = node.options.map(build)
      const empties = parts.flatMap(({ empty }) => empty ?? [])
      const empty = empties.find(({ isConditional }) => !isConditional) ?? empties[0]
      return { first: parts.flatMap(({ first }) => first), last: parts.flatMap(({ last }) => last), ...(empty && { empty }) }
    }
    if (node.type === 'sequence') return node.items.map(build).reduce(join, { first: [], last: [], empty: {} })
    return repeat(node)
  }

  function join(a, b) {
    connect(a.last, b.first)
    const after = a.empty ? b.first.map((one) => ({ ...one, atStart: one.atStart || a.empty.atStart })) : []
    const before = b.empty ? a.last.map((one) => ({ ...one, isConditional: one.isConditional || b.empty.isConditional })) : []
    const empty = a.empty && b.empty
    return {
      first: [...a.first, ...after],
      last: [...before, ...b.last],
      ...(empty && {
        empty: {
          atStart: a.empty.atStart || b.empty.atStart,
          isConditional: a.empty.isConditional || b.empty.isConditional,
        },
      }),
    }
  }

  function repeat({ item, min, max }) {
    if (max === 0) return { first: [], last: [], empty: {} }
    const optional = (part) => ({ ...part, empty: {} })
    const one = build(item)
    if (max === Infinity && min <= 1) {
      connect(one.last, one.first)
      return min === 0 ? optional(one) : one
    }
    if (max === Infinity) return join(one, repeat({ item, min: 1, max }))
    const all = max === 1 ? one : join(one, min > 1 ? build(item) : optional(build(item)))
    return min === 0 ? optional(all) : all
  }
  return automaton
}

const hasLoop = (node) =>
  (node.type === 'repeat' && (node.max === Infinity || hasLoop(node.item))) ||
  (node.type === 'look' && hasLoop(node.body)) ||
  (node.options ?? node.items ?? []).some(hasLoop)

function judge({ states, ways }, { last }) {
  const all = [...states.keys()]
  const reached = all.map((state) => reachedFrom(state, ways))
  const isSame = (a, b) => reached[a].has(b) && reached[b].has(a)
  // A loop that may be left with success at any time ends the search when it is left: nothing is tried again.
  const succeeds = new Set(last.filter(({ isConditional }) => !isConditional).map(({ state }) => state))
  const loops = all.filter(
    (state) => reached[state].has(state) && !all.some((one) => succeeds.has(one) && (one === state || isSame(one, state))),
  )
  const share = (...of) => [...states[of[0]]].some((letter) => of.every((state) => states[state].has(letter)))

  for (const state of loops) {
    for (const [next, count] of ways[state]) if (count > 1 && isSame(state, next)) return 'exponential'
  }
  for (const state of loops) if (readsTwice(state, ways, isSame, share)) return 'exponential'
  // The search loop, the last state, succeeds nowhere by itself.
  const beginnings = all.filter((state) => reached[state].has(state))
  for (const a of beginnings) {
    for (const b of loops)
      if (a !== b && reached[a].has(b) && !isSame(a, b) && sharesText(a, b, ways, reached, share)) return 'polynomial'
  }
  return undefined
}

function reachedFrom(state, ways) {
  const found = new Set()
  const open = [...ways[state].keys()]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...ways[next].keys())
  }
  return found
}

/** Whether two different ways lead from a state back to it over the same text. */
function readsTwice(state, ways, isSame, share) {
  const inside = (next) => next === state || isSame(next, state)
  const size = ways.length
  const forward = new Map()
  const open = [state * size + state]
  const seen = new Set(open)
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [a, b] = [Math.floor(pair / size), pair % size]
    for (const x of ways[a].keys()) {
      if (!inside(x)) continue
      for (const y of ways[b].keys()) {
        if (!inside(y) || !share(x, y)) continue
        const next = x * size + y
        forward.set(next, [...(forward.get(next) ?? []), pair])
        if (!seen.has(next)) {
          seen.add(next)
          open.push(next)
        }
      }
    }
  }
  // From where the two ways differ, back to the state.
  const back = new Set()
  const waiting = [state * size + state]
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    for (const before of forward.get(pair) ?? []) {
      if (back.has(before)) continue
      back.add(before)
      waiting.push(before)
    }
  }
  return [...back].some((pair) => Math.floor(pair / size) !== pair % size)
}

/** Whether some text leads from `a` to `a`, from `a` to `b`, and from `b` to `b`. */
function sharesText(a, b, ways, reached, share) {
  const size = ways.length
  const key = (x, y, z) => (x * size + y) * size + z
  const isIn = (state, loop) => state === loop || (reached[state].has(loop) && reached[loop].has(state))
  const open = [[a, a, b]]
  const seen = new Set()
  while (open.length > 0) {
    const [x, y, z] = open.pop()
    for (const nextX of ways[x].keys()) {
      if (!isIn(nextX, a)) continue
      for (const nextZ of ways[z].keys()) {
        if (!isIn(nextZ, b) || !share(nextX, nextZ)) continue
        for (const nextY of ways[y].keys()) {
          if ((nextY !== b && !reached[nextY].has(b)) || !share(nextX, nextY, nextZ)) continue
          if (nextX === a && nextY === b && nextZ === b) return true
          const next = key(nextX, nextY, nextZ)
          if (seen.has(next)) continue
          seen.add(next)
          open.push([nextX, nextY, nextZ])
        }
      }
    }
  }
  return false
}
