import { radius, type NodeTemplate } from '@heddle/kit'

/** One grey pixel. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

const avatar = (props: NonNullable<NodeTemplate['props']>): NodeTemplate => ({
  element: 'avatar',
  props,
  styles: { default: { width: '48px', 'font-size': '18px', 'font-weight': '600', ...radius('50%') } },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'the beginnings of a name', node: avatar({ name: 'Anna Smith' }) },
  { name: 'another name, another colour', node: avatar({ name: 'Борис' }) },
  { name: 'a picture', node: avatar({ name: 'Grey Pixel', url: PIXEL }) },
  { name: 'nobody', node: avatar({ name: '' }) },
]
