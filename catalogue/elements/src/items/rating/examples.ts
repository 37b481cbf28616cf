import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'plain', node: { element: 'rating', props: { accessibleLabel: 'Your rating' } } },
  {
    name: 'four and a half of six, to be taken back',
    node: {
      element: 'rating',
      props: {
        value: 4.5,
        max: 6,
        half: true,
        clearable: true,
        fieldName: 'stars',
        icon: 'heart',
        accessibleLabel: 'Your rating',
      },
    },
  },
  { name: 'read-only', node: { element: 'rating', props: { value: 4, readonly: true, accessibleLabel: 'Rated' } } },
  {
    name: 'required and disabled',
    node: { element: 'rating', props: { value: 2, required: true, disabled: true, accessibleLabel: 'Your rating' } },
  },
]
