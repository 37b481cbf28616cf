import type { NodeTemplate } from '@heddle/kit'

const masked = (name: string, props: NonNullable<NodeTemplate['props']>) => ({ name, node: { element: 'masked-input', props } })

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  masked('plain', { accessibleLabel: 'Day of birth', autocompleteToken: 'bday', required: true }),
  masked('number plate', {
    mask: 'AAA-000',
    capitals: true,
    value: 'xyz123',
    fieldName: 'plate',
    accessibleLabel: 'Number plate',
  }),
  masked('with letters of its own', { mask: '\\#HHHHHH', letters: 'H=0-9A-Fa-f', value: '#1f5f', accessibleLabel: 'Colour' }),
  masked('read-only', { mask: '0000 0000 0000 0000', value: '4242424242424242', readonly: true, accessibleLabel: 'Card' }),
  masked('disabled', { value: '01/02', disabled: true, placeholder: 'When?', accessibleLabel: 'Day' }),
]
