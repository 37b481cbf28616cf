import type { NodeTemplate } from '@heddle/kit'

const bar = (props: NonNullable<NodeTemplate['props']>, slots: NonNullable<NodeTemplate['slots']> = {}): NodeTemplate => ({
  element: 'progress-bar',
  props,
  styles: { default: { width: '100%', 'max-width': '360px' } },
  slots,
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'two thirds', node: bar({ value: 65, accessibleLabel: 'Upload' }) },
  {
    name: 'with a label and its percentage',
    node: bar(
      { value: 3, max: 8, label: 'percent', accessibleLabel: 'Lessons', thickness: '12px', fillColor: '#15803d' },
      { labelLayout: [{ element: 'text', props: { text: 'Lessons' } }] },
    ),
  },
  {
    name: 'a level',
    node: bar({ value: 320.5, max: 500, label: 'value', role: 'meter', accessibleLabel: 'Litres', rounding: '0px' }),
  },
  { name: 'nobody knows how far', node: bar({ indeterminate: true, accessibleLabel: 'Loading' }) },
]
