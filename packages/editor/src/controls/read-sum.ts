import { printMeasure, tidy, type Measure } from './measure.ts'

/** What a sum comes to, as an amount for each unit that took part: `100%-20px` is 100 of `%` and -20 of `px`. */
type Sum = ReadonlyMap<string, number>

const TOKEN = /\s*(?:((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]+|%)?|([-+*/()]))/iy

/**
 * Works out a simple sum such as `24+8` or `(100%-20px)/2`. Bare numbers take the given unit when they stand alone or are
 * added to it; amounts of different units become a `calc()`. `undefined` when the text is no sum.
 */
export function readSum(text: string, unit: string): string | undefined {
  const tokens = tokenize(text)
  if (!tokens) return undefined
  let at = 0

  function product(): Sum | undefined {
    let left = factor()
    while (left && (tokens?.[at] === '*' || tokens?.[at] === '/')) {
      const operator = tokens[at++]
      const right = factor()
      left = right && (operator === '*' ? (scale(left, right) ?? scale(right, left)) : divide(left, right))
    }
    return left
  }
  function sum(): Sum | undefined {
    let left = product()
    while (left && (tokens?.[at] === '+' || tokens?.[at] === '-')) {
      const sign = tokens[at++] === '-' ? -1 : 1
      const right = product()
      left = right && add(left, right, sign)
    }
    return left
  }
  function factor(): Sum | undefined {
    const token = tokens?.[at++]
    if (token === '-' || token === '+') {
      const inner = factor()
      return inner && add(new Map(), inner, token === '-' ? -1 : 1)
    }
    if (token === '(') {
      const inner = sum()
      return tokens?.[at++] === ')' ? inner : undefined
    }
    return typeof token === 'object' ? new Map([[token.unit, token.amount]]) : undefined
  }

  const total = sum()
  return total && at === tokens.length ? print(total, unit) : undefined
}

function tokenize(text: string): readonly (Measure | string)[] | undefined {
  const tokens: (Measure | string)[] = []
  TOKEN.lastIndex = 0
  const trimmed = text.trimEnd()
  while (TOKEN.lastIndex < trimmed.length) {
    const match = TOKEN.exec(trimmed)
    if (!match) return undefined
    tokens.push(match[1] === undefined ? (match[3] ?? '') : { amount: Number(match[1]), unit: (match[2] ?? '').toLowerCase() })
  }
  return tokens.length > 0 ? tokens : undefined
}

function add(left: Sum, right: Sum, sign: number): Sum {
  const total = new Map(left)
  for (const [unit, amount] of right) total.set(unit, (total.get(unit) ?? 0) + sign * amount)
  return total
}

function bare(sum: Sum): number | undefined {
  return sum.size === 1 ? sum.get('') : undefined
}

function scale(sum: Sum, by: Sum): Sum | undefined {
  const factor = bare(by)
  return factor === undefined ? undefined : new Map([...sum].map(([unit, amount]) => [unit, amount * factor]))
}

function divide(sum: Sum, by: Sum): Sum | undefined {
  const divisor = bare(by)
  return divisor === undefined || divisor === 0 ? undefined : new Map([...sum].map(([unit, amount]) => [unit, amount / divisor]))
}

function print(sum: Sum, unit: string): string | undefined {
  const amounts = new Map(sum)
  const loose = amounts.get('')
  // `24+8` on a field in pixels means pixels; `100%-20` means the other unit that was named.
  if (loose !== undefined) {
    amounts.delete('')
    const named = amounts.size === 1 ? ([...amounts.keys()][0] ?? unit) : unit
    amounts.set(named, (amounts.get(named) ?? 0) + loose)
  }
  const parts = [...amounts].filter(([, amount]) => amounts.size === 1 || tidy(amount) !== 0)
  const [first, ...others] = parts
  if (!first) return printMeasure({ amount: 0, unit })
  if (!Number.isFinite(first[1])) return undefined
  if (others.length === 0) return printMeasure({ amount: first[1], unit: first[0] })
  const rest = others.map(
    ([name, amount]) => ` ${amount < 0 ? '-' : '+'} ${printMeasure({ amount: Math.abs(amount), unit: name })}`,
  )
  return `calc(${printMeasure({ amount: first[1], unit: first[0] })}${rest.join('')})`
}
