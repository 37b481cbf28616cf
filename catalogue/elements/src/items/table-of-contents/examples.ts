import type { NodeTemplate } from '@heddle/kit'

const contents = (props: NonNullable<NodeTemplate['props']>): NodeTemplate => ({ element: 'table-of-contents', props })

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'headings of this page', node: contents({}) },
  {
    name: 'with numbers, from the first level',
    node: contents({ from: 1, kind: 'numbers', accessibleLabel: 'Contents by number' }),
  },
]
