import type { NodeTemplate } from '@heddle/kit'

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22%3E%3Cpath fill=%22%231f5fe0%22 d=%22M0 0h16v9H0z%22/%3E%3Ccircle cx=%228%22 cy=%224.5%22 r=%223%22 fill=%22%23ffd35c%22/%3E%3C/svg%3E'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'by itself',
    node: { element: 'film-pause', styles: { default: { 'background-color': '#14181f', color: '#ffffff' } } },
  },
  {
    name: 'over a background video',
    node: {
      element: 'flexbox',
      styles: { default: { 'min-height': '160px', 'padding-top': '16px', 'padding-left': '16px', color: '#ffffff' } },
      slots: { children: [{ element: 'background-video', props: { poster: PICTURE } }, { element: 'film-pause' }] },
    },
  },
]
