import type { NodeTemplate } from '@heddle/kit'

const column = (words: string, width = 0): NodeTemplate => ({
  element: 'column',
  props: { width },
  styles: { default: { 'background-color': '#eef2f8', color: '#16202e', 'padding-left': '12px' } },
  slots: { children: [{ element: 'text', props: { text: words } }] },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'that share the line',
    node: { element: 'columns', slots: { children: [column('Bread'), column('Rolls'), column('Cake')] } },
  },
  {
    name: 'small left, with columns in the other',
    node: {
      element: 'columns',
      slots: {
        children: [
          column('A quarter', 3),
          {
            element: 'column',
            props: { width: 9 },
            slots: { children: [{ element: 'columns', slots: { children: [column('Half'), column('Half')] } }] },
          },
        ],
      },
    },
  },
  {
    name: 'a mosaic by percent',
    node: {
      element: 'columns',
      props: { flow: 'row wrap', units: '100', gap: '8px' },
      slots: { children: [column('70 %', 70), column('30 %', 30), column('30 %', 30), column('70 %', 70)] },
    },
  },
  {
    name: 'the last one at the end',
    node: {
      element: 'columns',
      props: { pushesLast: true },
      slots: { children: [column('Start', 3), column('End', 3)] },
    },
  },
]
