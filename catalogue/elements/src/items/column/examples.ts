import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'a third beside what is left',
    node: {
      element: 'columns',
      slots: {
        children: [
          { element: 'column', props: { width: 4 }, slots: { children: [{ element: 'text', props: { text: 'A third' } }] } },
          { element: 'column', slots: { children: [{ element: 'text', props: { text: 'What is left' } }] } },
        ],
      },
    },
  },
]
