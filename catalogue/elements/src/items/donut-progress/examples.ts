import type { NodeTemplate } from '@heddle/kit'

const donut = (
  props: NonNullable<NodeTemplate['props']>,
  styles: Readonly<Record<string, string>> = {},
  slots: NonNullable<NodeTemplate['slots']> = {},
): NodeTemplate => ({ element: 'donut-progress', props, styles: { default: { width: '96px', ...styles } }, slots })

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'two thirds, in percent',
    node: donut({ value: 65, label: 'percent', accessibleLabel: 'Upload' }, { 'font-weight': '600' }),
  },
  {
    name: 'a level of its own range, filled ring outside',
    node: donut({
      value: 320.5,
      max: 500,
      label: 'value',
      role: 'meter',
      accessibleLabel: 'Litres in the tank',
      style: 'out',
      offset: '3px',
      emptyThickness: '3px',
      lineCap: 'butt',
      fillColor: '#15803d',
    }),
  },
  {
    name: 'with something in the middle',
    node: donut(
      { value: 12, style: 'in-over', thickness: '12px', emptyThickness: '4px', direction: 'counter' },
      {},
      {
        container: [{ element: 'icon', props: { icon: 'star' } }],
      },
    ),
  },
]
