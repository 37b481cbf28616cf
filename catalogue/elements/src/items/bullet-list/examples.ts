import type { NodeTemplate } from '@heddle/kit'

const POINTS = ['Bread from the stone oven', 'Cakes for every day', 'Coffee that we roast'].map((label) => ({ label, text: '' }))

const points = (props: NonNullable<NodeTemplate['props']>): NodeTemplate => ({
  element: 'bullet-list',
  props: { items: POINTS, ...props },
  styles: { default: { 'line-height': '1.6' } },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'points', node: points({}) },
  { name: 'with an icon', node: points({ marker: 'icon', markerColor: '#15803d' }) },
  { name: 'in an order that counts down', node: points({ kind: 'ol', start: 3, reversed: true }) },
  {
    name: 'words and what they mean',
    node: points({
      kind: 'dl',
      items: [
        { label: 'Sencha', text: 'A green tea that is steamed.' },
        { label: 'Oolong', text: 'Between green and black.' },
      ],
    }),
  },
]
