import type { NodeTemplate } from '@heddle/kit'
import { chartVariants } from './variants.ts'

const SHOP = [
  { month: 'March', shop: 'North', sold: 12 },
  { month: 'March', shop: 'South', sold: 7 },
  { month: 'April', shop: 'North', sold: 18 },
  { month: 'April', shop: 'South', sold: 21 },
  { month: 'May', shop: 'North', sold: 16 },
  { month: 'May', shop: 'South', sold: 25 },
]

const chart = (props: NonNullable<NodeTemplate['props']>): NodeTemplate => ({
  element: 'chart',
  props: { animated: false, ...props },
  styles: { default: { width: '100%', height: '200px' } },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'lines of rows, grouped',
    node: chart({
      dataType: 'guided',
      data: SHOP,
      dataXField: 'month',
      yAxis: 'field-summary',
      dataYField: 'sold',
      aggregate: 'sum',
      groupBy: 'shop',
      accessibleLabel: 'Sold by month',
    }),
  },
  ...chartVariants.map(({ id, props = {} }) => ({ name: id, node: chart(props) })),
  { name: 'without data', node: chart({ dataType: 'guided', data: [] }) },
]
