import type { NodeTemplate } from '@heddle/kit'

const words = (text: string): NodeTemplate => ({ element: 'text', props: { text, tag: 'span' } })
const link = (text: string): NodeTemplate => ({ element: 'link-block', slots: { children: [words(text)] } })
const bar = (props: NonNullable<NodeTemplate['props']>, more: readonly NodeTemplate[] = []): NodeTemplate => ({
  element: 'navigation-bar',
  props,
  slots: { brand: [words('Bakery')], links: [link('Breads'), link('Opening hours'), ...more] },
})
const submenu: NodeTemplate = {
  element: 'dropdown',
  slots: {
    triggerLayout: [{ element: 'button', props: { text: 'About us' } }],
    dropdownLayout: [
      {
        element: 'flexbox',
        styles: { default: { 'background-color': '#ffffff', color: '#14181f', 'padding-left': '12px' } },
        slots: { children: [link('People'), link('Flour')] },
      },
    ],
  },
}

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'with a submenu', node: bar({}, [submenu]) },
  { name: 'always behind a button', node: bar({ collapse: 'always', accessibleLabel: 'More' }) },
  { name: 'that wraps', node: bar({ collapse: 'never', accessibleLabel: 'All', isSticky: false }) },
]
