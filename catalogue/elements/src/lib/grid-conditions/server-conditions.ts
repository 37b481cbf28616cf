import type { FilterLeaf, FilterNode, FilterOperator } from '@heddle/document/values'
import { toText } from '@heddle/kit/react'
import { toNumber } from '../grid/cell-text.ts'
import type { Column } from '../grid/column.ts'
import type { Condition } from '../grid/conditions.ts'
import { MOST_SEARCHED, type ColumnFilter } from '../grid/filter-rows.ts'
import { dayAfter, dayOf } from '../grid-asking/server-filter.ts'
import { comparedAs, takesValue } from './operators.ts'
import { readConditions } from './read-conditions.ts'

type Node = FilterNode<unknown>
type Leaf = FilterLeaf<unknown>

/** What the conditions of a column say, as collections filter (specification section 5). */
export function serverConditions(column: Column, filter: ColumnFilter): readonly (Node | Leaf)[] {
  const { conditions, link } = readConditions(filter, comparedAs(column))
  const nodes = conditions.map((one) => nodeOf(one, column))
  if (link === '$and' || nodes.length < 2) return nodes.flatMap((node) => partsOf(node, '$and'))
  return [{ link, conditions: nodes.flatMap((node) => partsOf(node, link)) }]
}

/** What may stand in what is joined the same way by itself. */
const partsOf = (node: Node | Leaf, link: '$and' | '$or'): readonly (Node | Leaf)[] =>
  'conditions' in node && node.link === link ? node.conditions : [node]

function nodeOf(condition: Condition, column: Column): Node | Leaf {
  const { key: field, options } = column
  const { value, to } = condition
  const operator = condition.operator as FilterOperator
  const leaf = (by: FilterOperator, wanted?: unknown): Leaf => ({
    field,
    operator: by,
    ...(wanted !== undefined && { value: wanted }),
  })
  if (!takesValue(operator)) return leaf(operator)
  const isBetween = condition.operator === '$between'
  switch (comparedAs(column)) {
    case 'number':
      return isBetween
        ? { link: '$and', conditions: [leaf('$gte', toNumber(value)), leaf('$lte', toNumber(to))] }
        : leaf(operator, toNumber(value))
    case 'date': {
      const [day, next] = [dayOf(value), dayAfter(isBetween ? to : value)]
      if (operator === '$lt') return leaf('$lt', day)
      if (operator === '$gt') return leaf('$gte', next)
      // What holds no day is not on it either.
      return operator === '$ne'
        ? { link: '$or', conditions: [leaf('$lt', day), leaf('$gte', next), leaf('$eq:null')] }
        : { link: '$and', conditions: [leaf('$gte', day), leaf('$lt', next)] }
    }
    case 'boolean':
      return leaf(operator, value === 'true')
    case 'option': {
      const own = options.find((option) => toText(option.value) === value)?.value
      return leaf(operator, typeof own === 'number' || typeof own === 'boolean' ? own : value)
    }
    default:
      return leaf(operator, value.slice(0, MOST_SEARCHED).trim())
  }
}
