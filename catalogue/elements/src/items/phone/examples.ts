import type { NodeTemplate } from '@heddle/kit'

const phone = (name: string, props: NonNullable<NodeTemplate['props']>) => ({ name, node: { element: 'phone', props } })

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  phone('plain', { accessibleLabel: 'Phone', required: true }),
  phone('of few countries, with a value', {
    value: '+436641234567',
    countries: 'DE, AT, CH',
    defaultCountry: 'DE',
    fieldName: 'phone',
    accessibleLabel: 'Phone',
  }),
  phone('read-only', { value: '+442079460018', readonly: true, accessibleLabel: 'Phone' }),
  phone('disabled', { disabled: true, placeholder: 'Mobile', accessibleLabel: 'Phone' }),
]
