import { allowList } from './budget.ts'
import { toKey } from './read.ts'
import type { Run } from './settle.ts'
import { copyOwn, itemsOf } from './spread.ts'
import { isSpread, type FormulaEntry, type FormulaItem, type FormulaTree } from './tree.ts'

type Compile = (tree: FormulaTree) => Run
type Write = (made: Record<string, unknown>, scope: object, frame: unknown[]) => void

export function compileArray(items: readonly FormulaItem[], compile: Compile): Run {
  const parts = items.map((item) => ({ run: compile(isSpread(item) ? item[1] : item), spreads: isSpread(item) }))
  if (!parts.some((part) => part.spreads)) return (scope, frame) => parts.map(({ run }) => run(scope, frame))
  return (scope, frame) => {
    const made = parts.flatMap(({ run, spreads }) => (spreads ? itemsOf(run(scope, frame)) : [run(scope, frame)]))
    allowList(made.length)
    return made
  }
}

export function compileObject(entries: readonly FormulaEntry[], compile: Compile): Run {
  const writers = entries.map((entry) => writer(entry, compile))
  return (scope, frame) => {
    const made: Record<string, unknown> = {}
    for (const write of writers) write(made, scope, frame)
    return made
  }
}

function writer(entry: FormulaEntry, compile: Compile): Write {
  if (isSpread(entry)) {
    const value = compile(entry[1])
    return (made, scope, frame) => copyOwn(made, value(scope, frame))
  }
  const [key, value] = [compile(entry[0]), compile(entry[1])]
  if (entry[0][0] === 'l') {
    const name = toKey(entry[0][1])
    return (made, scope, frame) => {
      made[name] = value(scope, frame)
    }
  }
  return (made, scope, frame) => {
    const name = toKey(key(scope, frame))
    made[name] = value(scope, frame)
  }
}
