import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'of the nearest field', node: { element: 'error-text' } },
  {
    name: 'of a chosen field',
    node: { element: 'error-text', props: { fieldName: 'email', required: 'We need it to answer.' } },
  },
]
