import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'around a field',
    node: { element: 'label', props: { text: 'Name', showsRequired: true }, slots: { children: [{ element: 'select' }] } },
  },
  { name: 'alone', node: { element: 'label', props: { text: 'Name' } } },
]
