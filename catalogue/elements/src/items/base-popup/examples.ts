import type { NodeTemplate } from '@heddle/kit'

const text = (said: string): NodeTemplate => ({ element: 'text', props: { text: said } })

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'modal', node: { element: 'base-popup', slots: { children: [text('Delete this order?')] } } },
  {
    name: 'sheet',
    node: { element: 'base-popup', props: { type: 'sheet', side: 'right' }, slots: { children: [text('Filters')] } },
  },
]
