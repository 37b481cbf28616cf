import type { NodeTemplate } from '@heddle/kit'

const words = (text: string, tag = 'p'): NodeTemplate => ({ element: 'text', props: { text, tag } })
const tab = (text: string, props: NonNullable<NodeTemplate['props']> = {}): NodeTemplate => ({
  element: 'tab',
  props,
  slots: { children: [words(text, 'span')] },
})
const part = (text: string): NodeTemplate => ({ element: 'tab-panel', slots: { children: [words(text)] } })

const BREAD = ['Rye', 'Wheat', 'Spelt'] as const
const tabs = (props: NonNullable<NodeTemplate['props']> = {}, last: NonNullable<NodeTemplate['props']> = {}): NodeTemplate => ({
  element: 'tabs',
  props: { accessibleLabel: 'Breads', ...props },
  slots: {
    tabs: BREAD.map((bread, at) => tab(bread, at === 2 ? last : {})),
    panels: BREAD.map((bread) => part(`What there is to know of ${bread.toLowerCase()} bread.`)),
  },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'links, without a script', node: tabs() },
  { name: 'the second at first, in the middle', node: tabs({ value: 1, alignment: 'center', lineColor: '#b3261e' }) },
  { name: 'arrow keys, on the left', node: tabs({ keys: 'auto', position: 'left', transition: 'none' }) },
  {
    name: 'arrow keys and Enter, one disabled',
    node: tabs({ keys: 'manual', position: 'bottom', wraps: true }, { disabled: true }),
  },
]
