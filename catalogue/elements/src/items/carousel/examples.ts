import type { NodeTemplate } from '@heddle/kit'

const slide = (text: string, ground: string): NodeTemplate => ({
  element: 'flexbox',
  styles: {
    default: {
      'min-height': '120px',
      'align-items': 'center',
      'justify-content': 'center',
      'background-color': ground,
      color: '#ffffff',
    },
  },
  slots: { children: [{ element: 'text', props: { text } }] },
})
const slides = (props: NonNullable<NodeTemplate['props']>): NodeTemplate => ({
  element: 'carousel',
  props: { accessibleLabel: 'Breads', ...props },
  slots: { slides: [slide('Rye', '#7c4a03'), slide('Wheat', '#0f766e'), slide('Spelt', '#7c3aed'), slide('Oat', '#1f5fe0')] },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'without a script', node: slides({}) },
  { name: 'two at a time', node: slides({ slidesPerView: 2, gap: '8px', dots: false }) },
  { name: 'fading in', node: slides({ effect: 'fade', accessibleLabel: 'Breads that fade' }) },
  { name: 'going on by itself', node: slides({ autoplay: true, timing: 20, loop: true, accessibleLabel: 'Breads of the day' }) },
]
