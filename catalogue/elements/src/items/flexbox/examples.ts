import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'row of two texts',
    node: {
      element: 'flexbox',
      styles: { default: { 'flex-direction': 'row', 'column-gap': '16px' } },
      slots: {
        children: [
          { element: 'text', props: { text: 'Left' } },
          { element: 'text', props: { text: 'Right' } },
        ],
      },
    },
  },
  {
    name: 'list',
    node: {
      element: 'flexbox',
      props: { tag: 'ul' },
      slots: {
        children: [
          {
            element: 'flexbox',
            props: { tag: 'li' },
            slots: { children: [{ element: 'text', props: { text: 'Rye', tag: 'span' } }] },
          },
          {
            element: 'flexbox',
            props: { tag: 'li' },
            slots: { children: [{ element: 'text', props: { text: 'Wheat', tag: 'span' } }] },
          },
        ],
      },
    },
  },
]
