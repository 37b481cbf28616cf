import type { NodeTemplate } from '@heddle/kit'

const KINDS = 'circle pulse plane bounce wave chase flow swing circle-fade grid fold wander'.split(' ')

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'each kind',
    node: {
      element: 'flexbox',
      styles: { default: { 'flex-direction': 'row', 'flex-wrap': 'wrap', 'column-gap': '24px', 'row-gap': '24px' } },
      slots: { children: KINDS.map((kind): NodeTemplate => ({ element: 'loader', props: { kind } })) },
    },
  },
  { name: 'as it begins', node: { element: 'loader' } },
  { name: 'in a colour and size of its own', node: { element: 'loader', props: { color: '#15803d', size: '64px' } } },
]
