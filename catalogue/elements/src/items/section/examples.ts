import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'with a heading and a text',
    node: {
      element: 'section',
      name: 'About us',
      props: { tag: 'section' },
      slots: {
        children: [
          { element: 'text', props: { text: 'Bread from the stone oven', tag: 'h2' } },
          { element: 'text', props: { text: 'Baked every morning at five.' } },
        ],
      },
    },
  },
  { name: 'empty footer', node: { element: 'section', props: { tag: 'footer' } } },
]
