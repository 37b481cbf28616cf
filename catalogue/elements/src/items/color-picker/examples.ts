import type { NodeTemplate } from '@heddle/kit'

const named = { accessibleLabel: 'Colour', value: '#1f5fe0' } as const

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'plain', node: { element: 'color-picker', props: { accessibleLabel: 'Colour' } } },
  {
    name: 'with opacity, as rgb',
    node: { element: 'color-picker', props: { ...named, value: '#b4530980', alpha: true, format: 'rgb', fieldName: 'paint' } },
  },
  {
    name: 'as hsl, required',
    node: { element: 'color-picker', props: { ...named, format: 'hsl', required: true, swatches: [] } },
  },
  { name: 'read-only', node: { element: 'color-picker', props: { ...named, readonly: true } } },
  { name: 'disabled', node: { element: 'color-picker', props: { ...named, disabled: true } } },
]
