import type { NodeTemplate } from '@heddle/kit'

const text = (words: string): NodeTemplate => ({ element: 'text', props: { text: words, tag: 'span' } })
const row = (...children: readonly NodeTemplate[]): NodeTemplate => ({ element: 'table-row', slots: { children } })

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'of each kind',
    node: {
      element: 'table',
      slots: {
        head: [
          row({ element: 'table-cell', props: { kind: 'column', sorted: 'descending' }, slots: { children: [text('Day')] } }),
          row({ element: 'table-cell', props: { kind: 'column' } }),
        ],
        rows: [
          row(
            { element: 'table-cell', props: { kind: 'row', label: 'Day' }, slots: { children: [text('Monday')] } },
            { element: 'table-cell', props: { label: 'Hours' }, slots: { children: [text('8–18')] } },
          ),
          row({ element: 'table-cell', props: { columns: 2 }, slots: { children: [text('Closed on Sundays')] } }),
        ],
      },
    },
  },
]
