import type { NodeTemplate } from '@heddle/kit'

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22%3E%3Cpath fill=%22%231f5fe0%22 d=%22M0 0h16v9H0z%22/%3E%3Ccircle cx=%228%22 cy=%224.5%22 r=%223%22 fill=%22%23ffd35c%22/%3E%3C/svg%3E'
const WIDTH = { default: { width: '320px', 'background-color': '#14181f' } } as const

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'a file',
    node: { element: 'video', props: { title: 'How we bake', poster: PICTURE, preload: 'none' }, styles: WIDTH },
  },
  {
    name: 'of YouTube, behind a press',
    node: {
      element: 'video',
      props: { provider: 'youtube', address: 'M7lc1UVf-VE', title: 'How we bake', poster: PICTURE },
      styles: WIDTH,
    },
  },
  {
    name: 'of Vimeo, from a second on',
    node: {
      element: 'video',
      props: { provider: 'vimeo', address: 'https://vimeo.com/76979871', start: 12, title: 'How we sell' },
      styles: WIDTH,
    },
  },
]
