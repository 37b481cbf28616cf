import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'in tabs',
    node: {
      element: 'tabs',
      slots: {
        tabs: [{ element: 'tab', slots: { children: [{ element: 'text', props: { text: 'Rye', tag: 'span' } }] } }],
        panels: [{ element: 'tab-panel', slots: { children: [{ element: 'text', props: { text: 'Dark and sour.' } }] } }],
      },
    },
  },
]
