import type { NodeTemplate } from '@heddle/kit'

const code = (name: string, props: NonNullable<NodeTemplate['props']>) => ({
  name,
  node: { element: 'one-time-code', props: { accessibleLabel: 'Code from the message', ...props } },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  code('plain', { fieldName: 'code', required: true }),
  code('in two parts, begun', { format: 'xxx-xxx', value: '12-34' }),
  code('letters, sent when complete', { format: 'xxxx', kind: 'alphanumeric', capitals: true, value: 'a1', autoSubmit: true }),
  code('hidden and read-only', { format: 'xxxx', value: '1234', masked: true, readonly: true }),
  code('disabled', { value: '123456', disabled: true }),
]
