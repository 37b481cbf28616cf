import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'decoration', node: { element: 'icon', props: { icon: 'star' } } },
  {
    name: 'with a label',
    node: { element: 'icon', props: { icon: 'phone', label: 'Telephone' }, styles: { default: { color: '#c0392b' } } },
  },
  { name: 'none chosen', node: { element: 'icon', props: { icon: '' } } },
]
