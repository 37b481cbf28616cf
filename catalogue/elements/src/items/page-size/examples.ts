import type { NodeTemplate } from '@heddle/kit'

const own = (limit: number, more: NodeTemplate['props'] = {}): NodeTemplate => ({
  element: 'page-size',
  props: { useCustomPagination: true, limit, ...more },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'one of the usual sizes', node: own(25) },
  { name: 'a size of its own between them', node: own(20, { sizes: [50, 10], label: 'Breads per page' }) },
  { name: 'without a collection', node: { element: 'page-size' } },
]
