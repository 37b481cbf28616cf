import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'in a table',
    node: {
      element: 'table',
      slots: {
        rows: [
          {
            element: 'table-row',
            styles: { default: { 'background-color': '#f4f5f7', color: '#14181f' } },
            slots: {
              children: [
                { element: 'table-cell', slots: { children: [{ element: 'text', props: { text: 'Rye', tag: 'span' } }] } },
              ],
            },
          },
        ],
      },
    },
  },
]
