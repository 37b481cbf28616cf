import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'card',
    node: {
      element: 'link-block',
      styles: { default: { 'padding-top': '16px', 'padding-bottom': '16px' } },
      slots: {
        children: [
          { element: 'text', props: { text: 'Rye bread', tag: 'h3' } },
          { element: 'text', props: { text: 'Dark, dense, three days fresh.' } },
        ],
      },
    },
  },
]
