import type { NodeTemplate } from '@heddle/kit'

/** One grey pixel. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'first screen',
    node: {
      element: 'image',
      props: { url: PIXEL, alt: 'A grey dot', loading: 'eager' },
      styles: { default: { width: '120px', height: '80px', 'object-fit': 'cover' } },
    },
  },
  { name: 'further down', node: { element: 'image', props: { url: PIXEL, alt: '', loading: 'lazy' } } },
  {
    name: 'with a colour over it',
    node: {
      element: 'image',
      props: { url: PIXEL, overlay: 'linear-gradient(to top, rgb(20 24 31 / 0.8), transparent)' },
      styles: { default: { width: '120px', height: '80px' } },
    },
  },
  {
    name: 'another where there is none',
    node: {
      element: 'image',
      props: { fallbackUrl: PIXEL, alt: 'A grey dot' },
      styles: { default: { width: '120px', height: '80px' } },
    },
  },
  {
    name: 'another where there is none, with a colour over it',
    node: {
      element: 'image',
      props: { fallbackUrl: PIXEL, alt: '', overlay: '#1f5fe080' },
      styles: { default: { width: '120px', height: '80px' } },
    },
  },
  { name: 'no picture yet', node: { element: 'image' } },
]
