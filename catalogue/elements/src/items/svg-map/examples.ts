import type { NodeTemplate } from '@heddle/kit'

const map = (props: NonNullable<NodeTemplate['props']>): NodeTemplate => ({
  element: 'svg-map',
  props,
  styles: { default: { width: '100%', height: '260px' } },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'colours by region, one selected',
    node: map({
      regionColors: [
        { regionId: 'north', color: '#b2f2bb', hoverColor: '#69db7c' },
        { regionId: 'south', color: '#ffd8a8', hoverColor: '#ffa94d' },
      ],
      initialSelection: 'south-east',
    }),
  },
  { name: 'several, with zoom', node: map({ selectionMode: 'multiple', zoom: true, initialSelection: ['north', 'south-west'] }) },
]
