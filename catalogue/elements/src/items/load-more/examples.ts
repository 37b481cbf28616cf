import type { NodeTemplate } from '@heddle/kit'

const own = (total: number, limit: number, more: NodeTemplate['props'] = {}): NodeTemplate => ({
  element: 'load-more',
  props: { useCustomPagination: true, total, limit, ...more },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'more to come', node: own(95, 10) },
  { name: 'all is there', node: own(8, 10) },
  { name: 'by itself', node: own(95, 20, { isAutomatic: true, moreLabel: 'More breads' }) },
  { name: 'without a collection', node: { element: 'load-more' } },
]
