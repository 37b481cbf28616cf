import type { Data } from './data.ts'

/** One formula: by hand, in our language, and in that of each peer; a peer without a text cannot say it. */
export interface FormulaCase {
  readonly label: string
  readonly byHand: (data: Data) => unknown
  readonly ours: string
  readonly nordcraft: unknown
  readonly jsonata: string
  readonly jexl: string
  readonly filtrex?: string
  readonly exprEval: string
}

const value = (given: unknown) => ({ type: 'value', value: given })
const read = (...path: readonly string[]) => ({ type: 'path', path: ['Variables', ...path] })
const item = (...path: readonly string[]) => ({ type: 'path', path: ['Args', 'item', ...path] })
const call = (name: string, ...formulas: readonly unknown[]) => ({
  type: 'function',
  name,
  arguments: formulas.map((one) => (isFunction(one) ? one : { formula: one })),
})
const arrow = (formula: unknown) => ({ isFunction: true, formula })

function isFunction(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'isFunction' in part
}

const two = (part: number) => String(part).padStart(2, '0')

/** A date as DD/MM/YYYY: what peers without a function for it are given, and the limit. */
export function dayMonthYear(text: string): string {
  const date = new Date(text)
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`
}

export const CASES: readonly FormulaCase[] = [
  {
    label: 'concatenate',
    byHand: ({ first, last }) => `Hello ${first} ${last}!`,
    ours: "concatenate('Hello ', variables.first, ' ', variables.last, '!')",
    nordcraft: call('concatenate', value('Hello '), read('first'), value(' '), read('last'), value('!')),
    jsonata: '"Hello " & first & " " & last & "!"',
    jexl: '"Hello " + first + " " + last + "!"',
    filtrex: 'cat("Hello ", first, " ", last, "!")',
    exprEval: '"Hello " || first || " " || last || "!"',
  },
  {
    label: 'arithmetic',
    byHand: ({ price, qty, tax, discount }) => price * qty * (1 + tax) - discount,
    ours: 'variables.price * variables.qty * (1 + variables.tax) - variables.discount',
    nordcraft: call('minus', call('multiply', read('price'), read('qty'), call('add', value(1), read('tax'))), read('discount')),
    jsonata: 'price * qty * (1 + tax) - discount',
    jexl: 'price * qty * (1 + tax) - discount',
    filtrex: 'price * qty * (1 + tax) - discount',
    exprEval: 'price * qty * (1 + tax) - discount',
  },
  {
    label: 'nested if',
    byHand: ({ score }) => (score >= 90 ? 'A' : score >= 75 ? 'B' : score >= 50 ? 'C' : 'D'),
    ours: "if(variables.score >= 90, 'A', if(variables.score >= 75, 'B', if(variables.score >= 50, 'C', 'D')))",
    nordcraft: {
      type: 'switch',
      cases: [
        [90, 'A'],
        [75, 'B'],
        [50, 'C'],
      ].map(([least, mark]) => ({ condition: call('atLeast', read('score'), value(least)), formula: value(mark) })),
      default: value('D'),
    },
    jsonata: 'score >= 90 ? "A" : score >= 75 ? "B" : score >= 50 ? "C" : "D"',
    jexl: 'score >= 90 ? "A" : score >= 75 ? "B" : score >= 50 ? "C" : "D"',
    filtrex: 'if score >= 90 then "A" else if score >= 75 then "B" else if score >= 50 then "C" else "D"',
    exprEval: 'score >= 90 ? "A" : score >= 75 ? "B" : score >= 50 ? "C" : "D"',
  },
  {
    label: 'text functions',
    byHand: ({ raw }) => raw.trim().toUpperCase().slice(0, 10),
    ours: 'subText(uppercase(trim(variables.raw)), 0, 10)',
    nordcraft: call('take', call('uppercase', call('trim', read('raw'))), value(10)),
    jsonata: '$substring($uppercase($trim(raw)), 0, 10)',
    jexl: 'raw|trim|upper|cut(0, 10)',
    filtrex: 'cut(upper(trim(raw)), 0, 10)',
    exprEval: 'cut(upper(trim(raw)), 0, 10)',
  },
  {
    label: 'lookup in 1,000 rows',
    byHand: ({ products, wanted }) => products.find(({ id }) => id === wanted)?.name,
    ours: 'lookup(variables.wanted, collections.products)?.name',
    nordcraft: call('get', call('find', read('products'), arrow(call('equals', item('id'), read('wanted')))), value('name')),
    jsonata: 'products[id = $$.wanted].name',
    jexl: 'products[.id == wanted][0].name',
    filtrex: 'lookup(products, "id", wanted, "name")',
    exprEval: 'prop(head(filter(f(x) = x.id == wanted, products)), "name")',
  },
  {
    label: 'rollup of 1,000 rows',
    byHand: ({ products, projectId }) => {
      let sum = 0
      for (const { project, amount } of products) if (project === projectId) sum += amount
      return sum
    },
    ours: "rollupSum(filterByKey(collections.products, 'project', variables.projectId), 'amount')",
    nordcraft: call(
      'sum',
      call(
        'map',
        call('filter', read('products'), arrow(call('equals', item('project'), read('projectId')))),
        arrow(item('amount')),
      ),
    ),
    jsonata: '$sum(products[project = $$.projectId].amount)',
    jexl: 'products[.project == projectId]|pluck("amount")|sum',
    filtrex: 'sumIf(products, "project", projectId, "amount")',
    exprEval: 'total(map(g(x) = x.amount, filter(f(x) = x.project == projectId, products)))',
  },
  {
    label: 'filter, map and sum of 1,000 rows',
    byHand: ({ products }) =>
      products
        .filter(({ active }) => active)
        .map(({ price, qty }) => price * qty)
        .reduce((sum, one) => sum + one, 0),
    ours: 'sum(mapEach(filter(collections.products, row => row.active), row => row.price * row.qty))',
    nordcraft: call(
      'sum',
      call('map', call('filter', read('products'), arrow(item('active'))), arrow(call('multiply', item('price'), item('qty')))),
    ),
    jsonata: '$sum(products[active].(price * qty))',
    jexl: 'products[.active]|products("price", "qty")|sum',
    exprEval: 'total(map(g(x) = x.price * x.qty, filter(f(x) = x.active, products)))',
  },
  {
    label: 'date format',
    byHand: ({ date }) => dayMonthYear(date),
    ours: "formatDate(variables.date, 'DD/MM/YYYY')",
    nordcraft: call('day', read('date')),
    jsonata: '$fromMillis($toMillis(date), "[D01]/[M01]/[Y0001]")',
    jexl: 'date|day',
    filtrex: 'day(date)',
    exprEval: 'day(date)',
  },
  {
    label: 'deep member access',
    byHand: ({ user }) => user?.address?.city ?? 'none',
    ours: "variables.user?.address?.city ?? 'none'",
    nordcraft: call('orElse', read('user', 'address', 'city'), value('none')),
    jsonata: '$exists(user.address.city) ? user.address.city : "none"',
    jexl: 'user.address.city ? user.address.city : "none"',
    filtrex: 'orElse(city of address of user, "none")',
    exprEval: 'orElse(user.address.city, "none")',
  },
  {
    label: 'template',
    byHand: ({ first, last, age }) => `${first} ${last} (${age})`,
    ours: '`${variables.first} ${variables.last} (${variables.age})`',
    nordcraft: call('concatenate', read('first'), value(' '), read('last'), value(' ('), read('age'), value(')')),
    jsonata: 'first & " " & last & " (" & age & ")"',
    jexl: 'first + " " + last + " (" + age + ")"',
    filtrex: 'cat(first, " ", last, " (", age, ")")',
    exprEval: 'first || " " || last || " (" || age || ")"',
  },
]
