import type { NodeTemplate } from '@heddle/kit'

const number = (props: NonNullable<NodeTemplate['props']>): NodeTemplate => ({
  element: 'number-display',
  props,
  styles: { default: { 'font-size': '24px' } },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'a price', node: number({ value: 1249.5, prefix: 'from ' }) },
  { name: 'a price in euros, as in Germany', node: number({ value: 1249.5, currency: 'EUR', locale: 'de' }) },
  { name: 'a share', node: number({ style: 'percent', value: 0.125, fractionDigits: 1 }) },
  { name: 'a temperature', node: number({ style: 'unit', value: -4, fractionDigits: 0, unit: 'celsius' }) },
  { name: 'a large number, short', node: number({ style: 'decimal', value: 1284000, notation: 'compact', fractionDigits: 1 }) },
  {
    name: 'a number of an order',
    node: number({ style: 'decimal', value: 42, fractionDigits: 0, minimumIntegerDigits: 5, thousandsSeparator: false }),
  },
]
