import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'with nothing to list', node: { element: 'error-summary', props: { text: 'Please look at these' } } },
]
