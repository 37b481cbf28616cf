import type { NodeTemplate } from '@heddle/kit'

const label: NodeTemplate = { element: 'text', props: { text: 'I agree', tag: 'span' } }

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'plain', node: { element: 'checkbox', slots: { label: [label] } } },
  {
    name: 'ticked, required, with a name in its form',
    node: { element: 'checkbox', props: { value: true, required: true, fieldName: 'terms' }, slots: { label: [label] } },
  },
  { name: 'without a text beside it', node: { element: 'checkbox', props: { accessibleLabel: 'Chosen' } } },
  { name: 'neither', node: { element: 'checkbox', props: { accessibleLabel: 'All', indeterminate: true } } },
  { name: 'read-only', node: { element: 'checkbox', props: { accessibleLabel: 'Sent', value: true, readonly: true } } },
  { name: 'disabled', node: { element: 'checkbox', props: { accessibleLabel: 'Sent', disabled: true } } },
]
