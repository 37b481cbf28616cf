import type { NodeTemplate } from '@heddle/kit'

const custom = (total: number, limit: number, offset: number, more: NodeTemplate['props'] = {}): NodeTemplate => ({
  element: 'paginator',
  props: { useCustomPagination: true, total, limit, offset, ...more },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'first of two', node: custom(10, 5, 0) },
  { name: 'in the middle of many', node: custom(500, 20, 200) },
  { name: 'one page only', node: custom(3, 5, 0) },
  { name: 'with first, last and what is shown', node: custom(95, 10, 40, { showEnds: true, showRange: true }) },
  { name: 'last page', node: custom(95, 10, 90, { showEnds: true, showRange: true }) },
  { name: 'beyond the end', node: custom(12, 5, 500) },
  { name: 'without a collection', node: { element: 'paginator' } },
]
