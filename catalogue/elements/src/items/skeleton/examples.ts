import { radius, type NodeTemplate } from '@heddle/kit'

const shape = (animationType: string, styles: Readonly<Record<string, string>>): NodeTemplate => ({
  element: 'skeleton',
  props: { animationType },
  styles: { default: { 'background-color': 'light-dark(#e3e7ee, #2c3442)', ...styles } },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'a line with a wave', node: shape('wave', { width: '240px', height: '16px' }) },
  { name: 'a picture that shimmers', node: shape('shimmer', { width: '240px', height: '120px' }) },
  { name: 'a portrait that pulses', node: shape('pulse', { width: '48px', height: '48px', ...radius('50%') }) },
]
