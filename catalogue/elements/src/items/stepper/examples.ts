import type { NodeTemplate } from '@heddle/kit'

const stepper = (name: string, props: NonNullable<NodeTemplate['props']>) => ({ name, node: { element: 'stepper', props } })

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  stepper('plain', { accessibleLabel: 'Guests' }),
  stepper('with a unit and decimals', {
    value: 2.5,
    step: 0.25,
    max: 10,
    unit: 'kg',
    fieldName: 'weight',
    accessibleLabel: 'Weight',
  }),
  stepper('at its least', { value: 1, min: 1, max: 9, required: true, accessibleLabel: 'Rooms' }),
  stepper('read-only', { value: 3, readonly: true, accessibleLabel: 'Guests' }),
  stepper('disabled', { value: 3, disabled: true, unit: 'pcs', accessibleLabel: 'Pieces' }),
]
